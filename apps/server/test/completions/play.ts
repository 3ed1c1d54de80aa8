import type { GameId } from '@capivira/core/games/contract'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { TestApp } from '../app.ts'
import { Model, schoolDayOf } from './model.ts'
import { type Forgery, forgeries, type GameInModel, type Level, levels, type Open } from './plans.ts'

/** Two play, so that the rounds of one are foreign to the other. */
const pupils = 2
const noon = Date.parse('2026-03-02T15:00:00Z')

type Wrong = Forgery | 'none' | 'foreign' | 'invented' | 'otherGame' | 'garbage'
type Step = {
  pupil: number
  game: number
  level: Level
  fresh: boolean
  named: boolean
  seconds: number
  mistakes: number
  wrong: Wrong
  junk: unknown
  claim: number
  times: number
}

const stepOf = (games: number): fc.Arbitrary<Step> =>
  fc.record({
    pupil: fc.nat(pupils - 1),
    game: fc.nat(games - 1),
    level: fc.constantFrom(...levels),
    fresh: fc.boolean(),
    named: fc.boolean(),
    seconds: fc.integer({ min: 40, max: 900 }),
    mistakes: fc.nat(30),
    wrong: fc.oneof(
      { weight: 3, arbitrary: fc.constant<Wrong>('none') },
      {
        weight: 5,
        arbitrary: fc.constantFrom<Wrong>(...forgeries, 'foreign', 'invented', 'otherGame', 'garbage'),
      },
    ),
    junk: fc.anything({ maxDepth: 2, withBigInt: false }),
    claim: fc.oneof(fc.integer(), fc.double(), fc.constantFrom(1e300, -1)),
    times: fc.integer({ min: 1, max: 10 }),
  })

/** Each game once as it should be played, so that the shortest run pays for all of them, too. */
const fairSteps = (games: number): Step[] =>
  Array.from({ length: games }, (_, game) => ({
    pupil: game % pupils,
    game,
    level: 'easy',
    fresh: true,
    named: true,
    seconds: 120,
    mistakes: 0,
    wrong: 'none',
    junk: null,
    claim: 0,
    times: 3,
  }))

/** What became of so many completions. */
export type Outcome = { sent: number; statuses: Map<number, number>; paid: Map<GameId, number> }

/**
 * Hands in so many completions, fair and hostile, of all games, each up to ten times at once, beside a model that knows
 * only the sentences of the specification: which ones pay, and how much. In the end XP, ledger and achievements are the
 * model's.
 */
export async function playCompletions(
  school: TestApp,
  games: readonly GameInModel[],
  requests: number,
): Promise<Outcome> {
  const players = await Promise.all(Array.from({ length: pupils }, () => school.signedIn()))
  const models = players.map(() => new Model())
  const open = players.map(() => new Map<GameId, Open>())
  const outcome: Outcome = { sent: 0, statuses: new Map(), paid: new Map() }
  const nobodys = '00000000-0000-4000-8000-000000000000'
  let clock = noon
  let steps = 0

  const anySteps = fc.sample(stepOf(games.length), { numRuns: requests, seed: 20260302 })
  for (const step of [...fairSteps(games.length), ...anySteps]) {
    if (outcome.sent >= requests) break
    const { pupil, level, fresh, named, seconds, mistakes, wrong, junk, claim } = step
    const [player, model, mine, game] = [players[pupil], models[pupil], open[pupil], games[step.game]]
    if (!player || !model || !mine || !game) throw new Error('no such pupil or game')
    if (++steps % 250 === 0) {
      // Whole days go by, and with them the rounds that were open.
      clock += 2 * 24 * 3600_000
      for (const rounds of open) rounds.clear()
    }
    school.setNow(new Date(clock).toISOString())
    if (fresh || !mine.has(game.id)) mine.set(game.id, await game.begin(player, level))
    const round = mine.get(game.id)
    if (!round) throw new Error('no round')
    clock += (seconds + 1) * 1000
    school.setNow(new Date(clock).toISOString())

    const plan = game.plan(round, { seconds, mistakes })
    const claimed = {
      xpGain: Number.isFinite(claim) ? claim : 0,
      ...(named && round.id !== null && { roundId: round.id }),
    }
    const stranger = [...(open[(pupil + 1) % pupils]?.values() ?? [])].find(({ id }) => id !== null)?.id
    const another = [...mine].find(([id, { id: other }]) => id !== game.id && other !== null)?.[1].id
    const bodies: Record<Wrong, unknown> = {
      none: plan.fair,
      ...plan.forged,
      // The city has no rounds that could be somebody else's.
      foreign: round.id === null ? plan.forged.level : { ...plan.fair, roundId: stranger ?? nobodys },
      invented: round.id === null ? plan.forged.count : { ...plan.fair, roundId: nobodys },
      otherGame: round.id === null ? plan.forged.score : { ...plan.fair, roundId: another ?? 'x' },
      garbage: junk,
    }
    const body = bodies[wrong]
    const isObject = typeof body === 'object' && body !== null && wrong !== 'garbage'
    const payload = JSON.stringify(isObject ? { ...claimed, ...body } : (body ?? null)) ?? 'null'
    const send = () =>
      player.send<{ message?: string; xpGain?: number; totalXP?: number }>({
        method: 'POST',
        url: `/api/games/${game.path}/complete`,
        headers: { 'content-type': 'application/json' },
        payload,
      })
    // Looking at a picture is dear: fewer of them at once.
    const times = game.id === 'coloring-game' ? Math.min(3, step.times) : step.times
    const answers = await Promise.all(Array.from({ length: times }, send))
    outcome.sent += times
    for (const { status } of answers) outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1)
    const paid = answers.filter(({ status }) => status === 200)
    if (wrong === 'none' && plan.xp !== null) {
      const expected = model.finish(game.id, plan.xp, schoolDayOf(clock))
      expect(paid, `${game.id}: ${JSON.stringify(answers[0]?.body)}`).toHaveLength(1)
      expect([game.id, paid[0]?.body.xpGain, paid[0]?.body.totalXP]).toEqual([game.id, expected.paid, expected.total])
      mine.delete(game.id)
      outcome.paid.set(game.id, (outcome.paid.get(game.id) ?? 0) + 1)
    } else {
      expect(paid, `${game.id}, ${wrong}: ${payload.slice(0, 300)}`).toEqual([])
    }
    expectSentences(answers)
  }

  for (const [at, player] of players.entries()) expect(await keptOf(school, player.id)).toEqual([told(models[at])])
  return outcome
}

/** What is not taken is refused, and in words. */
function expectSentences(answers: readonly { status: number; body: { message?: string } }[]): void {
  for (const { status, body } of answers) {
    if (status === 200) continue
    expect([400, 404, 409]).toContain(status)
    expect(body.message).toMatch(/\p{L}/u)
  }
}

const told = (model: Model | undefined) => ({
  xp: model?.xp,
  ledger: model?.xp,
  days: model?.xp,
  games: model?.games,
  kinds: model?.kinds.size,
  completions: model?.games,
  rounds: model?.rounds,
  held: [...(model?.held ?? [])].sort(),
})

async function keptOf(school: TestApp, userId: string): Promise<unknown[]> {
  const { rows } = await school.connection.pool.query(
    `select u.xp, (select sum(amount)::int from xp_ledger where user_id = u.id) as ledger,
       (select sum(xp)::int from activity_days where user_id = u.id) as days, t.games, t.game_kinds as kinds,
       (select sum(rounds)::int from game_completions where user_id = u.id) as completions,
       (select count(*)::int from game_rounds where user_id = u.id and state = 'completed') as rounds,
       array(select achievement_id from user_achievements where user_id = u.id order by 1) as held
     from users u join activity_totals t on t.user_id = u.id where u.id = $1`,
    [userId],
  )
  return rows
}
