import type { Question } from '../items.ts'
import { countWords } from './checked.ts'
import { THRESHOLDS } from './thresholds.ts'

const S = THRESHOLDS.set

/** Whether question and options can be read in the time of a level of the lightning quiz. */
export function fitsLightning(
  q: Pick<Question, 'question' | 'options'>,
  level: Question['difficulty'] = 'fácil',
): boolean {
  if (q.options.some(option => option.length > S.lightningOptionChars)) return false
  return [q.question, ...q.options].reduce((sum, text) => sum + countWords(text), 0) <= S.lightningWords[level]
}
