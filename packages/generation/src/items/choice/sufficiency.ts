import { THRESHOLDS } from '../../quality/thresholds.ts'
import type { Candidate } from '../candidates.ts'
import type { Wording } from './wording.ts'

export type Kind = Candidate['kind']
/** A candidate with what it is compared by. */
export type Signed = Candidate & { wording: Wording; focus: string }
/** How many items may be chosen, and what a text of its length should give. */
export type Caps = {
  cards: number
  questions: number
  least?: number
  /** Whether questions of which the options are not sure may fill up what the quiz needs. */
  owesQuiz?: boolean
  /** Up to so many questions unsure ones may fill the quiz; any number where it is not said. */
  filled?: number
  /** Whether those are taken by turns with the others: last, they may find their sentences asked already. */
  mixed?: boolean
}
export type Chosen = { cards: Candidate[]; questions: Candidate[] }

/** What the games and the quiz need, or what a text of its length should give. */
export function needed(kind: Kind, { least = 0 }: Caps): number {
  return Math.max(least, kind === 'card' ? THRESHOLDS.set.cards : THRESHOLDS.set.questions)
}

/** What the games and the quiz cannot do without counts so many times what a text of its length should give. */
const BARE_NEED = 3
export const ENOUGH = 2 * (BARE_NEED + 1)

/** ENOUGH when there are enough of both kinds; less, the more is missing, and most where all is missing of one kind. */
export function sufficiency({ cards, questions }: Chosen, caps: Caps): number {
  const share = (count: number, wanted: number) => Math.sqrt(Math.min(1, count / wanted))
  const reached = (kind: Kind, count: number) =>
    BARE_NEED * share(count, needed(kind, { ...caps, least: 0 })) + share(count, needed(kind, caps))
  const unsure = questions.filter(({ trust }) => trust === 'unsure')
  return reached('card', cards.length) + reached('question', questions.length - unsure.length / 2)
}
