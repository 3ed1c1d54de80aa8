import { shuffle } from './shuffle.ts'

/** Questions of the shorter rounds; a round of all is always there. */
export const roundSizes = [5, 10, 15] as const

/**
 * How a question stands for a pupil: answered wrong the last time, never answered, right so long ago that it is due, or
 * right lately.
 */
export type QuestionStanding = 'missed' | 'new' | 'due' | 'known'

/** Days after a right answer from which a question is due again. */
export const dueAfterDays = 3

const dayMs = 24 * 60 * 60_000

/** How a question stands by its last answer; null when there is none. */
export function standingOf(last: { isRight: boolean; at: Date } | null, now: Date): QuestionStanding {
  if (!last) return 'new'
  if (!last.isRight) return 'missed'
  return now.getTime() - last.at.getTime() >= dueAfterDays * dayMs ? 'due' : 'known'
}

/** How likely a question is drawn, against the others. */
const weights: Record<QuestionStanding, number> = { missed: 8, due: 4, new: 4, known: 1 }

type Asked = { standing?: QuestionStanding | undefined }

/** The shorter rounds that a quiz of so many questions has. */
export const sizesFor = (questions: number): number[] => roundSizes.filter(size => size < questions)

/**
 * Draws the questions of a round, each time others and in another order; what was missed or is due is drawn sooner.
 * `pick` gives a uniform random integer in [0, below). A size of as many as there are, or more, takes all.
 */
export function chooseRound<Question extends Asked>(
  questions: readonly Question[],
  size: number,
  pick: (below: number) => number,
): Question[] {
  const rest = [...questions]
  const chosen: Question[] = []
  while (rest.length > 0 && chosen.length < size) {
    let ball = pick(rest.reduce((sum, question) => sum + weightOf(question), 0))
    const at = rest.findIndex(question => {
      ball -= weightOf(question)
      return ball < 0
    })
    chosen.push(...rest.splice(at, 1))
  }
  return shuffle(chosen, pick)
}

const weightOf = ({ standing = 'new' }: Asked): number => weights[standing]
