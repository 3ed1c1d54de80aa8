import type { Fact } from '../../families/fact.ts'
import type { AnswerType } from '../../items.ts'
import type { Ranked } from './wanted.ts'

/** Numbers, rows of a table, the material's own alternatives: nothing has to be known of the world. */
export const SURE = 1
/** The right answer with a word turned round: built like it, but what it says may be absurd or of no weight. */
export const TURNED = 0.65

/**
 * How sure it is that wrong options are of the kind of the right one, 0–1: the mean of their likeness and the least of
 * it, halved.
 */
export function evidenceOf(chosen: readonly Ranked[]): number {
  if (chosen.length === 0) return 0
  const likeness = chosen.map(option => Math.max(0, option.likeness))
  const mean = likeness.reduce((sum, one) => sum + one, 0) / likeness.length
  return (mean + Math.min(...likeness)) / 2
}

/**
 * Below so much evidence a teacher hardly ever keeps a question. Names are told apart less than nouns: of two people or
 * two towns nobody sees at a glance which one it is not; and definitions of one lesson stand well beside each other
 * unless their first nouns are told apart.
 */
const NEEDED: Readonly<Partial<Record<AnswerType, number>>> = { term: 0.62, definition: 0.04, person: 0.1 }
const NEEDED_OF_OTHERS = 0.4

/** Whether wrong options so sure are good enough for a fact. */
export function isSureEnough(evidence: number, { answerType, proper, answer }: Fact): boolean {
  const name = answerType === 'term' && (proper === true || /\s\p{Lu}/u.test(answer))
  return evidence >= (name ? NEEDED_OF_OTHERS : (NEEDED[answerType] ?? NEEDED_OF_OTHERS))
}
