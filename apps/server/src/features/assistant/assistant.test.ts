import { fingerprintOf } from '@capivira/generation/items/identity'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type Visitor } from '../../../test/app.ts'
import type { Person } from '../../../test/children.ts'
import { makeCards, makeMaterial, makeQuiz, makeSubject, makeWords } from '../../../test/factories.ts'
import { lesson } from '../../../test/lesson.ts'
import { subjectClasses } from '../classes/tables.ts'
import { flipCards, materialPages, materials, words } from '../materials/tables.ts'
import { quizQuestions } from '../quizzes/tables.ts'

let school: TestApp
let owner: Person
beforeAll(async () => {
  school = await startTestApp()
  owner = await school.signedIn('teacher')
})
afterAll(() => school.close())

/** A material of the demo text, read and without items. */
async function material(teacherId = owner.id): Promise<{ id: number; url: (call: string) => string }> {
  const { db } = school.connection
  const subject = await makeSubject(db, { teacherId, name: 'História' })
  const { id } = await makeMaterial(db, { teacherId, subjectId: subject.id, title: 'A corte no Brasil', pageCount: 2 })
  for (const page of lesson(10).pages)
    await db.insert(materialPages).values({ materialId: id, number: page.number, page })
  return { id, url: call => `/api/materials/${id}/${call}` }
}

const bloqueio =
  'Em 1806, Napoleão decretou o Bloqueio Continental, medida que proibia os países europeus de comercializar ' +
  'com a Inglaterra.'
const esquadra = 'A esquadra aportou em Salvador em janeiro de 1808.'
const pacto =
  'A medida encerrou o pacto colonial, conjunto de regras que obrigava a colônia a comprar e a vender apenas ' +
  'por intermédio da metrópole.'
const answer = `Claro! Aqui está:

**C1** | p. 1
**P:** Quem decretou o Bloqueio Continental em 1806?
**R:** Napoleão
**F:** ${bloqueio}

C2 | p. 1
P: Em que ano a esquadra aportou em Salvador?
R: Em 1810
F: ${esquadra}

Q1 | p. 1
P: Em que cidade a esquadra aportou em janeiro de 1808?
R: Salvador
E: Recife
E: Olinda
E: Belém
X: A esquadra aportou em Salvador em janeiro de 1808.
F: ${esquadra}

W1 | p. 2
W: colônia
D: Era obrigada a comprar e a vender apenas por intermédio da metrópole
F: ${pacto}

FIM C2 Q1 W1`

type Reply = {
  items: { label: string; outcome: string; reason: string | null; sourcePage: number | null }[]
  retryPrompt: string | null
}
type Left = { left: number; rest: string | null; message: string | null }
const outcomes = ({ items }: Reply) => items.map(({ label, outcome }) => `${label} ${outcome}`)

describe('an answer that was pasted', () => {
  test('is proved item by item, saved, and adds nothing when it is pasted again', async () => {
    const { db } = school.connection
    const { id, url } = await material()
    const looked = await owner.post(url('assistant-answer'), { text: answer, preview: true })
    expect(looked.status).toBe(200)
    expect(await db.select().from(flipCards).where(eq(flipCards.materialId, id))).toEqual([])

    const { body: reply } = await owner.post<Reply>(url('assistant-answer'), { text: answer })
    expect(outcomes(reply)).toEqual(['C1 published', 'C2 refused', 'Q1 published', 'W1 published'])
    expect(reply).toMatchObject({ published: 3, suggested: 0, refused: 1, duplicates: 0 })
    expect(reply.retryPrompt).toContain('C2\nP: Em que ano a esquadra aportou em Salvador?')
    expect(reply.retryPrompt).not.toContain('C1\n')

    const [card, ...more] = await db.select().from(flipCards).where(eq(flipCards.materialId, id))
    expect(more).toEqual([])
    expect(card).toMatchObject({
      question: 'Quem decretou o Bloqueio Continental em 1806?',
      answer: 'Napoleão',
      engine: 'model',
      origin: 'requested',
      publication: 'published',
      sourcePage: 1,
      sourceQuote: bloqueio,
    })
    const { body: again } = await owner.post<Reply>(url('assistant-answer'), { text: answer })
    expect(outcomes(again)).toEqual(['C1 duplicate', 'C2 refused', 'Q1 duplicate', 'W1 duplicate'])
    expect((await db.select().from(flipCards).where(eq(flipCards.materialId, id))).length).toBe(1)
    expect((await db.select().from(words).where(eq(words.materialId, id))).length).toBe(1)

    await db.update(flipCards).set({ publication: 'withdrawn' }).where(eq(flipCards.materialId, id))
    const { body: refused } = await owner.post<Reply>(url('assistant-answer'), { text: answer })
    expect(refused.items[0]).toMatchObject({ outcome: 'refused', reason: 'Você já recusou este item.' })
  })

  test('waits whole where its teacher looks at everything first', async () => {
    const { db } = school.connection
    const { id, url } = await material()
    await db.update(materials).set({ publicationPolicy: 'reviewed' }).where(eq(materials.id, id))
    const { body: reply } = await owner.post<Reply>(url('assistant-answer'), { text: answer })
    expect(outcomes(reply)).toEqual(['C1 suggested', 'C2 refused', 'Q1 suggested', 'W1 suggested'])
    const saved = await db.select().from(quizQuestions).where(eq(quizQuestions.sourceQuote, esquadra))
    expect(saved.map(({ publication }) => publication).sort()).toEqual(['published', 'suggested'])
    const { body: again } = await owner.post<Reply>(url('assistant-answer'), { text: answer })
    expect(outcomes(again)).toEqual(['C1 suggested', 'C2 refused', 'Q1 suggested', 'W1 suggested'])
    expect(again.items[0]?.reason).toBe('Este item já espera a sua revisão.')
    expect((await db.select().from(flipCards).where(eq(flipCards.materialId, id))).length).toBe(1)
  })

  test('waits where its passage says the contrary, also where all goes to pupils', async () => {
    const { db } = school.connection
    const { id, url } = await material()
    await db.update(materials).set({ publicationPolicy: 'all' }).where(eq(materials.id, id))
    const turned = `P: Que medida permitia aos países europeus comercializar com a Inglaterra?
R: O Bloqueio Continental
F: ${bloqueio}

P: Que países sofreram com a medida de Napoleão?
R: Os países europeus
F: ${bloqueio}

FIM`
    await owner.post<Reply>(url('assistant-answer'), { text: turned })
    const standing = async () =>
      (await db.select().from(flipCards).where(eq(flipCards.materialId, id)).orderBy(flipCards.id)).map(
        ({ publication, publicationReason }) => [publication, publicationReason],
      )
    const waits = [
      ['suggested', 'contradicted'],
      ['published', null],
    ]
    expect(await standing()).toEqual(waits)
    // Chosen anew, the policy lets through what waited, but for this.
    const { body } = await owner.send<{ published: number }>({
      method: 'PUT',
      url: url('publication-policy'),
      payload: { policy: 'all' },
    })
    expect(body.published).toBe(0)
    expect(await standing()).toEqual(waits)
  })

  test('takes the place of what only waits: no pupil sees that, so it is no duplicate', async () => {
    const { db } = school.connection
    const { id, url } = await material()
    const waits = { materialId: id, publication: 'suggested', publicationReason: 'uncertain', certainty: 0.4 } as const
    const fingerprint = fingerprintOf('word', 'colônia')
    const old = { sourcePage: 2, sourceQuote: pacto, factKind: 'definition', fingerprint }
    await makeWords(db, ['colônia'], { ...waits, ...old, hint: 'Palavra do texto' })
    const said = { question: 'O que fez Napoleão em 1806?', answer: 'napoleão', sourcePage: 1, sourceQuote: bloqueio }
    await makeCards(db, 1, { ...waits, ...said })
    const { body: reply } = await owner.post<Reply>(url('assistant-answer'), { text: answer })
    expect(outcomes(reply)).toEqual(['C1 published', 'C2 refused', 'Q1 published', 'W1 published'])
    const named = await db.select().from(words).where(eq(words.materialId, id))
    expect(named).toMatchObject([
      {
        word: 'colônia',
        hint: 'Era obrigada a comprar e a vender apenas por intermédio da metrópole',
        publication: 'published',
        publicationReason: null,
        certainty: null,
        factKind: null,
        engine: 'model',
        pasted: true,
        revision: 2,
        fingerprint,
      },
    ])
    const cards = await db.select().from(flipCards).where(eq(flipCards.materialId, id))
    expect(cards).toMatchObject([
      { question: 'Quem decretou o Bloqueio Continental em 1806?', answer: 'Napoleão', publication: 'published' },
    ])
    expect(cards[0]?.shownAt).not.toBeNull()
  })

  test('leaves to its teacher what pupils’ answers speak against, and what was hidden', async () => {
    const { db } = school.connection
    const { id, url } = await material()
    const said = { answer: 'Napoleão', sourcePage: 1, sourceQuote: bloqueio }
    await makeCards(db, 1, { materialId: id, ...said, publication: 'suggested', publicationReason: 'answers' })
    await makeWords(db, ['colônia'], { materialId: id, publication: 'suggested', state: 'hidden' })
    const ofKind = { publication: 'withdrawn', publicationReason: 'kind', sourceQuote: esquadra } as const
    const question = { ...ofKind, options: ['Salvador', 'Recife'], correctAnswer: 0 }
    await makeQuiz(db, 1, { materialId: id, question })
    const { body: reply } = await owner.post<Reply>(url('assistant-answer'), { text: answer })
    expect(outcomes(reply)).toEqual(['C1 suggested', 'C2 refused', 'Q1 refused', 'W1 refused'])
    expect(reply.items[0]?.reason).toBe('As respostas dos alunos falam contra este item: decida na revisão.')
    expect(reply.items[2]?.reason).toBe('A escola retirou este tipo de item.')
    expect((await db.select().from(words).where(eq(words.materialId, id)))[0]?.publication).toBe('suggested')
  })

  test('of more items than are looked at the rest comes back, to be sent next', async () => {
    const { url } = await material()
    const item = (at: number) => `C${at} | p. 1\nP: O que é ${at}?\nR: O ${at}\nF: O ${at} não está no texto.`
    const text = Array.from({ length: 605 }, (_, at) => item(at + 1)).join('\n\n')
    const { body } = await owner.post<Reply & Left>(url('assistant-answer'), { text, preview: true })
    expect(body.items).toHaveLength(600)
    expect(body.left).toBe(5)
    expect(body.rest?.split('\n')[0]).toBe('C601 | p. 1')
    expect(body.message).toBe(
      'Conferimos os primeiros 600 itens; mande o resto em outra resposta: o que falta continua no campo acima.',
    )
  })

  test('waits on a page that was hard to read, however well it is proved', async () => {
    const { db } = school.connection
    const { id, url } = await material()
    const doubtful = { page: sql`jsonb_set(${materialPages.page}, '{confidence}', '61')` }
    await db
      .update(materialPages)
      .set(doubtful)
      .where(and(eq(materialPages.materialId, id), eq(materialPages.number, 1)))
    const { body: reply } = await owner.post<Reply>(url('assistant-answer'), { text: answer })
    expect(outcomes(reply)).toEqual(['C1 suggested', 'C2 refused', 'Q1 suggested', 'W1 published'])
    expect(reply.items[0]?.reason).toBe('A página foi lida com dificuldade: confira com o PDF.')
    const [card] = await db.select().from(flipCards).where(eq(flipCards.materialId, id))
    expect(card).toMatchObject({ publication: 'suggested', publicationReason: 'reading', pasted: true })
  })

  test.each([
    ['talk without an item', 'Não consegui ler o arquivo.', 400],
    ['more than anybody pastes', 'a'.repeat(401_000), 413],
    ['more than that in letters of two bytes', 'ã'.repeat(200_500), 413],
    ['control signs', '\u0007'.repeat(401_000), 413],
  ])('is refused: %s', async (_, text, status) => {
    const { url } = await material()
    const reply = await owner.post(url('assistant-answer'), { text })
    expect(reply.status).toBe(status)
  })
})

test('the prompt holds the text with its pages', async () => {
  const { url } = await material()
  const { body } = await owner.get<{ parts: { text: string; prompt: string }[] }>(url('assistant-prompt'))
  const { parts } = body
  expect(parts.length).toBe(1)
  expect(parts[0]?.text).toMatch(/^\[p\. 1\]\n/)
  expect(parts[0]?.text).toContain('\n\n[p. 2]\n')
  expect(parts[0]?.prompt).toContain('Matéria: História. Texto: “A corte no Brasil”.')
})

test('the prompt names the years of the classes that study it, never a class', async () => {
  const { db } = school.connection
  const { id, url } = await material()
  const { body: turma } = await owner.post<{ id: number }>('/api/classes', { name: '8º ano Jacarandá' })
  const [of] = await db.select({ subjectId: materials.subjectId }).from(materials).where(eq(materials.id, id))
  await db.insert(subjectClasses).values({ subjectId: of?.subjectId ?? 0, classId: turma.id })
  const { body } = await owner.get<{ parts: { prompt: string }[] }>(url('assistant-prompt'))
  expect(body.parts[0]?.prompt).toContain('do 8º ano do Ensino Fundamental, de 13 a 14 anos')
  expect(body.parts[0]?.prompt).not.toContain('Jacarandá')
})

test('somebody else’s material is not found, and pupils may not ask', async () => {
  const { url } = await material()
  const [other, pupil, admin] = [
    await school.signedIn('teacher'),
    await school.signedIn('student'),
    await school.signedIn('admin'),
  ]
  const statuses = async (who: Visitor) => [
    (await who.get(url('assistant-prompt'))).status,
    (await who.post(url('assistant-answer'), { text: answer, preview: true })).status,
  ]
  expect(await statuses(other)).toEqual([404, 404])
  expect(await statuses(pupil)).toEqual([403, 403])
  expect(await statuses(admin)).toEqual([200, 200])
})
