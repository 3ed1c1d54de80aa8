import { describe, expect, test } from 'vitest'
import { makeCards, makeLesson, makeMaterial } from '../../../test/factories.ts'
import { completeMemory, fair, type Player, start, startMemory } from '../../../test/rounds.ts'
import { after, useSchool } from '../../../test/use-school.ts'

const school = useSchool()

const materialOfCards = (count: number) => makeLesson(school.connection.db, count)

const xpOf = async (player: Player) => (await player.get<{ xp: number }>('/api/auth/user')).body.xp

describe('completing a round', () => {
  test('pays by the formula, whatever was claimed, and tells what it came to', async () => {
    const player = await school.signedIn()
    const { materialId } = await materialOfCards(8)
    const { roundId } = await startMemory(player, materialId)
    school.setNow(after(61))
    expect(await completeMemory(player, { ...fair, roundId })).toMatchObject({
      status: 200,
      body: {
        xpGain: 16,
        // The reward of 'Hora de brincar' is 10 XP.
        totalXP: 26,
        score: 1040,
        best: null,
        record: true,
        reduced: false,
        heldBack: null,
        newAchievements: [{ id: 'games-1' }],
      },
    })
    expect(await xpOf(player)).toBe(26)
    const user = await player.get<{ streak: number }>('/api/auth/user')
    expect(user.body.streak).toBe(1)
    expect((await player.get('/api/games/completed')).body).toEqual({
      completedGames: ['memory-cards'],
      games: [{ gameId: 'memory-cards', rounds: 1, bestScore: 1040, completedAt: '2026-03-02T15:01:01.000Z' }],
      day: { paid: 16, most: 600 },
    })
  })

  test('works without its id, for the open round of the game, and from the name of the game alone', async () => {
    const player = await school.signedIn()
    await materialOfCards(20)
    await start(player, { gameId: 'memory-cards' })
    school.setNow(after(61))
    // 8 pairs in 10 moves and 60 s: 800 + 480 − 20 points at 1.5.
    expect(await completeMemory(player, { ...fair, difficulty: 'medium', score: 1260 })).toMatchObject({
      status: 200,
      body: { xpGain: 28, score: 1260 },
    })
    expect(await completeMemory(player, fair)).toMatchObject({ status: 409 })
  })

  test('from the fourth round of a day on it pays a quarter, the next day in full again', async () => {
    const player = await school.signedIn()
    const { materialId } = await materialOfCards(8)
    const paid: [number, boolean][] = []
    for (let round = 0; round < 5; round++) {
      const { roundId } = await startMemory(player, materialId)
      school.setNow(after(61 * (round + 1)))
      const { body } = await completeMemory(player, { ...fair, roundId })
      paid.push([body.xpGain, body.reduced])
    }
    school.setNow('2026-03-03T15:00:00Z')
    const { roundId } = await startMemory(player, materialId)
    school.setNow('2026-03-03T15:01:01Z')
    const { body } = await completeMemory(player, { ...fair, roundId })
    paid.push([body.xpGain, body.reduced])
    expect(paid).toEqual([
      [16, false],
      [16, false],
      [16, false],
      [4, true],
      [4, true],
      [16, false],
    ])
  })

  test('happens once, also when sent twenty times at once', async () => {
    const player = await school.signedIn()
    const { materialId } = await materialOfCards(8)
    const { roundId } = await startMemory(player, materialId)
    school.setNow(after(61))
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => completeMemory(player, at % 2 === 0 ? { ...fair, roundId } : fair)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await xpOf(player)).toBe(26)
    expect(await completeMemory(player, { ...fair, roundId })).toMatchObject({
      status: 409,
      body: { message: 'Essa partida já foi concluída, aqui ou em outro aparelho. O que ela valeu já é seu.' },
    })
  })

  test('sent again without naming the round, it is the one completed last', async () => {
    const player = await school.signedIn()
    const { materialId } = await materialOfCards(8)
    await startMemory(player, materialId)
    school.setNow(after(61))
    expect((await completeMemory(player, fair)).status).toBe(200)
    expect(await completeMemory(player, fair)).toMatchObject({
      status: 409,
      body: { message: 'Essa partida já foi concluída, aqui ou em outro aparelho. O que ela valeu já é seu.' },
    })
    expect(await xpOf(player)).toBe(26)
  })

  test('somebody else’s round, or one of another game, does not exist', async () => {
    const [player, other] = [await school.signedIn(), await school.signedIn()]
    const { materialId } = await materialOfCards(8)
    const { roundId } = await startMemory(player, materialId)
    school.setNow(after(61))
    expect((await completeMemory(other, { ...fair, roundId })).status).toBe(404)
    const body = { difficulty: 'easy', score: 0, wordsFound: 6, timeElapsed: 60, roundId }
    expect((await player.post('/api/games/word-search/complete', body)).status).toBe(404)
    expect((await completeMemory(player, { ...fair, roundId })).status).toBe(200)
  })

  test('a round of yesterday is over', async () => {
    const player = await school.signedIn()
    const { materialId } = await materialOfCards(8)
    const { roundId } = await startMemory(player, materialId)
    school.setNow(after(24 * 3600 + 1))
    expect(await completeMemory(player, { ...fair, roundId })).toMatchObject({
      status: 409,
      body: { message: 'Essa partida começou há mais de um dia. Comece outra.' },
    })
  })

  test.each([
    ['fewer moves than pairs', { moves: 5 }, 61, 400],
    ['points that cannot be', { score: 100_000 }, 61, 400],
    ['more time than passed', { timeElapsed: 3600 }, 61, 400],
    ['another level', { difficulty: 'hard' }, 61, 400],
    ['no level', { difficulty: null }, 61, 400],
    ['text for a number', { moves: '10' }, 61, 400],
    ['a number beyond all', { moves: 1e300 }, 61, 400],
    ['a round id that is none', { roundId: "'; drop table" }, 61, 400],
  ])('%s is refused and pays nothing', async (_, wrong, seconds, status) => {
    const player = await school.signedIn()
    const { materialId } = await materialOfCards(8)
    await startMemory(player, materialId)
    school.setNow(after(seconds))
    const answer = await completeMemory(player, { ...fair, ...wrong })
    expect(answer.status).toBe(status)
    expect(answer.body.message).toMatch(/^[A-ZÀ-Ú].*[.…]?$/u)
    expect(await xpOf(player)).toBe(0)
  })

  test('a teacher plays a preview of their own material: dealt, not kept, not paid', async () => {
    const teacher = await school.signedIn('teacher')
    const { db, pool } = school.connection
    const { id: materialId } = await makeMaterial(db, { teacherId: teacher.id })
    await makeCards(db, 8, { materialId })
    const round = await startMemory(teacher, materialId)
    expect(round).toMatchObject({ roundId: null, materialId })
    expect(round.dealt?.cards).toHaveLength(12)
    expect(await completeMemory(teacher, fair)).toMatchObject({ status: 200, body: { xpGain: 0, newAchievements: [] } })
    const { rows } = await pool.query('select 1 from game_rounds where user_id = $1', [teacher.id])
    expect(rows).toEqual([])
    expect((await teacher.get('/api/games/completed')).body).toEqual({
      completedGames: [],
      games: [],
      day: { paid: 0, most: 600 },
    })
  })
})

test('who asks every few seconds what is completed is told 304 until another round is', async () => {
  const player = await school.signedIn()
  const look = (tag: unknown) =>
    player.send({ method: 'GET', url: '/api/games/completed', headers: tag ? { 'if-none-match': String(tag) } : {} })
  const first = await look(null)
  expect([first.status, first.headers['cache-control']]).toEqual([200, 'private, no-cache'])
  expect(await look(first.headers.etag)).toMatchObject({ status: 304, body: '' })

  const { materialId } = await materialOfCards(8)
  const { roundId } = await startMemory(player, materialId)
  expect((await look(first.headers.etag)).status).toBe(304)
  school.setNow(after(61))
  await completeMemory(player, { ...fair, roundId })
  expect((await look(first.headers.etag)).status).toBe(200)
})
