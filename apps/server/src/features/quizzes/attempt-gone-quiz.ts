import { messages } from '@capivira/core/http/errors'
import { roundXp } from '@capivira/core/progress/xp'
import { asked } from '@capivira/core/quizzes/asked'
import { grade } from '@capivira/core/quizzes/grade'
import { percentageOf } from '@capivira/core/quizzes/result'
import { longestWait } from '@capivira/core/study/event'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { actOnGone } from '../progress/act-on-gone.ts'
import type { Attempted, HandedIn } from './attempt-quiz.ts'
import { selectGoneQuiz } from './gone-store.ts'

/**
 * Grades a quiz that was taken before it went out of the pupil's sight: the day and its XP, once a day; no attempt is
 * kept. Refuses 404 where it was not there for them, 400 for answers or a score that cannot be.
 */
export async function attemptGoneQuiz(
  school: { db: Database; settings: { schoolTimeZone: string } },
  { user, key, body, now, today }: HandedIn,
): Promise<Attempted | Refusal> {
  const none = { quizId: null, materialId: null }
  const [gone] = await selectGoneQuiz(school.db, { userId: user.id, at: now, ...none, ...key })
  if (!gone) return new Refusal(404, messages.notFound)
  const known = gone.questions.map(({ createdAt, touchedAt, ...question }) => ({
    ...question,
    createdAt: new Date(createdAt),
    touchedAt: touchedAt === null ? null : new Date(touchedAt),
  }))
  const { questions, claimed } = asked(known, body, now, longestWait / 60)
  const graded = grade(questions, { ...claimed, isRound: body.isRound })
  if (graded.kind === 'refused') return new Refusal(400, graded.reason)
  const { score, totalQuestions } = graded
  const done = await actOnGone(school, {
    user,
    now,
    today,
    since: new Date(gone.since),
    event: day => ({ source: 'quiz', sourceId: `${gone.quizId}:${day}:gone` }),
    act: () => ({ kind: 'quiz', perfect: graded.isWhole && score === totalQuestions }),
    xp: roundXp({ best: 0, right: [] }, { score }),
  })
  if (done instanceof Refusal) return done
  const { xpGain, newAchievements } = done.recorded
  return { score, totalQuestions, percentage: percentageOf(score, totalQuestions), xpGain, newAchievements }
}
