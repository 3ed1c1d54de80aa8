import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts'
import { makeCards } from '../../../test/factories.ts'
import { type Completed, completeMemory, fair, type Player, start, startMemory } from '../../../test/rounds.ts'

/** Two servers on one database: the limit of a day holds over both. */
let school: TestApp
let annexe: TestApp
beforeAll(async () => {
  school = await startTestApp()
  annexe = await startTestApp({ beside: school })
})
afterAll(async () => {
  await annexe.close()
  await school.close()
})
const began = Date.parse('2026-03-02T15:00:00Z')
const after = (seconds: number) => new Date(began + seconds * 1000).toISOString()
beforeEach(() => school.setNow(after(0)))

const material = async (cards: number) => (await makeCards(school.connection.db, cards))[0]?.materialId ?? 0
const userOf = async (player: Player) => (await player.get<{ xp: number; streak: number }>('/api/auth/user')).body
const hub = async (player: Player) =>
  (await player.get<{ completedGames: string[]; day: { paid: number; most: number } }>('/api/games/completed')).body
const rows = async (sql: string, player: Player) => (await school.connection.pool.query(sql, [player.id])).rows

/** Rounds of the day that have paid so much. */
async function hasBeenPaid(player: Player, xp: number, day = '2026-03-02') {
  const { pool } = school.connection
  await pool.query(
    `insert into game_rounds (user_id, game_id, seed, state, started_at, completed_at, day, score, xp)
     values ($1, 'word-puzzle', 'x', 'completed', $3::date, $3::date, $3, 100, $2)`,
    [player.id, xp, day],
  )
}

describe('a round that is over sooner than anybody plays', () => {
  const quick = { difficulty: 'hard', score: 1700, moves: 12, timeElapsed: 2, xpGain: 54 }

  test('is kept and pays nothing: no XP, no streak, no achievement', async () => {
    const player = await school.signedIn()
    const { roundId } = await startMemory(player, await material(14), 'hard')
    school.setNow(after(1.8))
    const { status, body } = await completeMemory(player, { ...quick, roundId })
    expect([status, body.xpGain, body.totalXP, body.heldBack, body.newAchievements]).toEqual([200, 0, 0, 'quick', []])
    expect(body.record).toBe(false)
    expect(await userOf(player)).toMatchObject({ xp: 0, streak: 0 })
    expect(await hub(player)).toMatchObject({ completedGames: [], day: { paid: 0, most: 600 } })
    expect(await rows('select state, xp from game_rounds where user_id = $1', player)).toEqual([
      { state: 'completed', xp: 0 },
    ])
    expect(await rows('select from xp_ledger where user_id = $1', player)).toEqual([])
  })

  test('is no record to beat, and takes nothing from the rounds of the day that pay in full', async () => {
    const player = await school.signedIn()
    const materialId = await material(14)
    for (let hasty = 0; hasty < 4; hasty++) {
      const { roundId } = await startMemory(player, materialId, 'hard')
      school.setNow(after(20 * hasty + 1.8))
      await completeMemory(player, { ...quick, roundId })
      school.setNow(after(20 * (hasty + 1)))
    }
    const { roundId } = await startMemory(player, materialId, 'hard')
    school.setNow(after(200))
    const { body } = await completeMemory(player, { ...quick, moves: 30, timeElapsed: 120, roundId })
    expect([body.best, body.record, body.reduced, body.heldBack]).toEqual([null, true, false, null])
    type History = { rounds: unknown[]; bests: { score: number; rounds: number }[] }
    const history = (await player.get<History>('/api/games/history')).body
    expect(history.rounds).toHaveLength(5)
    expect(history.bests).toMatchObject([{ score: body.score, rounds: 1 }])
  })

  test('at the pace of a practised player it pays in full', async () => {
    const player = await school.signedIn()
    const { roundId } = await startMemory(player, await material(14), 'hard')
    school.setNow(after(14.4))
    const { body } = await completeMemory(player, { ...quick, timeElapsed: 14, roundId })
    // 1200 + 2 × 286 points, 15 × 2 × 1.772 XP.
    expect([body.xpGain, body.heldBack]).toEqual([53, null])
    expect(await userOf(player)).toMatchObject({ streak: 1 })
  })
})

describe('the XP of a day', () => {
  test('ends at 600 for games; the last round pays what is left, later ones nothing; all count as study', async () => {
    const player = await school.signedIn()
    const materialId = await material(8)
    await hasBeenPaid(player, 590)
    const paid: [number, string | null][] = []
    for (const round of [1, 2]) {
      const { roundId } = await startMemory(player, materialId)
      school.setNow(after(61 * round))
      const { body } = await completeMemory(player, { ...fair, roundId })
      paid.push([body.xpGain, body.heldBack])
    }
    expect(paid).toEqual([
      [10, 'day'],
      [0, 'day'],
    ])
    expect(await hub(player)).toMatchObject({ completedGames: ['memory-cards'], day: { paid: 600, most: 600 } })
    expect((await userOf(player)).streak).toBe(1)
  })

  test('begins anew on the next day', async () => {
    const player = await school.signedIn()
    await hasBeenPaid(player, 600, '2026-03-01')
    const { roundId } = await startMemory(player, await material(8))
    school.setNow(after(61))
    const { body } = await completeMemory(player, { ...fair, roundId })
    expect([body.xpGain, body.heldBack]).toEqual([16, null])
  })

  test('does not hold back cards, whatever games have paid', async () => {
    const player = await school.signedIn()
    await hasBeenPaid(player, 600)
    const [card] = await makeCards(school.connection.db, 2)
    const { body } = await player.post<{ xpGain: number }>(`/api/cards/${card?.id}/review`, { difficulty: 'médio' })
    expect(body.xpGain).toBe(5)
  })

  test('holds when forty completions of several games arrive at two servers at once', async () => {
    const here = await school.signedIn()
    const there = annexe.visitor()
    await there.post('/api/auth/login', { email: here.email, password: testPassword })
    await hasBeenPaid(here, 570)
    const { roundId } = await startMemory(here, await material(8))
    const puzzle = await start<{ tiles: number[] }>(here, { gameId: 'geo-exploradores' })
    const timed = async (gameId: string, path: string, result: object) => {
      await school.connection.pool.query(
        'insert into game_rounds (user_id, game_id, seed, state, started_at, dealt, options) values ($1, $2, ' +
          `'x', 'started', $3, $4, '{}')`,
        [here.id, gameId, after(0), JSON.stringify(dealtOf[gameId])],
      )
      return [path, result] as const
    }
    const claims = [
      ['/api/games/memory/complete', { ...fair, roundId }] as const,
      ['/api/games/geo-exploradores/complete', { theme: 'geografia-rural', moves: 60, timeElapsed: 60 }] as const,
      await timed('timeline-challenge', '/api/games/timeline-challenge/complete', {
        checks: [[1, 2, 3, 4]],
        timeElapsed: 60,
      }),
      await timed('word-puzzle', '/api/games/word-search/complete', {
        difficulty: 'easy',
        score: 0,
        wordsFound: 3,
        timeElapsed: 60,
      }),
    ]
    expect(puzzle.status).toBe(200)
    school.setNow(after(61))
    annexe.setNow(after(61))
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => {
        const [path = '', result = {}] = claims[at % claims.length] ?? []
        return (at % 8 < 4 ? here : there).post<Completed>(path, result)
      }),
    )
    const gained = answers.reduce((sum, { status, body }) => sum + (status === 200 ? body.xpGain : 0), 0)
    expect(gained).toBe(30)
    expect(await hub(here)).toMatchObject({ day: { paid: 600 } })
    expect(
      await rows(`select sum(amount)::int as xp from xp_ledger where user_id = $1 and source = 'game'`, here),
    ).toEqual([{ xp: 30 }])
  })
})

const dealtOf: Record<string, object> = {
  'timeline-challenge': {
    difficulty: 'easy',
    events: [1, 2, 3, 4].map(eventId => ({ eventId, text: 'x', date: '1900', page: null, quote: null, cardId: null })),
    order: [1, 2, 3, 4],
  },
  'word-puzzle': {
    difficulty: 'easy',
    size: 15,
    letters: 'A'.repeat(225),
    words: [1, 2, 3].map(wordId => ({
      wordId,
      word: `sol${'a'.repeat(wordId)}`,
      hint: 'x',
      page: null,
      quote: null,
      cells: [0, 1, 2],
    })),
  },
}
