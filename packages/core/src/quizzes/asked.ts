import type { Answer, GradedQuestion } from './grade.ts'

/** Minutes a pupil may sit over a quiz before a teacher's change in it counts. */
export const patienceMinutes = 120

export type ChangingQuestion = GradedQuestion & {
  state: 'shown' | 'hidden' | 'removed'
  createdAt: Date
  /** When a teacher last changed, hid or showed it. */
  touchedAt: Date | null
}

type Claimed = { score: number; totalQuestions: number; answers?: readonly Answer[] | undefined }

/**
 * A time, in milliseconds, before which the pupil cannot have begun: the youngest question that they answered was there
 * by then. What has not changed since was dealt or left out with it, and is no change that came in between: without
 * this, five of thirty questions written this morning would be taken for the whole quiz. Of questions shown one after
 * the other it tells nothing; there the pupil's page says that it dealt a round.
 */
const cannotHaveBegunBefore = (questions: readonly ChangingQuestion[], answered: ReadonlyMap<number, string>): number =>
  Math.max(...questions.filter(({ id }) => answered.has(id)).map(({ createdAt }) => createdAt.getTime()))

/**
 * What a pupil was asked, of all the questions a quiz has or had: a teacher who adds, changes, hides or removes a
 * question while a class takes the quiz must not cost anybody the result. A question changed within the patience is
 * left out when it was not answered and may have changed after the pupil began, or answered with an option it no longer
 * has; one that was hidden or removed counts
 * when it was answered. Without answers only the questions shown now are known.
 */
export function asked<Question extends ChangingQuestion>(
  questions: readonly Question[],
  claimed: Claimed,
  now: Date,
  /**
   * Minutes before `now` since which a change does not count against the pupil; a week for a quiz taken on a device
   * without a network.
   */
  patience: number = patienceMinutes,
): { questions: Question[]; claimed: Claimed } {
  const { answers } = claimed
  if (!answers) return { questions: questions.filter(({ state }) => state === 'shown'), claimed }
  const options = new Map(answers.map(({ questionId, option }) => [questionId, option]))
  const since = now.getTime() - patience * 60_000
  const begun = cannotHaveBegunBefore(questions, options)
  const counted: Question[] = []
  const dropped = new Set<number>()
  for (const question of questions) {
    const option = options.get(question.id)
    const fits = option !== undefined && question.options.includes(option)
    const changed = Math.max(question.createdAt.getTime(), question.touchedAt?.getTime() ?? 0)
    const isRecent = changed >= since && (option !== undefined || changed > begun)
    if (isRecent ? fits : question.state === 'shown') counted.push(question)
    else if (isRecent && option !== undefined) dropped.add(question.id)
  }
  if (dropped.size === 0) return { questions: counted, claimed }
  const totalQuestions = claimed.totalQuestions - dropped.size
  return {
    questions: counted,
    claimed: {
      score: Math.min(claimed.score, totalQuestions),
      totalQuestions,
      answers: answers.filter(({ questionId }) => !dropped.has(questionId)),
    },
  }
}
