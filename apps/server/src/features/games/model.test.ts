import { achievements } from '@capivira/core/achievements/catalog'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeCards, makeMaterial, makeWords } from '../../../test/factories.ts'
import type { Player, Round, Table } from '../../../test/rounds.ts'

/**
 * 10 000 completions, fair and hostile, beside a model that knows only the sentences of the specification: which ones pay,
 * and how much. Two pupils play, so that the rounds of one are foreign to the other.
 */
const requests = 10_000
const pupils = 2
const noon = Date.parse('2026-03-02T15:00:00Z')
const levels = ['easy', 'medium', 'hard'] as const
type Level = (typeof levels)[number]
const pairsOf = { easy: 6, medium: 8, hard: 12 }
const wordsOf = { easy: 6, medium: 8, hard: 10 }
const multiplierOf = { easy: 1, medium: 1.5, hard: 2 }

type Kind = 'memory-cards' | 'word-puzzle'
type Wrong = 'none' | 'level' | 'count' | 'score' | 'late' | 'foreign' | 'invented' | 'otherGame' | 'garbage'
type Step = {
  pupil: number
  kind: Kind
  level: Level
  fresh: boolean
  named: boolean
  seconds: number
  extraMoves: number
  wrong: Wrong
  junk: unknown
  claim: number
  times: number
}

const step: fc.Arbitrary<Step> = fc.record({
  pupil: fc.nat(pupils - 1),
  kind: fc.constantFrom<Kind>('memory-cards', 'word-puzzle'),
  level: fc.constantFrom(...levels),
  fresh: fc.boolean(),
  named: fc.boolean(),
  seconds: fc.integer({ min: 40, max: 900 }),
  extraMoves: fc.nat(30),
  wrong: fc.oneof(
    { weight: 3, arbitrary: fc.constant<Wrong>('none') },
    {
      weight: 5,
      arbitrary: fc.constantFrom<Wrong>(
        'level',
        'count',
        'score',
        'late',
        'foreign',
        'invented',
        'otherGame',
        'garbage',
      ),
    },
  ),
  junk: fc.anything({ maxDepth: 2, withBigInt: false }),
  claim: fc.oneof(fc.integer(), fc.double(), fc.constantFrom(1e300, -1)),
  times: fc.integer({ min: 1, max: 10 }),
})

type Open = { id: string; level: Level; letters: number }

/** The specification, naively. */
class Model {
  xp = 0
  rounds = 0
  kinds = new Set<Kind>()
  held = new Set<string>()
  today = new Map<Kind, number>()
  streak = 0
  day = -9

  finish(kind: Kind, xp: number, day: number): { paid: number; total: number } {
    if (day !== this.day) {
      this.today.clear()
      this.streak = day === this.day + 1 ? this.streak + 1 : 1
      this.day = day
    }
    const before = this.today.get(kind) ?? 0
    const paid = before < 3 ? xp : Math.round(xp / 4)
    this.today.set(kind, before + 1)
    this.xp += paid
    this.rounds++
    this.kinds.add(kind)
    for (let size = -1; size !== this.held.size; ) {
      size = this.held.size
      const metrics: Record<string, number> = {
        games: this.rounds,
        gameKinds: this.kinds.size,
        streak: this.streak,
        level: Math.floor(this.xp / 1000) + 1,
      }
      for (const { id, metric, requirement, xpReward } of achievements) {
        if ((metrics[metric] ?? 0) < requirement || this.held.has(id)) continue
        this.held.add(id)
        this.xp += xpReward
      }
    }
    return { paid, total: this.xp }
  }
}

const memoryXp = (level: Level, moves: number, seconds: number) => {
  const pairs = pairsOf[level]
  const score = Math.max(0, 100 * pairs + 2 * Math.max(0, 300 - seconds) - 10 * Math.max(0, moves - pairs))
  return Math.max(10, Math.round((15 * multiplierOf[level] * score) / 1000))
}
const searchXp = ({ level, letters }: Open, seconds: number) => {
  const score = 50 * wordsOf[level] + 10 * letters + 2 * Math.max(0, 600 - seconds)
  return Math.max(15, Math.round((20 * multiplierOf[level] * score) / 1000))
}

/** The number of the day in São Paulo, three hours behind Greenwich. */
const schoolDayOf = (clock: number) => Math.floor((clock - 3 * 3600_000) / (24 * 3600_000))

let school: TestApp
let materialId: number
beforeAll(async () => {
  school = await startTestApp()
  const { db } = school.connection
  materialId = (await makeMaterial(db)).id
  await makeCards(db, 15, { materialId })
  await makeWords(
    db,
    'Água Oceano Evaporação Nuvem Chuva Geleira Lençol Vapor Bacia Relevo Clima Sedimento'.split(' '),
    { materialId },
  )
})
afterAll(() => school.close())

const paths = { 'memory-cards': 'memory', 'word-puzzle': 'word-search' } as const
type Search = { words: { cells: number[] }[] }

async function begin(player: Player, kind: Kind, level: Level): Promise<Open> {
  const body = { gameId: kind, materialId, options: { difficulty: level } }
  const { status, body: round } = await player.post<Round<Table & Search>>('/api/games/start', body)
  expect(status).toBe(200)
  const letters = (round.dealt?.words ?? []).reduce((sum, { cells }) => sum + cells.length, 0)
  return { id: round.roundId ?? '', level, letters }
}

test('10 000 completions pay what the specification says, and nothing else', { timeout: 300_000 }, async () => {
  const players = await Promise.all(Array.from({ length: pupils }, () => school.signedIn()))
  const models = players.map(() => new Model())
  const open = players.map(() => new Map<Kind, Open>())
  const finished: string[][] = players.map(() => [])
  const planned = fc.sample(step, { numRuns: requests, seed: 20260302 })
  let clock = noon
  let sent = 0
  let steps = 0
  const statuses = new Map<number, number>()

  for (const { pupil, kind, level, fresh, named, seconds, extraMoves, wrong, junk, claim, times } of planned) {
    if (sent >= requests) break
    const [player, model, mine] = [players[pupil], models[pupil], open[pupil]]
    if (!player || !model || !mine) throw new Error('no such pupil')
    if (++steps % 250 === 0) {
      // Whole days go by, and with them the rounds that were open.
      clock += 2 * 24 * 3600_000
      for (const rounds of open) rounds.clear()
    }
    school.setNow(new Date(clock).toISOString())
    if (fresh || !mine.has(kind)) mine.set(kind, await begin(player, kind, level))
    const round = mine.get(kind)
    if (!round) throw new Error('no round')
    clock += (seconds + 1) * 1000
    school.setNow(new Date(clock).toISOString())

    const pairs = pairsOf[round.level]
    const moves = pairs + extraMoves
    const fair: Record<string, unknown> = {
      difficulty: round.level,
      score: 0,
      timeElapsed: seconds,
      xpGain: Number.isFinite(claim) ? claim : 0,
      ...(kind === 'memory-cards' ? { moves } : { wordsFound: wordsOf[round.level] }),
      ...(named ? { roundId: round.id } : {}),
    }
    const otherLevel = round.level === 'easy' ? 'hard' : 'easy'
    const foreign = [...(open[(pupil + 1) % pupils]?.values() ?? [])][0]?.id ?? finished[pupil]?.[0]
    const bodies: Record<Wrong, unknown> = {
      none: fair,
      level: { ...fair, difficulty: otherLevel },
      count: { ...fair, ...(kind === 'memory-cards' ? { moves: pairs - 1 } : { wordsFound: 99 }) },
      score: { ...fair, score: 1_000_000 },
      late: { ...fair, timeElapsed: 900_000 },
      foreign: { ...fair, roundId: foreign ?? '00000000-0000-4000-8000-000000000000' },
      invented: { ...fair, roundId: '00000000-0000-4000-8000-000000000000' },
      otherGame: { ...fair, roundId: mine.get(kind === 'memory-cards' ? 'word-puzzle' : 'memory-cards')?.id ?? 'x' },
      garbage: junk,
    }
    const payload = JSON.stringify(bodies[wrong] ?? null) ?? 'null'
    const send = () =>
      player.send<{ message?: string; xpGain?: number; totalXP?: number }>({
        method: 'POST',
        url: `/api/games/${paths[kind]}/complete`,
        headers: { 'content-type': 'application/json' },
        payload,
      })
    const answers = await Promise.all(Array.from({ length: times }, send))
    sent += times
    for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const paid = answers.filter(({ status }) => status === 200)
    if (wrong === 'none') {
      const expected = model.finish(
        kind,
        kind === 'memory-cards' ? memoryXp(round.level, moves, seconds) : searchXp(round, seconds),
        schoolDayOf(clock),
      )
      expect(paid).toHaveLength(1)
      expect([paid[0]?.body.xpGain, paid[0]?.body.totalXP]).toEqual([expected.paid, expected.total])
      mine.delete(kind)
      finished[pupil]?.push(round.id)
    } else {
      expect(paid).toEqual([])
    }
    for (const { status, body } of answers) {
      if (status === 200) continue
      expect([400, 404, 409]).toContain(status)
      expect(body.message).toMatch(/\p{L}/u)
    }
  }

  expect(sent).toBeGreaterThanOrEqual(requests)
  expect([...statuses.keys()].sort()).toEqual([200, 400, 404, 409])
  for (const [at, player] of players.entries()) {
    const { rows } = await school.connection.pool.query(
      `select u.xp, (select sum(amount)::int from xp_ledger where user_id = u.id) as ledger,
         (select sum(xp)::int from activity_days where user_id = u.id) as days, t.games, t.game_kinds as kinds,
         (select sum(rounds)::int from game_completions where user_id = u.id) as completions,
         (select count(*)::int from game_rounds where user_id = u.id and state = 'completed') as rounds,
         array(select achievement_id from user_achievements where user_id = u.id order by 1) as held
       from users u join activity_totals t on t.user_id = u.id where u.id = $1`,
      [player.id],
    )
    const model = models[at]
    expect(rows).toEqual([
      {
        xp: model?.xp,
        ledger: model?.xp,
        days: model?.xp,
        games: model?.rounds,
        kinds: model?.kinds.size,
        completions: model?.rounds,
        rounds: model?.rounds,
        held: [...(model?.held ?? [])].sort(),
      },
    ])
  }
})
