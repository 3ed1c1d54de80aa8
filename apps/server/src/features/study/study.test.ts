import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeCards, makeMaterial } from '../../../test/factories.ts'

let school: TestApp
beforeAll(async () => {
  school = await startTestApp()
})
afterAll(() => school.close())
beforeEach(() => school.setNow('2026-03-02T15:00:00Z'))

type Pupil = Awaited<ReturnType<TestApp['signedIn']>>
type Reviewed = {
  difficulty: string
  xpGain: number
  challengeXp: number
  newAchievements: { id: string; xpReward: number }[]
  nextReview: string
  cardsToday: number
}
type Studied = { xpGained: number; newAchievements: { id: string }[] }

const see = (pupil: Pupil, cardId: number, side: string, materialId?: number) =>
  pupil.post<Studied>(`/api/cards/${cardId}/study`, { side, ...(materialId === undefined ? {} : { materialId }) })
const rate = (pupil: Pupil, cardId: number, difficulty = 'médio') =>
  pupil.post<Reviewed>(`/api/cards/${cardId}/review`, { difficulty })
const xpOf = async (pupil: Pupil) => (await pupil.get<{ xp: number }>('/api/auth/user')).body.xp
const streakOf = async (pupil: Pupil) => (await pupil.get<{ streak: number }>('/api/auth/user')).body.streak

async function cardOf(count = 1) {
  const cards = await makeCards(school.connection.db, count)
  const [first] = cards
  if (!first) throw new Error('no card')
  return { first: first.id, ids: cards.map(({ id }) => id), materialId: first.materialId }
}

async function progressIn(pupil: Pupil, materialId: number) {
  const { rows } = await school.connection.pool.query(
    `select cards_studied as studied, total_cards as total, completion_percentage as percentage
     from user_progress where user_id = $1 and material_id = $2`,
    [pupil.id, materialId],
  )
  return rows[0]
}

describe('seeing a side', () => {
  test('pays 1 XP for the front and 2 for the back, the first time only', async () => {
    const pupil = await school.signedIn()
    const { first, materialId } = await cardOf(2)
    expect(await see(pupil, first, 'front')).toMatchObject({ status: 200, body: { xpGained: 1, newAchievements: [] } })
    expect(await see(pupil, first, 'back')).toMatchObject({ status: 200, body: { xpGained: 2, newAchievements: [] } })
    expect((await see(pupil, first, 'front')).body.xpGained).toBe(0)
    school.setNow('2026-03-03T15:00:00Z')
    expect((await see(pupil, first, 'back')).body.xpGained).toBe(0)
    expect(await xpOf(pupil)).toBe(3)
    expect(await progressIn(pupil, materialId)).toEqual({ studied: 1, total: 2, percentage: 50 })
  })

  test('is no study act: no streak, and the front alone is no studied card', async () => {
    const pupil = await school.signedIn()
    const { first, materialId } = await cardOf()
    await see(pupil, first, 'front')
    expect(await streakOf(pupil)).toBe(0)
    expect(await progressIn(pupil, materialId)).toEqual({ studied: 0, total: 1, percentage: 0 })
  })

  test('with the material that the card is of it pays; with another it is refused, and nothing is noted', async () => {
    const pupil = await school.signedIn()
    const { first, materialId } = await cardOf()
    const other = (await cardOf()).materialId
    for (const wrong of [other, 2_000_000_000]) {
      const { status, body } = await see(pupil, first, 'back', wrong)
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { errors: { materialId: 'Este card é de outro material. Abra o material de novo e continue o estudo.' } },
      })
    }
    expect(await xpOf(pupil)).toBe(0)
    expect(await progressIn(pupil, materialId)).toBeUndefined()
    expect(await see(pupil, first, 'back', materialId)).toMatchObject({ status: 200, body: { xpGained: 2 } })
  })

  test('20 at once of the same side pay once', async () => {
    const pupil = await school.signedIn()
    const { first } = await cardOf()
    const answers = await Promise.all(Array.from({ length: 20 }, () => see(pupil, first, 'back')))
    expect(answers.map(({ body }) => body.xpGained).sort()).toEqual([...Array<number>(19).fill(0), 2])
    expect(await xpOf(pupil)).toBe(2)
  })
})

describe('rating a card', () => {
  test('pays 5 XP, starts the streak, schedules the card and unlocks the first achievement', async () => {
    const pupil = await school.signedIn()
    const { first, materialId } = await cardOf(3)
    expect(await rate(pupil, first, 'fácil')).toMatchObject({
      status: 200,
      body: {
        difficulty: 'fácil',
        xpGain: 5,
        challengeXp: 0,
        newAchievements: [
          {
            id: 'cards-1',
            name: 'Primeira virada',
            description: 'Avalie o seu primeiro flip card.',
            icon: 'card',
            xpReward: 10,
          },
        ],
        // FSRS-6 with its default parameters: a first 'Easy' is due on the eighth day, from its midnight in São Paulo.
        nextReview: '2026-03-10T03:00:00.000Z',
        cardsToday: 1,
      },
    })
    expect(await xpOf(pupil)).toBe(15)
    expect(await streakOf(pupil)).toBe(1)
    expect(await progressIn(pupil, materialId)).toEqual({ studied: 1, total: 3, percentage: 33 })
  })

  test('pays once per card and day, whatever the rating, and every rating is logged', async () => {
    const pupil = await school.signedIn()
    const { first } = await cardOf(2)
    const gains = []
    for (const rating of ['errei', 'difícil', 'médio', 'fácil'])
      gains.push((await rate(pupil, first, rating)).body.xpGain)
    school.setNow('2026-03-03T15:00:00Z')
    gains.push((await rate(pupil, first, 'errei')).body.xpGain)
    expect(gains).toEqual([5, 0, 0, 0, 5])
    const { rows } = await school.connection.pool.query(
      'select rating, elapsed_days as days, day::text from review_log where user_id = $1 order by id',
      [pupil.id],
    )
    expect(rows).toEqual([
      { rating: 'errei', days: null, day: '2026-03-02' },
      { rating: 'difícil', days: 0, day: '2026-03-02' },
      { rating: 'médio', days: 0, day: '2026-03-02' },
      { rating: 'fácil', days: 0, day: '2026-03-02' },
      { rating: 'errei', days: 1, day: '2026-03-03' },
    ])
  })

  test('seeing the answer and rating count one studied card', async () => {
    const pupil = await school.signedIn()
    const { ids, materialId } = await cardOf(2)
    const [one = 0, other = 0] = ids
    await see(pupil, one, 'back')
    await rate(pupil, one)
    await rate(pupil, other)
    await see(pupil, other, 'back')
    expect(await progressIn(pupil, materialId)).toEqual({ studied: 2, total: 2, percentage: 100 })
  })

  test('the last card of a material completes it, once', async () => {
    const pupil = await school.signedIn()
    const { ids, materialId } = await cardOf(3)
    const unlocked: string[][] = []
    for (const id of ids) unlocked.push((await rate(pupil, id)).body.newAchievements.map(({ id }) => id))
    expect(unlocked).toEqual([['cards-1'], [], ['materialsCompleted-1']])
    const [late] = await makeCards(school.connection.db, 1, { materialId })
    await rate(pupil, late?.id ?? 0)
    const { rows } = await school.connection.pool.query(
      'select cards, reviews, materials_completed as completed from activity_totals where user_id = $1',
      [pupil.id],
    )
    expect(rows).toEqual([{ cards: 4, reviews: 4, completed: 1 }])
  })

  test('the 25th different card of the day pays the daily challenge, once', async () => {
    const pupil = await school.signedIn()
    const { ids } = await cardOf(26)
    const answers = []
    for (const id of ids.slice(0, 24)) answers.push((await rate(pupil, id)).body)
    answers.push((await rate(pupil, ids[0] ?? 0)).body)
    answers.push((await rate(pupil, ids[24] ?? 0)).body)
    answers.push((await rate(pupil, ids[25] ?? 0)).body)
    expect(answers.slice(23).map(({ xpGain, challengeXp, cardsToday }) => [xpGain, challengeXp, cardsToday])).toEqual([
      [5, 0, 24],
      [0, 0, 24],
      [55, 50, 25],
      [5, 0, 26],
    ])
    // 26 cards × 5, the challenge, and the achievements of 1, 10 and 25 cards, one challenge and one material.
    expect(await xpOf(pupil)).toBe(26 * 5 + 50 + 10 + 20 + 25 + 20 + 40)
  })
})

describe('the school day', () => {
  test('ends at midnight in São Paulo, not in Greenwich', async () => {
    const pupil = await school.signedIn()
    const { first } = await cardOf(2)
    school.setNow('2026-03-02T03:00:00Z')
    expect((await rate(pupil, first)).body).toMatchObject({ xpGain: 5, cardsToday: 1 })
    school.setNow('2026-03-03T02:59:59Z')
    expect((await rate(pupil, first)).body).toMatchObject({ xpGain: 0, cardsToday: 1 })
    school.setNow('2026-03-03T03:00:00Z')
    expect((await rate(pupil, first)).body).toMatchObject({ xpGain: 5, cardsToday: 1 })
    expect(await streakOf(pupil)).toBe(2)
  })

  test('the streak grows by the day, shows until the next day ends, and starts again after a gap', async () => {
    const pupil = await school.signedIn()
    const { first } = await cardOf(2)
    const shown: [string, number][] = []
    for (const day of ['02', '03', '04']) {
      school.setNow(`2026-03-${day}T12:00:00Z`)
      const { newAchievements } = (await rate(pupil, first)).body
      shown.push([newAchievements.map(({ id }) => id).join(), await streakOf(pupil)])
    }
    for (const day of ['05', '06']) {
      school.setNow(`2026-03-${day}T12:00:00Z`)
      shown.push(['', await streakOf(pupil)])
    }
    await rate(pupil, first)
    shown.push(['', await streakOf(pupil)])
    expect(shown).toEqual([
      ['cards-1', 1],
      ['streak-2', 2],
      ['streak-3', 3],
      ['', 3],
      ['', 0],
      ['', 1],
    ])
  })
})

describe('what cannot be', () => {
  test('a card that does not exist, or of a material not yet processed, answers 404 and pays nothing', async () => {
    const pupil = await school.signedIn()
    const { db } = school.connection
    const { id: materialId } = await makeMaterial(db, { isProcessed: false, status: 'generating' })
    const [hidden] = await makeCards(db, 1, { materialId })
    for (const id of [hidden?.id ?? 0, 2_000_000_000]) {
      expect((await see(pupil, id, 'front')).status).toBe(404)
      expect((await rate(pupil, id)).status).toBe(404)
    }
    expect(await xpOf(pupil)).toBe(0)
  })

  test.each([
    ['study', { side: 'both' }],
    ['study', {}],
    ['review', { difficulty: 'impossível' }],
    ['review', { difficulty: ['fácil'] }],
    ['review', {}],
  ])('%s with %j answers 400', async (call, body) => {
    const pupil = await school.signedIn()
    const { first } = await cardOf()
    expect((await pupil.post(`/api/cards/${first}/${call}`, body)).status).toBe(400)
    expect(await xpOf(pupil)).toBe(0)
  })

  test('XP that a body claims is not paid', async () => {
    const pupil = await school.signedIn()
    const { first } = await cardOf(2)
    const forged = { xpGain: 1e9, xpGained: 1e9, userId: 'x', xp: 1e9, level: 99 }
    expect((await pupil.post(`/api/cards/${first}/study`, { side: 'front', ...forged })).body).toMatchObject({
      xpGained: 1,
    })
    expect((await pupil.post(`/api/cards/${first}/review`, { difficulty: 'fácil', ...forged })).body).toMatchObject({
      xpGain: 5,
    })
    expect(await xpOf(pupil)).toBe(16)
  })

  test('a teacher studies nothing', async () => {
    const teacher = await school.signedIn('teacher')
    const { first } = await cardOf()
    expect((await rate(teacher, first)).status).toBe(403)
    expect((await see(teacher, first, 'front')).status).toBe(403)
  })
})
