import type { Standing } from './states.ts'

/** How many answered a question, and how many of them right. */
export type Share = { answers: number; right: number }

/** What pupils' first answers say against a question. */
export type Doubt = Share & {
  /**
   * 'rival': another option was chosen more often than the key; 'inverted': pupils who do well get it wrong more often
   * than others.
   */
  kind: 'rival' | 'inverted'
  /** The wrong option chosen most, and how often. */
  rival: string
  rivalTimes: number
  /** The half of the pupils who do better in the other questions, and the rest. */
  strong: Share
  others: Share
}

/**
 * A pupil's first answer to a question, and how the pupil did in the other questions of the quiz, from 0 to 1; null
 * without any.
 */
export type FirstAnswer = { option: string; isRight: boolean; otherwise: number | null }

/** First answers that have to be there before they say anything. */
export const enoughAnswers = 30
/** Pupils on either side, so that a comparison of the two means something. */
const enoughOnASide = 10
/** How far the better half has to lie behind: two standard errors of a difference of shares. */
const clearly = 2

/** What the first answers to a question say against it; null when nothing does. */
export function doubtOf(answers: readonly FirstAnswer[]): Doubt | null {
  if (answers.length < enoughAnswers) return null
  const [rival, rivalTimes] = mostChosen(answers)
  const all = shareOf(answers)
  const [strong, others] = halves(answers).map(shareOf)
  const figures = { ...all, rival, rivalTimes, strong: strong ?? none, others: others ?? none }
  if (rivalTimes > all.right) return { kind: 'rival', ...figures }
  return isInverted(figures.strong, figures.others) ? { kind: 'inverted', ...figures } : null
}

/** How a question stands that answers speak against. */
export const doubted: Standing = { publication: 'suggested', reason: 'answers' }

const none: Share = { answers: 0, right: 0 }

const shareOf = (answers: readonly FirstAnswer[]): Share => ({
  answers: answers.length,
  right: answers.filter(({ isRight }) => isRight).length,
})

function mostChosen(answers: readonly FirstAnswer[]): [string, number] {
  const times = new Map<string, number>()
  for (const { option, isRight } of answers) if (!isRight) times.set(option, (times.get(option) ?? 0) + 1)
  return [...times].reduce((most, next) => (next[1] > most[1] ? next : most), ['', 0] as [string, number])
}

/** Pupils who do better in the other questions than half of them, and the rest; of equals all are on one side. */
function halves(answers: readonly FirstAnswer[]): [FirstAnswer[], FirstAnswer[]] {
  const known = answers
    .flatMap(({ otherwise }) => (otherwise === null ? [] : [otherwise]))
    .sort((one, two) => one - two)
  const median = known[Math.floor(known.length / 2)] ?? 0
  const isStrong = ({ otherwise }: FirstAnswer) => otherwise !== null && otherwise >= median
  return [answers.filter(isStrong), answers.filter(answer => answer.otherwise !== null && !isStrong(answer))]
}

function isInverted(strong: Share, others: Share): boolean {
  if (strong.answers < enoughOnASide || others.answers < enoughOnASide) return false
  const [high, low] = [strong.right / strong.answers, others.right / others.answers]
  const error = Math.sqrt((high * (1 - high)) / strong.answers + (low * (1 - low)) / others.answers)
  return low - high > clearly * error && low > high
}
