import type { Item } from '@capivira/core/editing/contract'
import type { Review } from '@capivira/core/review/contract'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type Visitor } from '../../../test/app.ts'
import { makeCards, makeMaterial, makeQuiz, makeUser, makeWords } from '../../../test/factories.ts'
import { quizAnswers, quizAttempts } from '../quizzes/tables.ts'
import { weighAnswers } from './weigh-answers.ts'

let school: TestApp
let teacher: Visitor & { id: string }
let admin: Visitor & { id: string }
let pupil: Visitor & { id: string }
let materialId: number

beforeAll(async () => {
  school = await startTestApp()
  teacher = await school.signedIn('teacher')
  admin = await school.signedIn('admin')
  pupil = await school.signedIn('student')
})
afterAll(() => school.close())
beforeEach(async () => {
  materialId = (await makeMaterial(db(), { teacherId: teacher.id, pageCount: 3 })).id
})

const db = () => school.connection.db
const waiting = { publication: 'suggested', publicationReason: 'uncertain' } as const
const review = async (who: Visitor = teacher) => (await who.get<Review>(`/api/materials/${materialId}/review`)).body
const put = <Body = Answered>(url: string, payload: object, who: Visitor = teacher) =>
  who.send<Body>({ method: 'PUT', url, payload })
type Answered = { item: Item; waiting: number; message: string; offer: Item | null; code?: string; current?: Item }
const verdictOf = ({ kind, id }: { kind: string; id: number }) => `/api/items/${kind}/${id}/verdict`
const seen = async () =>
  (await pupil.get<{ question: string }[]>(`/api/materials/${materialId}/cards`)).body.map(({ question }) => question)
const only = <Row>([row]: readonly Row[]): Row => {
  if (!row) throw new Error('no row')
  return row
}
const suggested = async (more: object = {}) =>
  only(await makeCards(db(), 1, { materialId, question: 'O que é o rio?', ...waiting, ...more }))

describe('the review of a material', () => {
  test('lists what waits, the likeliest first, and how far it is', async () => {
    await makeCards(db(), 2, { materialId })
    await suggested({ certainty: 0.4, question: 'Pouco certo?' })
    await suggested({ certainty: 0.7, question: 'Mais certo?' })
    await makeWords(db(), ['rio'], { materialId, ...waiting })
    const { items, ...rest } = await review()
    expect(rest).toEqual({
      materialId,
      title: 'A água na natureza',
      policy: 'certain',
      isOwnPolicy: false,
      waiting: 3,
      kept: 0,
      refused: 0,
      line: { judged: 0, kept: 0, publishes: true },
    })
    expect(items.map(item => (item.kind === 'word' ? item.word : item.question))).toEqual([
      'Mais certo?',
      'Pouco certo?',
      'rio',
    ])
    expect((await teacher.get(`/api/materials/${materialId}`)).body).toMatchObject({ suggestedCount: 3, cardCount: 2 })
  })

  test('is for who works on the material alone', async () => {
    const { id } = await suggested()
    const stranger = await school.signedIn('teacher')
    expect((await stranger.get(`/api/materials/${materialId}/review`)).status).toBe(404)
    expect((await pupil.get(`/api/materials/${materialId}/review`)).status).toBe(403)
    expect((await put(verdictOf({ kind: 'card', id }), { verdict: 'keep' }, stranger)).status).toBe(404)
    expect((await put(verdictOf({ kind: 'card', id }), { verdict: 'keep' }, pupil)).status).toBe(403)
    expect((await stranger.delete(verdictOf({ kind: 'card', id }))).status).toBe(404)
    expect((await put(`/api/materials/${materialId}/publication-policy`, { policy: 'all' }, stranger)).status).toBe(404)
    expect((await put('/api/admin/fact-kinds/date', { withdrawn: true })).status).toBe(403)
    expect((await review(admin)).waiting).toBe(1)
  })
})

describe('a verdict', () => {
  test('keeps an item, which goes to pupils, and is taken back', async () => {
    const { id } = await suggested()
    expect(await seen()).toEqual([])
    const kept = await put(verdictOf({ kind: 'card', id }), { verdict: 'keep' })
    expect(kept).toMatchObject({
      status: 200,
      body: { item: { publication: 'published', publicationReason: null, verdict: 'keep' }, waiting: 0, offer: null },
    })
    expect(await seen()).toEqual(['O que é o rio?'])
    expect(await review()).toMatchObject({ kept: 1, refused: 0, waiting: 0 })
    const back = await teacher.delete(verdictOf({ kind: 'card', id }))
    expect(back.body).toMatchObject({ item: { ...waiting, verdict: null }, waiting: 1 })
    expect(await seen()).toEqual([])
    expect((await teacher.delete(verdictOf({ kind: 'card', id }))).status).toBe(200)
  })

  test('refuses one for good, with its reason, also one that pupils had', async () => {
    const { id } = only(await makeCards(db(), 1, { materialId }))
    const refused = await put(verdictOf({ kind: 'card', id }), { verdict: 'refuse', reason: 'errado' })
    expect(refused.body.item).toMatchObject({
      publication: 'withdrawn',
      publicationReason: 'refused',
      verdictReason: 'errado',
    })
    expect(await seen()).toEqual([])
    await teacher.delete(verdictOf({ kind: 'card', id }))
    expect(await seen()).toEqual(['Pergunta 1?'])
  })

  test('says what is wrong with it in Portuguese, and knows five reasons', async () => {
    const { id } = await suggested()
    expect(await put(verdictOf({ kind: 'card', id }), { verdict: 'maybe' })).toMatchObject({
      status: 400,
      body: { message: 'Escolha manter ou recusar.' },
    })
    for (const reason of ['de quem?', 'alternativas', 'português', 'não vale a pena', 'errado'])
      expect((await put(verdictOf({ kind: 'card', id }), { verdict: 'refuse', reason })).status).toBe(200)
    expect((await put(verdictOf({ kind: 'card', id }), { verdict: 'refuse', reason: 'feio' })).status).toBe(400)
  })

  test('of two people the first counts where the second had not seen it', async () => {
    const { id } = await suggested()
    await put(verdictOf({ kind: 'card', id }), { verdict: 'keep', seen: 'suggested' })
    const late = await put(verdictOf({ kind: 'card', id }), { verdict: 'refuse', seen: 'suggested' }, admin)
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'decided-elsewhere', current: { publication: 'published' } },
    })
    const knowing = await put(verdictOf({ kind: 'card', id }), { verdict: 'refuse', seen: 'published' }, admin)
    expect(knowing.status).toBe(200)
  })

  test('whose reason is the person offers the heading; the options, others of the same material', async () => {
    const { id } = await suggested({ question: 'Qual é a função dela?', category: 'Mitocôndria' })
    const person = await put(verdictOf({ kind: 'card', id }), { verdict: 'refuse', reason: 'de quem?' })
    expect(person.body.offer).toMatchObject({ question: 'Sobre Mitocôndria: qual é a função dela?' })
    await makeCards(db(), 3, { materialId, answer: 'Cobre' })
    for (const answer of ['Ferro', 'Zinco', 'Prata', 'Ouro']) await makeCards(db(), 1, { materialId, answer })
    const options = ['Chumbo', 'Cobre', 'Níquel', 'Estanho']
    const { questions } = await makeQuiz(db(), 1, { materialId, question: { options, ...waiting } })
    const url = verdictOf({ kind: 'question', id: only(questions).id })
    const { body } = await put(url, { verdict: 'refuse', reason: 'alternativas' })
    expect(body.offer).toMatchObject({ options: ['Ferro', 'Cobre', 'Zinco', 'Prata'], correctAnswer: 1 })
    expect(body.item).toMatchObject({ options, publication: 'withdrawn' })
    const asked = { options: ['Cinco', 'Seis'], question: 'Quantas classes havia?', correctAnswer: 0, ...waiting }
    const other = await makeMaterial(db(), { teacherId: teacher.id })
    await makeCards(db(), 3, { materialId: other.id, answer: 'Grécia antiga' })
    const counted = await makeQuiz(db(), 1, { materialId: other.id, question: asked })
    const alone = verdictOf({ kind: 'question', id: only(counted.questions).id })
    expect((await put(alone, { verdict: 'refuse', reason: 'alternativas' })).body.offer).toBeNull()
  })

  test('to write over a suggestion is to keep it', async () => {
    const { id } = await suggested()
    const content = { kind: 'card', question: 'O que é um rio?', answer: 'Água que corre.', difficulty: 'fácil' }
    expect((await put<Item>(`/api/items/card/${id}`, { revision: 1, content })).body).toMatchObject({
      publication: 'published',
      verdict: 'keep',
    })
    expect(await seen()).toEqual(['O que é um rio?'])
    await teacher.delete(verdictOf({ kind: 'card', id }))
    expect(await seen()).toEqual([])
  })
})

test('what was seen is kept at once, and nothing else', async () => {
  const [one, two] = [await suggested({ question: 'Uma?' }), await suggested({ question: 'Duas?' })]
  await put(verdictOf({ kind: 'card', id: two.id }), { verdict: 'refuse' })
  await suggested({ question: 'Três?' })
  const items = [one, two].map(({ id }) => ({ kind: 'card', id }))
  const { body } = await teacher.post(`/api/materials/${materialId}/review/keep`, { items })
  expect(body).toEqual({ kept: 1, waiting: 1, message: '1 item vai para os alunos.' })
  expect(await seen()).toEqual(['Uma?'])
})

describe('the policy of a material', () => {
  test('publishes what would not wait any more, and never takes away', async () => {
    await makeCards(db(), 1, { materialId, question: 'Certa?' })
    await suggested({ question: 'Incerta?', certainty: 0.3 })
    await suggested({ question: 'Desmentida?', publicationReason: 'answers' })
    const url = `/api/materials/${materialId}/publication-policy`
    expect((await put(url, { policy: 'reviewed' })).body).toMatchObject({
      policy: 'reviewed',
      published: 0,
      waiting: 2,
    })
    expect(await seen()).toEqual(['Certa?'])
    expect((await put(url, { policy: 'all' })).body).toMatchObject({ policy: 'all', published: 1, waiting: 1 })
    expect((await seen()).sort()).toEqual(['Certa?', 'Incerta?'])
    expect((await teacher.get(`/api/materials/${materialId}`)).body).toMatchObject({ publicationPolicy: 'all' })
    expect((await put(url, { policy: 'some' })).status).toBe(400)
  })

  test('may hold for all materials of its teacher that say nothing themselves', async () => {
    await put(`/api/materials/${materialId}/publication-policy`, { policy: 'reviewed', always: true })
    materialId = (await makeMaterial(db(), { teacherId: teacher.id })).id
    expect(await review()).toMatchObject({ policy: 'reviewed', isOwnPolicy: false })
    await put(`/api/materials/${materialId}/publication-policy`, { policy: 'certain', always: true })
  })
})

test('an admin withdraws a whole kind and brings it back; what a teacher kept stays', async () => {
  const factKind = 'label'
  await makeCards(db(), 1, { materialId, question: 'Publicada?', factKind })
  const kept = await suggested({ question: 'Mantida?', factKind })
  await put(verdictOf({ kind: 'card', id: kept.id }), { verdict: 'keep' })
  await suggested({ question: 'Sugerida?', factKind })
  const out = await put<{ items: number }>(`/api/admin/fact-kinds/${factKind}`, { withdrawn: true }, admin)
  expect(out.body).toMatchObject({
    factKind,
    withdrawn: true,
    items: 2,
    message: 'Tipo retirado: 1 item a menos para os alunos; 1 sugestão deixa de esperar pela revisão.',
  })
  expect(await seen()).toEqual(['Mantida?'])
  const lines = await admin.get<object[]>('/api/admin/fact-kinds')
  expect(lines.body).toMatchObject([{ factKind, published: 1, suggested: 0, withdrawn: 2, kept: 1, refused: 0 }])
  await put(`/api/admin/fact-kinds/${factKind}`, { withdrawn: false }, admin)
  expect((await seen()).sort()).toEqual(['Mantida?', 'Publicada?'])
  expect((await review()).items).toMatchObject([{ question: 'Sugerida?', publicationReason: 'uncertain' }])
})

test('what was written while its kind was withdrawn comes back as the rule would have it', async () => {
  const factKind = 'role'
  await put(`/api/admin/fact-kinds/${factKind}`, { withdrawn: true }, admin)
  const gone = { factKind, publication: 'withdrawn', publicationReason: 'kind' } as const
  const unjudged = { publication: 'suggested', reason: 'reading' } as const
  await makeCards(db(), 1, { materialId, ...gone, question: 'Página difícil?', unjudged })
  await makeCards(db(), 1, { materialId, ...gone, question: 'Sem nada escrito?' })
  await put(`/api/admin/fact-kinds/${factKind}`, { withdrawn: false }, admin)
  expect(await seen()).toEqual([])
  const { items } = await review()
  expect(items.map(({ publicationReason }) => publicationReason).sort()).toEqual(['reading', 'uncertain'])
})

test('the log of acts calls a kind by its name', async () => {
  for (const withdrawn of [true, false]) await put('/api/admin/fact-kinds/cause', { withdrawn }, admin)
  const { body } = await admin.get<{ acts: { act: string; target: string }[] }>('/api/admin/acts')
  expect(body.acts.slice(0, 2)).toMatchObject([
    { act: 'bring-kind-back', target: 'Causa e consequência' },
    { act: 'withdraw-kind', target: 'Causa e consequência' },
  ])
})

test('an admin takes what was decided as counts, without a word of the items; nobody else does', async () => {
  const factKind = 'cause'
  for (const [at, verdict] of (['keep', 'keep', 'refuse'] as const).entries()) {
    const { id } = await suggested({ question: `Segredo ${at}?`, factKind, certainty: 0.5 })
    const reason = verdict === 'refuse' ? { reason: 'errado' } : {}
    await put(verdictOf({ kind: 'card', id }), { verdict, ...reason })
  }
  const { status, body: text, headers } = await admin.get<string>('/api/admin/fact-kinds/csv')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(text).toContain('Tipo;Decisão;Motivo;Vezes\r\n')
  expect(text).toContain('Causa e consequência;manteve;;2\r\nCausa e consequência;recusou;errado;1\r\n')
  expect(text).not.toContain('Segredo')
  expect((await teacher.get('/api/admin/fact-kinds/csv')).status).toBe(403)
})

test("a question that pupils' first answers speak against waits for its teacher, with the figures", async () => {
  const { id: quizId, questions } = await makeQuiz(db(), 2, { materialId })
  const [wrong, right] = questions
  const day = '2026-03-02'
  for (let at = 0; at < 31; at++) {
    const { id: userId } = await makeUser(db(), { userType: 'student' })
    const attempt = { userId, quizId, score: 1, totalQuestions: 2, percentage: 50, day, completedAt: school.now() }
    const { id: attemptId } = only(await db().insert(quizAttempts).values(attempt).returning())
    const option = at < 20 ? 'A' : 'B'
    await db()
      .insert(quizAnswers)
      .values([
        { attemptId, questionId: wrong?.id ?? 0, option, isRight: option === 'B' },
        { attemptId, questionId: right?.id ?? 0, option: 'B', isRight: true },
      ])
  }
  const tools = { db: db(), logger: pino({ level: 'silent' }), now: school.now }
  expect(await weighAnswers(tools)).toBe(1)
  expect((await review()).items).toMatchObject([
    {
      id: wrong?.id,
      publicationReason: 'answers',
      doubt: { kind: 'rival', answers: 31, right: 11, rival: 'A', rivalTimes: 20 },
    },
  ])
  expect((await pupil.get(`/api/materials/${materialId}`)).body).toMatchObject({ quizQuestionsCount: 1 })
  // Who has seen the figures and keeps it is not asked again for the same answers.
  await put(verdictOf({ kind: 'question', id: wrong?.id ?? 0 }), { verdict: 'keep' })
  expect(await weighAnswers(tools)).toBe(0)
})
