import type { Candidate } from '../items/candidates.ts'
import type { GeneratedMaterial } from '../items.ts'
import { THRESHOLDS } from '../quality/thresholds.ts'

/**
 * Kinds of which there are fewer items than the quiz and the games need, or than a text of its length should give.
 * @param least what a text of its length should give of each kind (see capsFor)
 */
export function shortKinds(
  { cards, questions }: Pick<GeneratedMaterial, 'cards' | 'questions'>,
  least: number,
): ReadonlySet<Candidate['kind']> {
  const short = new Set<Candidate['kind']>()
  if (cards.length < Math.max(THRESHOLDS.set.cards, least)) short.add('card')
  if (questions.length < Math.max(THRESHOLDS.set.questions, least)) short.add('question')
  return short
}
