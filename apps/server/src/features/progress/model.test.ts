import { achievements, type Metrics } from '@capivira/core/achievements/catalog'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts'
import { makeCards, makeMaterial, makeQuiz } from '../../../test/factories.ts'

/**
 * Random histories of a pupil over HTTP beside a model that knows only the sentences of the specification. The small
 * material has 2 cards, the large one 27, so that completions and daily challenges happen.
 */
type Side = 'front' | 'back'
type Act =
  | { kind: 'side'; card: number; side: Side }
  | { kind: 'review'; card: number; difficulty: string }
  | { kind: 'quiz'; right: number; proven: boolean }
type Step =
  | { kind: 'act'; act: Act; times: number }
  | { kind: 'atOnce'; acts: Act[] }
  | { kind: 'all' }
  | { kind: 'days'; days: number }

const smallCards = 2
const allCards = 29
const questions = 4

const card = fc.nat(allCards - 1)
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('side' as const), card, side: fc.constantFrom<Side>('front', 'back') }),
  fc.record({
    kind: fc.constant('review' as const),
    card,
    difficulty: fc.constantFrom('errei', 'difícil', 'médio', 'fácil'),
  }),
  fc.record({ kind: fc.constant('quiz' as const), right: fc.nat(questions), proven: fc.boolean() }),
)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('act' as const), act, times: fc.integer({ min: 1, max: 2 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('atOnce' as const), acts: fc.array(act, { minLength: 2, maxLength: 8 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('all' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 2 }) }) },
)

/** The specification, naively: everything is looked up in what happened so far. */
class Model {
  day = 0
  paid = new Map<string, number>()
  held = new Set<string>()
  rated = new Map<number, Set<number>>()
  reviews = 0
  quizzes = 0
  perfect = 0
  studyDays = new Set<number>()
  best = new Map<number, number>()

  get xp() {
    return [...this.paid.values()].reduce((sum, amount) => sum + amount, 0)
  }
  get cardsRated() {
    return new Set([...this.rated.values()].flatMap(cards => [...cards]))
  }
  get completed() {
    const rated = [...this.cardsRated]
    const small = rated.filter(card => card < smallCards).length
    return Number(small === smallCards) + Number(rated.length - small === allCards - smallCards)
  }
  get streak() {
    let days = 0
    for (let day = Math.max(-1, ...this.studyDays); this.studyDays.has(day); day--) days++
    return days
  }
  get challenges() {
    return [...this.rated.values()].filter(cards => cards.size >= 25).length
  }

  do(act: Act) {
    const pay = (key: string, amount: number) => {
      if (!this.paid.has(key)) this.paid.set(key, amount)
    }
    if (act.kind === 'side') pay(`side ${act.card} ${act.side}`, act.side === 'front' ? 1 : 2)
    else this.studyDays.add(this.day)
    if (act.kind === 'review') {
      this.reviews++
      const today = this.rated.get(this.day) ?? new Set()
      this.rated.set(this.day, today.add(act.card))
      pay(`review ${act.card} ${this.day}`, 5)
      if (today.size >= 25) pay(`challenge ${this.day}`, 50)
    }
    if (act.kind === 'quiz') {
      this.quizzes++
      if (act.right === questions) this.perfect++
      for (let right = (this.best.get(this.day) ?? 0) + 1; right <= act.right; right++)
        pay(`quiz ${this.day} ${right}`, 10)
      this.best.set(this.day, Math.max(act.right, this.best.get(this.day) ?? 0))
    }
    this.unlock()
  }

  unlock() {
    for (let before = -1; before !== this.held.size; ) {
      before = this.held.size
      const metrics: Metrics = {
        cards: this.cardsRated.size,
        reviews: this.reviews,
        quizzes: this.quizzes,
        perfectQuizzes: this.perfect,
        dailyChallenges: this.challenges,
        materialsCompleted: this.completed,
        games: 0,
        gameKinds: 0,
        streak: this.streak,
        level: Math.floor(this.xp / 1000) + 1,
      }
      for (const { id, metric, requirement, xpReward } of achievements) {
        if (metrics[metric] < requirement || this.held.has(id)) continue
        this.held.add(id)
        this.paid.set(`achievement ${id}`, xpReward)
      }
    }
  }
}

let school: TestApp
let cardIds: number[]
let quiz: Awaited<ReturnType<typeof makeQuiz>>
beforeAll(async () => {
  school = await startTestApp()
  const { db } = school.connection
  const { id: materialId } = await makeMaterial(db)
  const small = await makeCards(db, smallCards, { materialId })
  const large = await makeCards(db, allCards - smallCards)
  cardIds = [...small, ...large].map(({ id }) => id)
  quiz = await makeQuiz(db, questions, { materialId })
})
afterAll(() => school.close())

type Pupil = Awaited<ReturnType<TestApp['signedIn']>>

async function perform(pupil: Pupil, act: Act): Promise<number> {
  const post = async (url: string, body: object) => {
    const { status, body: reply } = await pupil.post<{
      xpGained?: number
      xpGain?: number
      newAchievements: { xpReward: number }[]
    }>(url, body)
    expect([200, 201]).toContain(status)
    const rewards = reply.newAchievements.reduce((sum, { xpReward }) => sum + xpReward, 0)
    return (reply.xpGained ?? reply.xpGain ?? Number.NaN) + rewards
  }
  if (act.kind === 'side') return post(`/api/cards/${cardIds[act.card]}/study`, { side: act.side })
  if (act.kind === 'review') return post(`/api/cards/${cardIds[act.card]}/review`, { difficulty: act.difficulty })
  const answers = quiz.questions.map(({ id }, at) => ({ questionId: id, option: at < act.right ? 'B' : 'D' }))
  const body = { score: act.right, totalQuestions: questions, ...(act.proven ? { answers } : {}) }
  return post(`/api/quiz/${quiz.id}/attempts`, body)
}

async function standingOf(pupil: Pupil) {
  const { rows } = await school.connection.pool.query(
    `select u.xp, u.level, u.streak,
       coalesce((select sum(amount) from xp_ledger where user_id = u.id), 0)::int as ledger,
       coalesce((select sum(xp) from activity_days where user_id = u.id), 0)::int as "ofDays",
       coalesce((select sum(cards) from activity_days where user_id = u.id), 0)::int as "cardDays",
       coalesce(t.cards, 0) as cards, coalesce(t.reviews, 0) as reviews, coalesce(t.quizzes, 0) as quizzes,
       coalesce(t.perfect_quizzes, 0) as perfect, coalesce(t.daily_challenges, 0) as challenges,
       coalesce(t.materials_completed, 0) as completed,
       array(select achievement_id from user_achievements where user_id = u.id order by 1) as held
     from users u left join activity_totals t on t.user_id = u.id where u.id = $1`,
    [pupil.id],
  )
  return rows[0]
}

const expectedOf = (model: Model) => ({
  xp: model.xp,
  level: Math.floor(model.xp / 1000) + 1,
  streak: model.streak,
  ledger: model.xp,
  ofDays: model.xp,
  cardDays: [...model.rated.values()].reduce((sum, cards) => sum + cards.size, 0),
  cards: model.cardsRated.size,
  reviews: model.reviews,
  quizzes: model.quizzes,
  perfect: model.perfect,
  challenges: model.challenges,
  completed: model.completed,
  held: [...model.held].sort(),
})

/** A session lasts seven days unused: whoever comes back after them signs in again. */
const weekAway: Step[] = [
  { kind: 'days', days: 7 },
  { kind: 'act', act: { kind: 'side', card: 0, side: 'front' }, times: 1 },
]

test('any history comes to what the specification says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async steps => {
      school.setNow('2026-03-02T12:00:00Z')
      const pupil = await school.signedIn()
      const model = new Model()
      let lastSeen = model.day
      for (const step of steps) {
        if (step.kind === 'days') {
          // Within the 30 days that a session lasts in all.
          model.day = Math.min(28, model.day + step.days)
          school.setNow(new Date(Date.UTC(2026, 2, 2 + model.day, 12)).toISOString())
          continue
        }
        if (model.day - lastSeen >= 7) {
          await pupil.post('/api/auth/login', { email: pupil.email, password: testPassword })
        }
        lastSeen = model.day
        if (step.kind === 'act') {
          for (let time = 0; time < step.times; time++) {
            const before = model.xp
            model.do(step.act)
            expect(await perform(pupil, step.act)).toBe(model.xp - before)
          }
          continue
        }
        const acts: Act[] =
          step.kind === 'atOnce' ? step.acts : cardIds.map((_, card) => ({ kind: 'review', card, difficulty: 'médio' }))
        const before = model.xp
        for (const act of acts) model.do(act)
        const gains = await Promise.all(acts.map(act => perform(pupil, act)))
        expect(gains.reduce((sum, gain) => sum + gain, 0)).toBe(model.xp - before)
      }
      expect(await standingOf(pupil)).toEqual(expectedOf(model))
    }),
    { numRuns: 40, examples: [[weekAway]] },
  )
})
