import { looksLikeAiken, readAiken } from '@capivira/core/exchange/aiken'
import { importLimits } from '@capivira/core/exchange/contract'
import { isQti } from '@capivira/core/exchange/file-kind'
import { readGift } from '@capivira/core/exchange/gift-import'
import { pictureSign } from '@capivira/core/exchange/html-document'
import { checkQuestions, type ImportedQuestions } from '@capivira/core/exchange/imported-question'
import { tidy } from '@capivira/core/exchange/plain-text'
import type { FormattedText, RawQuestion } from '@capivira/core/exchange/raw-question'
import { readMoodle } from './moodle-reading.ts'
import { readQti, readQtiPackage } from './qti-reading.ts'

/** What a file of questions holds. */
export type QuestionReading = ImportedQuestions & {
  /** True when there were more questions than are imported at once. */
  cut: boolean
}

const most = importLimits.cards

/**
 * The questions of a file in GIFT, Moodle XML or QTI. Throws when it is broken. Runs in the confined child
 * (import-child.ts).
 */
export function readQuestions(text: string, kind: 'gift' | 'moodle'): QuestionReading {
  const questions = isQti(text)
    ? readQti(text)
    : kind === 'moodle'
      ? readMoodle(text)
      : looksLikeAiken(text)
        ? readAiken(text)
        : readGift(text)
  return checkedOf(questions)
}

/** The questions of a package in QTI; null where it holds none. Throws when it is too large. */
export function readPackageOfQuestions(zip: Uint8Array): QuestionReading | null {
  const questions = readQtiPackage(zip)
  return questions.length > 0 ? checkedOf(questions) : null
}

const checkedOf = (questions: readonly RawQuestion[]): QuestionReading => ({
  ...checkQuestions(questions.slice(0, most).map(withPictures)),
  cut: questions.length > most,
})

/** A question of a document says where it had a picture. */
export function withPictures(question: RawQuestion): RawQuestion {
  const counted = ({ text, media }: FormattedText): FormattedText => {
    const pictures = text.split(pictureSign).length - 1
    return pictures === 0 ? { text, media } : { text: tidy(text.replaceAll(pictureSign, ' ')), media: media + pictures }
  }
  const options = question.options.map(option => ({ ...option, text: counted(option.text) }))
  return { ...question, question: counted(question.question), feedback: counted(question.feedback), options }
}
