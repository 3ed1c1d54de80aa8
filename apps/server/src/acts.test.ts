import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makeCards, makeMaterial, makeQuiz } from '../test/factories.ts'
import { fair, startMemory } from '../test/rounds.ts'
import { endpointsOf } from './platform/route.ts'

let school: TestApp
beforeAll(async () => {
  school = await startTestApp()
})
afterAll(() => school.close())
beforeEach(() => school.setNow('2026-03-10T15:00:00Z'))

type Person = Awaited<ReturnType<TestApp['signedIn']>>
type Told = { status: number; body: unknown }

const count = async (table: string, where = 'true') => {
  const { rows } = await school.connection.pool.query<{ n: number }>(
    `select count(*)::int as n from ${table} where ${where}`,
  )
  return rows[0]?.n ?? 0
}
const put = (person: Person, url: string, body: object) =>
  person.send<unknown>({ method: 'PUT', url, payload: body, headers: { origin: 'http://localhost:3000' } })

/** A deck of a teacher's own, large enough to play with. */
async function lesson() {
  const teacher = await school.signedIn('teacher')
  const { db } = school.connection
  const material = await makeMaterial(db, { teacherId: teacher.id })
  const cards = await makeCards(db, 12, { materialId: material.id })
  return { teacher, material, cardId: cards[0]?.id ?? 0 }
}

const content = { kind: 'card', question: 'O que é orvalho?', answer: 'Água condensada.', difficulty: 'fácil' }
const source = { sourcePage: null, sourceQuote: null }
const profile = { fullName: 'Ana Souza', phone: '(11) 98765-4321' }
const house = { do: 'build', cell: 0, kind: 'house' }

/** How each kind of act is told, and what may exist of it afterwards. */
const acts: Record<string, (name: object) => Promise<{ tell: () => Promise<Told>; made: () => Promise<number> }>> = {
  'a rating': async name => {
    const [pupil, { cardId }] = [await school.signedIn(), await lesson()]
    return {
      tell: () => pupil.post(`/api/cards/${cardId}/review`, { difficulty: 'médio', ...name }),
      made: () => count('review_log', `user_id = '${pupil.id}'`),
    }
  },
  'a quiz': async name => {
    const [pupil, quiz] = [await school.signedIn(), await makeQuiz(school.connection.db, 3)]
    return {
      tell: () => pupil.post(`/api/quiz/${quiz.id}/attempts`, { score: 3, totalQuestions: 3, ...name }),
      made: () => count('quiz_attempts', `user_id = '${pupil.id}'`),
    }
  },
  'a round of a game': async name => {
    const [pupil, { material }] = [await school.signedIn(), await lesson()]
    const { roundId } = await startMemory(pupil, material.id)
    school.setNow('2026-03-10T15:01:00Z')
    return {
      tell: () => pupil.post('/api/games/memory/complete', { ...fair, roundId, ...name }),
      made: () => count('xp_ledger', `user_id = '${pupil.id}' and source = 'game'`),
    }
  },
  'a round that is begun': async name => {
    const [pupil, { material }] = [await school.signedIn(), await lesson()]
    const wish = { gameId: 'memory-cards', materialId: material.id, options: { difficulty: 'easy' } }
    return {
      // One open round takes the row of the one before: two that begin would end each other.
      tell: () => pupil.post('/api/games/start', { ...wish, ...name }),
      made: () => count('game_rounds', `user_id = '${pupil.id}'`),
    }
  },
  'a change of the city': async name => {
    const pupil = await school.signedIn()
    return {
      tell: () => pupil.post('/api/games/geo-explorer/actions', { revision: 0, actions: [house], ...name }),
      made: () => count('cities', `user_id = '${pupil.id}' and revision = 1`),
    }
  },
  'a drawing': async name => {
    const pupil = await school.signedIn()
    const asked = { title: 'A fazenda', description: 'uma vaca e um trator' }
    return {
      tell: () => pupil.post('/api/coloring/ai-generate', { ...asked, ...name }),
      made: () => count('ai_drawings', `created_by_user_id = '${pupil.id}'`),
    }
  },
  'a card of a teacher': async name => {
    const { teacher, material } = await lesson()
    return {
      tell: () => teacher.post(`/api/materials/${material.id}/items`, { content, source, ...name }),
      made: () => count('flip_cards', `material_id = ${material.id} and origin = 'teacher'`),
    }
  },
  "a teacher's words over a card": async name => {
    const { teacher, cardId } = await lesson()
    return {
      tell: () => put(teacher, `/api/items/card/${cardId}`, { revision: 1, content, ...name }),
      made: () => count('flip_cards', `id = ${cardId} and revision = 2`),
    }
  },
  'a class': async name => {
    const teacher = await school.signedIn('teacher')
    return {
      tell: () => teacher.post('/api/classes', { name: '7º B', note: '', ...name }),
      made: () => count('classes', `teacher_id = '${teacher.id}'`),
    }
  },
  'a profile': async name => {
    const pupil = await school.signedIn()
    return {
      tell: () => put(pupil, '/api/profile', { ...profile, fullName: 'Ana Lima', ...name }),
      made: () => count('users', `id = '${pupil.id}' and full_name = 'Ana Lima'`),
    }
  },
}

describe.each(Object.entries(acts))('%s', (_, prepare) => {
  test('that arrives twice is done once, with one answer', async () => {
    const { tell, made } = await prepare({ eventId: randomUUID() })
    const first = await tell()
    expect([first.status < 300, await made()]).toEqual([true, 1])
    expect(await tell()).toMatchObject({ status: first.status, body: first.body as object })
    expect(await made()).toBe(1)
  })

  test('that arrives many times at once is done once', async () => {
    const { tell, made } = await prepare({ eventId: randomUUID() })
    const answers = await Promise.all([tell(), tell(), tell(), tell()])
    expect(new Set(answers.map(({ status }) => status)).size).toBe(1)
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await made()).toBe(1)
  })

  test("is refused and not done where it is another person's", async () => {
    const { tell, made } = await prepare({ eventId: randomUUID(), personId: randomUUID() })
    const before = await made()
    expect(await tell()).toMatchObject({
      status: 409,
      body: { code: 'other-person', message: 'Outra pessoa entrou neste navegador. Nada foi feito na conta dela.' },
    })
    expect([(await tell()).body, await made()]).toEqual([
      { code: 'other-person', message: 'Outra pessoa entrou neste navegador. Nada foi feito na conta dela.' },
      before,
    ])
  })
})

test('every call that changes something refuses the act of another person', async () => {
  const people = {
    student: await school.signedIn(),
    teacher: await school.signedIn('teacher'),
    admin: await school.signedIn('admin'),
  }
  const calls = endpointsOf(school.app).filter(({ method, access }) => method !== 'GET' && access !== 'anyone')
  expect(calls.length).toBeGreaterThan(60)
  for (const { method, path, access, upload } of calls) {
    const [who] = access as ('student' | 'teacher' | 'admin')[]
    if (!who) continue
    const personId = randomUUID()
    const url = path.replaceAll(/:\w+/g, '1')
    const inHeader = method === 'DELETE' || upload
    const answer = await people[who].send({
      method,
      url,
      headers: { origin: 'http://localhost:3000', ...(inHeader && { 'capivira-person': personId }) },
      ...(!inHeader && { payload: { personId } }),
    })
    expect([method, path, answer]).toMatchObject([method, path, { status: 409, body: { code: 'other-person' } }])
  }
})

test('the page of somebody who has left ends no session of the next one', async () => {
  const pupil = await school.signedIn()
  expect((await pupil.post('/api/logout', { personId: randomUUID() })).status).toBe(409)
  expect((await pupil.get('/api/auth/user')).status).toBe(200)
  expect((await pupil.post('/api/logout', { personId: pupil.id })).status).toBe(200)
  expect((await pupil.get('/api/auth/user')).status).toBe(401)
})

describe('a refusal', () => {
  const eventId = randomUUID()

  test('is told as final where no later try can end otherwise, to whoever keeps the act', async () => {
    const [pupil, teacher] = [await school.signedIn(), await school.signedIn('teacher')]
    const named = { eventId, personId: pupil.id }
    const rate = (who: Person, body: object, card: string | number = 2_000_000) =>
      who.post(`/api/cards/${card}/review`, body)
    const message = expect.any(String)
    expect(await rate(pupil, { difficulty: 'médio', ...named })).toMatchObject({
      status: 404,
      body: { message, final: true },
    })
    expect((await rate(pupil, { difficulty: 'ótimo', ...named })).body).toMatchObject({ message, final: true })
    expect((await rate(pupil, { difficulty: 'médio', ...named }, 'x')).body).toMatchObject({ message, final: true })
    expect(await rate(teacher, { difficulty: 'médio', eventId })).toMatchObject({ status: 403, body: { final: true } })
    // As the specification has it for everybody else.
    expect((await rate(pupil, { difficulty: 'médio' })).body).toEqual({
      message: 'Não encontramos o que você procura.',
    })
  })

  test('is never final where it may end otherwise', async () => {
    const pupil = await school.signedIn()
    const visitor = school.visitor()
    const act = { difficulty: 'médio', eventId, personId: pupil.id }
    expect(await visitor.post('/api/cards/1/review', act)).toMatchObject({
      status: 401,
      body: { message: 'Unauthorized' },
    })
    expect((await visitor.post('/api/cards/1/review', act)).body).not.toHaveProperty('final')
    const headers = { origin: 'http://localhost:3000', 'content-type': 'application/json' }
    const send = (url: string, payload: string, more: object = {}) =>
      pupil.send({ method: 'POST', url, payload, headers: { ...headers, ...more } })
    for (const answer of [
      await send('/api/of-a-newer-server', JSON.stringify(act)),
      await send('/api/cards/1/review', '{"difficulty":"méd'),
      await send('/api/cards/1/review', JSON.stringify(act), { origin: 'http://elsewhere.example' }),
    ])
      expect(answer.body).not.toHaveProperty('final')
  })

  test('of an act leaves its name free: the same act, possible later, is taken', async () => {
    const pupil = await school.signedIn()
    const play = (revision: number) =>
      pupil.post('/api/games/geo-explorer/actions', { revision, actions: [house], eventId, personId: pupil.id })
    expect(await play(5)).toMatchObject({ status: 409, body: { final: true } })
    expect(await play(0)).toMatchObject({ status: 200, body: { revision: 1 } })
  })
})

describe('a save made on something older', () => {
  test('of a card is refused with the card as it is now', async () => {
    const { teacher, cardId } = await lesson()
    const save = (question: string) =>
      put(teacher, `/api/items/card/${cardId}`, {
        revision: 1,
        content: { ...content, question },
        eventId: randomUUID(),
        personId: teacher.id,
      })
    expect((await save('Primeira?')).status).toBe(200)
    expect(await save('Segunda?')).toMatchObject({
      status: 409,
      body: { code: 'newer-version', final: true, current: { id: cardId, revision: 2, question: 'Primeira?' } },
    })
    // The very words that stand there are no conflict.
    expect(await save('Primeira?')).toMatchObject({ status: 200, body: { revision: 2 } })
  })

  test('of a material is refused with the words that stand there now', async () => {
    const { teacher, material } = await lesson()
    const was = { title: 'A água na natureza', subject: 'Ciências', description: '' }
    const save = (title: string) =>
      teacher.send({
        method: 'PATCH',
        url: `/api/materials/${material.id}`,
        headers: { origin: 'http://localhost:3000' },
        payload: { ...was, title, was, eventId: randomUUID() },
      })
    expect((await save('A água')).status).toBe(200)
    expect(await save('A chuva')).toMatchObject({
      status: 409,
      body: { code: 'newer-version', current: { ...was, title: 'A água' } },
    })
    expect(await count('materials', `id = ${material.id} and title = 'A água'`)).toBe(1)
  })
})
