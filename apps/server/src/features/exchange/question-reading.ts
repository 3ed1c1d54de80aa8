import { looksLikeAiken, readAiken } from '@capivira/core/exchange/aiken'
import { importLimits } from '@capivira/core/exchange/contract'
import { readGift } from '@capivira/core/exchange/gift-import'
import { checkQuestions, type ImportedQuestions } from '@capivira/core/exchange/imported-question'
import { readMoodle } from './moodle-reading.ts'

/** What a file of questions holds. */
export type QuestionReading = ImportedQuestions & {
  /** True when there were more questions than are imported at once. */
  cut: boolean
}

const most = importLimits.cards

/**
 * The questions of a file in GIFT or Moodle XML. Throws when it is broken. Runs in the confined child
 * (import-child.ts).
 */
export function readQuestions(text: string, kind: 'gift' | 'moodle'): QuestionReading {
  const questions = kind === 'moodle' ? readMoodle(text) : looksLikeAiken(text) ? readAiken(text) : readGift(text)
  return { ...checkQuestions(questions.slice(0, most)), cut: questions.length > most }
}
