import type { Item } from '@capivira/core/editing/contract'
import type { Card, Question } from '@capivira/generation/items'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeCards, makeMaterial, makeQuiz } from '../../../test/factories.ts'
import { card, page } from '../../../test/processing.ts'
import { materialPages, spareItems, words } from '../materials/tables.ts'

let school: TestApp
let teacher: Awaited<ReturnType<TestApp['signedIn']>>
let pupil: Awaited<ReturnType<TestApp['signedIn']>>
let materialId: number
beforeAll(async () => {
  school = await startTestApp()
  teacher = await school.signedIn('teacher')
  pupil = await school.signedIn('student')
})
afterAll(() => school.close())
beforeEach(async () => {
  materialId = (await makeMaterial(school.connection.db, { teacherId: teacher.id, pageCount: 3 })).id
})

const db = () => school.connection.db
const noSource = { sourcePage: null, sourceQuote: null }
const cardContent = { kind: 'card', question: 'O que é a água?', answer: 'Um líquido.', difficulty: 'fácil' }
const items = async () => (await teacher.get<Item[]>(`/api/materials/${materialId}/items`)).body
const put = <Body = unknown>(url: string, payload: object) => teacher.send<Body>({ method: 'PUT', url, payload })
const add = (content: object, source: object = noSource) =>
  teacher.post<Item & { message: string; errors: object }>(`/api/materials/${materialId}/items`, { content, source })
const only = <Row>([row]: Row[]): Row => {
  if (!row) throw new Error('no row')
  return row
}

describe('editing', () => {
  test('writes the new words, keeps the source, and tells the second window that it is late', async () => {
    const { id, sourceQuote } = only(await makeCards(db(), 1, { materialId }))
    const edited = await put<Item>(`/api/items/card/${id}`, { revision: 1, content: cardContent })
    expect(edited.status).toBe(200)
    expect(edited.body).toMatchObject({
      ...cardContent,
      id,
      revision: 2,
      edited: true,
      origin: 'generated',
      sourcePage: 1,
      sourceQuote,
    })
    const late = await put<{ message: string }>(`/api/items/card/${id}`, {
      revision: 1,
      content: { ...cardContent, answer: 'Outra resposta.' },
    })
    expect(late).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Este item foi alterado em outra janela/) },
    })
    expect(await items()).toEqual([edited.body])
  })

  test('of two windows that save at once one is late', async () => {
    const { id } = only(await makeCards(db(), 1, { materialId }))
    const saves = ['Uma.', 'Outra.'].map(answer =>
      put(`/api/items/card/${id}`, { revision: 1, content: { ...cardContent, answer } }),
    )
    expect((await Promise.all(saves)).map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('a question keeps its right option, and what is wrong is said in Portuguese', async () => {
    const { questions } = await makeQuiz(db(), 1, { materialId })
    const url = `/api/items/question/${only(questions).id}`
    const content = {
      kind: 'question',
      question: 'Qual é o maior rio?',
      options: ['Amazonas', 'Tietê', 'São Francisco'],
      correctAnswer: 0,
      explanation: null,
      difficulty: 'médio',
    }
    const { status, body } = await put(url, { revision: 1, content })
    expect([status, body]).toMatchObject([200, { ...content, revision: 2 }])
    const wrong = async (change: object) => (await put(url, { revision: 2, content: { ...content, ...change } })).body
    expect(await wrong({ options: ['Amazonas', ' amazonas '] })).toMatchObject({
      errors: { 'content.options': 'Há duas alternativas iguais' },
    })
    expect(await wrong({ correctAnswer: 3 })).toMatchObject({
      errors: { 'content.correctAnswer': 'Marque a alternativa certa' },
    })
    expect(await wrong({ question: '  ' })).toMatchObject({ errors: { 'content.question': 'Escreva a pergunta' } })
    expect(await wrong({ options: ['Amazonas', ''] })).toMatchObject({
      errors: { 'content.options.1': 'Escreva a alternativa' },
    })
  })

  test('a word is one word of letters', async () => {
    const row = { materialId, word: 'água', hint: 'Mata a sede', position: 0, fingerprint: 'w', createdAt: new Date() }
    const { id } = only(await db().insert(words).values(row).returning())
    const content = { kind: 'word', word: 'Água', hint: 'Cai do céu quando chove' }
    expect((await put(`/api/items/word/${id}`, { revision: 1, content })).body).toMatchObject(content)
    const two = await put(`/api/items/word/${id}`, { revision: 2, content: { ...content, word: 'água doce' } })
    expect(two).toMatchObject({
      status: 400,
      body: { message: 'Use uma palavra só, com pelo menos 3 letras, sem espaços nem hífen' },
    })
  })
})

describe('hiding and removing', () => {
  const shown = async () =>
    (await pupil.get<{ question: string }[]>(`/api/materials/${materialId}/cards`)).body.map(item => item.question)

  test('pupils see what is shown; what was removed can come back', async () => {
    const [first, second] = await makeCards(db(), 2, { materialId })
    const state = (id: number | undefined, to: string) => put(`/api/items/card/${id}/state`, { state: to })
    expect((await state(first?.id, 'hidden')).body).toEqual({ message: 'Os alunos não veem mais este card' })
    expect(await shown()).toEqual(['Pergunta 2?'])
    expect((await items()).map(item => item.state)).toEqual(['hidden', 'shown'])
    expect((await pupil.get(`/api/materials/${materialId}`)).body).toMatchObject({ flipCardsCount: 1 })
    await state(second?.id, 'removed')
    expect(await items()).toHaveLength(1)
    expect((await put(`/api/items/card/${second?.id}`, { revision: 1, content: cardContent })).status).toBe(404)
    await state(second?.id, 'shown')
    await state(first?.id, 'shown')
    expect(await shown()).toEqual(['Pergunta 1?', 'Pergunta 2?'])
  })

  test("counts the pupils' progress anew", async () => {
    const [first, second] = await makeCards(db(), 2, { materialId })
    await pupil.post(`/api/cards/${first?.id}/review`, { difficulty: 'fácil' })
    const progress = async () => {
      const { body } = await pupil.get<{ id: number; totalCards: number; cardsStudied: number }[]>('/api/progress')
      return body.find(({ id }) => id === materialId)
    }
    expect(await progress()).toMatchObject({ totalCards: 2, cardsStudied: 1 })
    await put(`/api/items/card/${second?.id}/state`, { state: 'hidden' })
    expect(await progress()).toMatchObject({ totalCards: 1, cardsStudied: 1 })
    await put(`/api/items/card/${first?.id}/state`, { state: 'hidden' })
    await put(`/api/items/card/${second?.id}/state`, { state: 'shown' })
    expect(await progress()).toMatchObject({ totalCards: 1, cardsStudied: 0 })
  })

  test('a pupil who takes the quiz meanwhile keeps the result', async () => {
    const { questions } = await makeQuiz(db(), 3, { materialId })
    const answers = questions.map(({ id }) => ({ questionId: id, option: 'B' }))
    await put(`/api/items/question/${questions[0]?.id}/state`, { state: 'removed' })
    const { status, body } = await pupil.post(`/api/materials/${materialId}/quiz-attempts`, {
      score: 3,
      totalQuestions: 3,
      answers,
    })
    expect([status, body]).toMatchObject([201, { score: 3, totalQuestions: 3 }])
    expect((await pupil.get(`/api/materials/${materialId}/quiz-questions`)).body).toHaveLength(2)
  })
})

describe('own items', () => {
  test('a card, a question and a word, with or without a passage', async () => {
    await makeCards(db(), 1, { materialId })
    const question = {
      kind: 'question',
      question: 'Qual é o maior rio?',
      options: ['Amazonas', 'Tietê'],
      correctAnswer: 0,
      explanation: 'Tem 6.400 km.',
      difficulty: 'difícil',
    }
    const word = { kind: 'word', word: 'rio', hint: 'Corre para o mar' }
    const source = { sourcePage: 2, sourceQuote: 'O Amazonas é o maior rio.' }
    expect((await add(cardContent)).body).toMatchObject({
      ...cardContent,
      origin: 'teacher',
      engine: null,
      ...noSource,
    })
    expect((await add(question, source)).body).toMatchObject({ ...question, ...source })
    expect((await add(word)).body).toMatchObject(word)
    expect((await items()).map(({ kind, origin }) => [kind, origin])).toEqual([
      ['card', 'generated'],
      ['card', 'teacher'],
      ['question', 'teacher'],
      ['word', 'teacher'],
    ])
    expect((await pupil.get(`/api/materials/${materialId}/quiz-questions`)).body).toHaveLength(1)
  })

  test('the passage of an own item can change, within the pages there are', async () => {
    const { id } = (await add(cardContent)).body
    const edit = (revision: number, source: object) =>
      put<Item & { errors: object }>(`/api/items/card/${id}`, { revision, content: cardContent, source })
    expect((await edit(1, { sourcePage: 3, sourceQuote: 'Água.' })).body).toMatchObject({ sourcePage: 3 })
    expect(await edit(2, { sourcePage: 4, sourceQuote: null })).toMatchObject({
      status: 400,
      body: { errors: { 'source.sourcePage': 'Este material tem 3 páginas' } },
    })
    expect((await add(cardContent, { sourcePage: null, sourceQuote: 'Água.' })).body).toMatchObject({
      errors: { 'source.sourcePage': 'Diga em que página está o trecho' },
    })
  })
})

describe('more on a part', () => {
  const question = (name: string): Question => ({
    ...card(name),
    options: ['água', 'fogo', 'ar'],
    correctAnswer: 0,
    explanation: 'Está na página 1.',
    answerType: 'term',
  })
  const spare = (kind: 'card' | 'question', place: number, onPage: number, item: Card | Question) =>
    db()
      .insert(spareItems)
      .values({ materialId, kind, place, page: onPage, category: item.category, fingerprint: item.fingerprint, item })
  const more = async (body: object) =>
    (await teacher.post<{ items: Item[]; message: string }>(`/api/materials/${materialId}/items/more`, body)).body
  const asks = (given: Item[]) => given.map(item => ('question' in item ? item.question : item.word))

  test('gives the best five of a page, then the rest, then says that there are no more', async () => {
    await makeCards(db(), 1, { materialId, fingerprint: 'água' })
    await spare('card', 0, 2, card('água'))
    for (const [place, name] of ['a', 'b', 'c', 'd', 'e', 'f'].entries()) await spare('card', place + 1, 2, card(name))
    await spare('card', 9, 3, card('z'))
    const first = await more({ kind: 'card', page: 2 })
    expect(asks(first.items)).toEqual(['a', 'b', 'c', 'd', 'e'].map(name => `O que é ${name}?`))
    expect(first).toMatchObject({
      items: [{ origin: 'requested', engine: 'extractive' }, {}, {}, {}, {}],
      message: '5 cards novos, já disponíveis para os alunos.',
    })
    expect(await more({ kind: 'card', page: 2 })).toMatchObject({
      items: [{ question: 'O que é f?' }],
      message: '1 card novo, já disponível para os alunos.',
    })
    expect(await more({ kind: 'card', page: 2 })).toEqual({
      items: [],
      message: 'Desta parte do texto não saem mais cards bons. Você pode escrever outros com as suas palavras.',
    })
    expect(await items()).toHaveLength(7)
  })

  test('questions of a part by its name; a removed one is not given again', async () => {
    await spare('question', 0, 1, question('rio'))
    await spare('question', 1, 1, { ...question('mar'), category: 'Outra parte' })
    const given = await more({ kind: 'question', category: 'Conceitos' })
    expect(asks(given.items)).toEqual(['O que é rio?'])
    await put(`/api/items/question/${given.items[0]?.id}/state`, { state: 'removed' })
    expect(await more({ kind: 'question', category: 'Conceitos' })).toEqual({
      items: [],
      message: 'Desta parte do texto não saem mais questões boas. Você pode escrever outras com as suas palavras.',
    })
  })

  test('two windows that ask at once get each item once', async () => {
    for (const [place, name] of ['a', 'b', 'c'].entries()) await spare('card', place, 1, card(name))
    await Promise.all([more({ kind: 'card', page: 1 }), more({ kind: 'card', page: 1 })])
    expect(asks(await items()).sort()).toEqual(['O que é a?', 'O que é b?', 'O que é c?'])
  })
})

test('the pages: read, doubtful, unreadable, with the sentence that names the doubtful ones', async () => {
  const pages = [page(1), { ...page(2), source: 'ocr' as const, confidence: 61 }, page(3, '')]
  await db()
    .insert(materialPages)
    .values(pages.map(row => ({ materialId, number: row.number, page: row })))
  expect((await teacher.get(`/api/materials/${materialId}/coverage`)).body).toEqual({
    pages: [
      { page: 1, reading: 'read' },
      { page: 2, reading: 'doubtful' },
      { page: 3, reading: 'unreadable' },
    ],
    message:
      'A página 2 foi lida com dificuldade (imagem pouco nítida). Confira os itens criados a partir dela, ou ' +
      'envie uma foto mais nítida, com luz por igual.',
  })
})

test('advice comes from the gates, in sentences, and what has no flaw gets none', async () => {
  const quote = 'A fotossíntese é o processo pelo qual as plantas produzem seu próprio alimento com a luz do sol.'
  await db()
    .insert(materialPages)
    .values({ materialId, number: 2, page: page(2, quote) })
  const advise = async (content: object, source: object = noSource) =>
    (await teacher.post<{ advice: string[] }>(`/api/materials/${materialId}/items/advice`, { content, source })).body
  const good = {
    kind: 'card',
    question: 'O que é a fotossíntese?',
    answer: 'É o processo pelo qual as plantas produzem seu próprio alimento com a luz do sol.',
    difficulty: 'médio',
  }
  const source = { sourcePage: 2, sourceQuote: quote }
  expect(await advise(good, source)).toEqual({ advice: [] })
  expect(await advise({ ...good, question: 'O que é a fotossíntese' }, source)).toEqual({
    advice: ['A pergunta deve terminar com ponto de interrogação.'],
  })
  expect((await advise({ ...good, answer: 'É um processo que acontece em 1822.' }, source)).advice).toContain(
    '“1822” está na resposta, mas não no trecho citado.',
  )
  expect((await advise({ kind: 'word', word: 'planta', hint: 'Toda planta faz fotossíntese.' })).advice).toEqual([
    'A dica entrega a palavra: “planta”.',
  ])
})
