import { createHash } from 'node:crypto'
import type { Achievement } from '@capivira/core/achievements/catalog'
import { messages } from '@capivira/core/http/errors'
import type { SchoolDay } from '@capivira/core/progress/school-day'
import { type PaidToday, roundXp } from '@capivira/core/progress/xp'
import { asked, patienceMinutes } from '@capivira/core/quizzes/asked'
import type { attemptBody } from '@capivira/core/quizzes/contract'
import { answered, grade } from '@capivira/core/quizzes/grade'
import { percentageOf } from '@capivira/core/quizzes/result'
import { longestWait } from '@capivira/core/study/event'
import type * as z from 'zod/mini'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { SignedIn } from '../../platform/signed-in.ts'
import { inPupilTurn } from '../progress/pupil-turn.ts'
import { lockPupil, recordActivity } from '../progress/record-activity.ts'
import { noteProgress } from '../study/note-progress.ts'
import { insertAnswers, insertAttempt, type QuizKey, selectPaidToday, selectQuiz } from './store.ts'

export type HandedIn = {
  user: Pick<SignedIn, 'id' | 'userType'>
  key: QuizKey
  body: z.output<typeof attemptBody>
  now: Date
  today: SchoolDay
}
/** What a quiz that was handed in came to. */
export type Attempted = {
  /** Absent when the attempt was not kept. */
  id?: number
  score: number
  totalQuestions: number
  percentage: number
  xpGain: number
  newAchievements: Achievement[]
}

/**
 * Grades a quiz that was handed in. A pupil's attempt is kept and paid; a teacher's, of a quiz of their own, is a
 * preview. Refuses 404 for a quiz that does not exist for them and 400 for answers or a score that cannot be.
 */
export async function attemptQuiz(
  { db }: { db: Database },
  { user, key, body, now, today }: HandedIn,
): Promise<Attempted | Refusal> {
  const found = await selectQuiz(db, user, key, 'asked')
  if (!found) return new Refusal(404, messages.notFound)
  const { questions, claimed } = asked(
    found.questions,
    body,
    now,
    body.secondsAgo === undefined ? patienceMinutes : longestWait / 60,
  )
  const graded = grade(questions, { ...claimed, isRound: body.isRound })
  if (graded.kind === 'refused') return new Refusal(400, graded.reason)

  const { score, totalQuestions, right, isWhole } = graded
  const result = { score, totalQuestions, percentage: percentageOf(score, totalQuestions) }
  if (user.userType !== 'student') return { ...result, xpGain: 0, newAchievements: [] }

  const quizId = found.quiz.id
  return inPupilTurn(db, user, async tx => {
    const event = {
      source: 'quiz' as const,
      sourceId: `${quizId}:${today}:${claimed.answers ? digestOf(right) : score}`,
    }
    const [pupil, [earlier = nothing]] = await Promise.all([
      lockPupil(tx, { user, event, now, today }),
      selectPaidToday(tx, { userId: user.id, quizId, today }),
    ])
    if (!pupil) return new Refusal(401, messages.unauthorized)

    const answers = claimed.answers ? [...claimed.answers] : null
    const perfect = isWhole && score === totalQuestions
    const xp = pupil.alreadyPaid ? 0 : roundXp(earlier, answers ? { right } : { score })
    const [{ xpGain, newAchievements }, id] = await Promise.all([
      recordActivity(tx, pupil, { kind: 'quiz', perfect }, xp),
      insertAttempt(tx, {
        ...result,
        userId: user.id,
        quizId,
        answers,
        graded: answers !== null,
        isWhole,
        day: today,
        completedAt: now,
      }),
    ])
    await Promise.all([
      answers && insertAnswers(tx, id, answered(questions, answers)),
      noteProgress(tx, pupil, {
        id: found.quiz.materialId,
        day: { quizzes: 1, questions: totalQuestions, right: score },
      }),
    ])
    return { ...result, id, xpGain, newAchievements }
  })
}

const nothing: PaidToday = { best: 0, right: [] }

/** A short name for a set of questions: the same set is paid once a day. */
const digestOf = (ids: readonly number[]): string =>
  createHash('sha256')
    .update(ids.toSorted((one, other) => one - other).join())
    .digest('base64url')
    .slice(0, 22)
