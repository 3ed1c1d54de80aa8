import type { Fact } from '../../families/fact.ts'
import { passesAsDistractor } from '../../quality/check.ts'
import { cognatesIn } from '../../quality/cognates.ts'
import type { QualityContext } from '../../quality/context.ts'
import { jaccard, lemmaSet } from '../../quality/words.ts'
import { shuffled } from '../random.ts'
import type { Options } from './chosen.ts'
import { SURE } from './evidence.ts'

/**
 * Options first that recall the same word of the question as the right one does ('\\textbf' beside '\\text' for
 * 'texto'), so that it says nothing.
 */
export function firstOfItsRoot<T>(
  { question, answer }: Fact,
  options: readonly T[],
  textOf: (option: T) => string,
): readonly T[] {
  const roots = cognatesIn(question, answer)
  if (roots.length === 0) return options
  const alike = (option: T) => cognatesIn(question, textOf(option)).some(root => roots.includes(root))
  return [...options.filter(alike), ...options.filter(option => !alike(option))]
}

const WANTED = 3
/** Rivals that share more of their words than this are too near to one another. */
const ALIKE = 0.5

/** The wrong options the material brings itself: the alternatives of an exercise; null where it brings none. */
export function givenOptions({ options }: Fact): Options | null {
  return options && options.length >= 2
    ? { distractors: [...options], numeric: false, closeness: 0.5, evidence: SURE }
    : null
}

/**
 * Wrong options from what stands beside the answer in its table or list, as like the answer in length as there are;
 * null when too few.
 */
export function rivalOptions(fact: Fact, context: QualityContext, random: () => number): Options | null {
  const question = {
    question: fact.question,
    answerType: fact.answerType,
    family: fact.family,
    source: { page: fact.page, quote: fact.quote },
  }
  const far = (text: string) => Math.abs(Math.log2(text.length / fact.answer.length))
  const chosen: string[] = []
  const byLength = shuffled(fact.rivals ?? [], random).sort((a, b) => Math.round(far(a) * 2) - Math.round(far(b) * 2))
  const ranked = firstOfItsRoot(fact, byLength, text => text)
  for (const text of ranked) {
    if (chosen.length === WANTED) break
    if ([...chosen, fact.answer].some(other => jaccard(lemmaSet(other), lemmaSet(text)) > ALIKE)) continue
    if (!passesAsDistractor(text, fact.answer, question, context)) continue
    chosen.push(text)
  }
  const numeric = /^\D{0,12}\d[\d.,]*\s?\D{0,12}$/.test(fact.answer)
  return chosen.length >= 2 ? { distractors: chosen, numeric, closeness: 0.6, evidence: SURE } : null
}
