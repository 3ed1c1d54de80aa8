import { addDays, schoolDay } from '@capivira/core/progress/school-day'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Settings } from '../../platform/settings.ts'
import { attemptQuiz } from '../quizzes/attempt-quiz.ts'
import { reviewCard } from '../study/review-card.ts'
import { studyCard } from '../study/study-card.ts'
import { history, ratingOf, type Session } from './history.ts'
import { type DemoItems, findUserIds, listDone } from './store.ts'
import type { DemoTextName } from './texts.ts'

type Tools = { db: Database; settings: Settings; signal: AbortSignal }
type Pupil = { id: string; userType: 'student' }

/** Three in the afternoon in Brazil; the same day in every American time zone. */
const schoolHour = 'T18:00:00Z'
const secondsPerCard = 20

/**
 * Lets the pupils of the demo school study as `history` tells, day by day, by the same verbs as anybody: XP, streaks
 * and achievements follow. What they have done already is not done again.
 */
export async function studyAsDemoPupils(
  tools: Tools,
  items: ReadonlyMap<DemoTextName, DemoItems>,
  begun: Date,
): Promise<void> {
  const ids = await findUserIds(tools.db, Object.keys(history))
  for (const [email, sessions] of Object.entries(history)) {
    const id = ids.get(email)
    if (!id) continue
    const done = await listDone(tools.db, id)
    for (const session of sessions) {
      const found = items.get(session.text)
      if (found) await study(tools, { id, userType: 'student' }, session, { items: found, begun, done })
    }
  }
}

async function study(
  { db, settings, signal }: Tools,
  user: Pupil,
  session: Session,
  { items, begun, done }: { items: DemoItems; begun: Date; done: ReadonlySet<string> },
): Promise<void> {
  const today = addDays(schoolDay(begun, settings.schoolTimeZone), -session.daysAgo)
  const start = new Date(`${today}${schoolHour}`).getTime()
  const at = (acts: number) => new Date(start + acts * secondsPerCard * 1000)
  const [from, to] = session.cards
  for (const [place, cardId] of items.cards.slice(from, to).entries()) {
    signal.throwIfAborted()
    if (done.has(`review:${cardId}:${today}`)) continue
    const act = { user, cardId, now: at(place), today }
    for (const side of ['front', 'back'] as const) expectDone(await studyCard({ db, settings }, { ...act, side }))
    expectDone(await reviewCard({ db, settings }, { ...act, rating: ratingOf(session, place) }))
  }
  const [first] = items.questions
  if (session.quiz === undefined || !first || done.has(`quiz:${first.quizId}:${today}`)) return
  const body = answersTo(items, session.quiz)
  expectDone(await attemptQuiz({ db }, { user, key: { quizId: first.quizId }, body, now: at(to - from + 5), today }))
}

/** Answers to a quiz of which this share is right; the wrong ones are spread evenly. */
function answersTo({ questions }: DemoItems, share: number) {
  const isRight = (place: number) => Math.floor((place + 1) * share) > Math.floor(place * share)
  const answers = questions.map(({ id, options, correctAnswer }, place) => {
    const chosen = isRight(place) ? correctAnswer : (correctAnswer + 1) % options.length
    return { questionId: id, option: options[chosen] ?? '' }
  })
  const score = questions.filter((_, place) => isRight(place)).length
  return { score, totalQuestions: questions.length, answers }
}

function expectDone(outcome: unknown): void {
  if (outcome instanceof Refusal) throw new Error(`the demo school: ${outcome.message}`)
}
