import { THRESHOLDS } from '../../quality/thresholds.ts'

/** A text of so many words should give at least so many cards and questions, where it has them. */
const LONG = { words: 2400, items: 20 } as const

/** A text of so many words owes the quiz its questions, so that weaker ones are shown before it goes without. */
const OWES_A_QUIZ = 1800

/** A shorter one is shown so many, unsure ones among them, before it is left with fewer. */
const A_FEW = 5

/**
 * How many items of each kind a document of so many words deserves at most, and how many cards and questions at least,
 * and up to how many questions unsure ones fill it (see trust.ts).
 */
export function capsFor(words: number): {
  cards: number
  questions: number
  words: number
  least: number
  owesQuiz: boolean
  filled: number
} {
  const growth = Math.max(1, Math.min(3, 1 + Math.log2(Math.max(1, words) / LONG.words) * 0.54))
  return {
    cards: Math.round(40 * growth),
    questions: Math.round(30 * Math.min(growth, 2.67)),
    least: words >= LONG.words ? LONG.items : 0,
    owesQuiz: words >= OWES_A_QUIZ,
    filled: words >= LONG.words ? LONG.items : words >= OWES_A_QUIZ ? THRESHOLDS.set.questions : A_FEW,
    words: Math.round(24 * Math.min(growth, 2.5)),
  }
}
