import { sameOption } from '../quality/same-option.ts'
import { denialFault, strengthFault } from './limits.ts'
import { linkFault } from './linked.ts'
import type { ProofText } from './text.ts'
import { contentOf, isFormOf, wordsOf } from './words.ts'

/** Whether a sentence of the document, by its place, says that an option answers the question. */
type IsSaid = (option: string, sentence: number) => boolean

/** Whether some sentence of the document answers the question with this option. */
export function isSupported(question: string, option: string, text: ProofText, isSaid: IsSaid): boolean {
  const words = contentOf(option)
  if (words.length === 0) return false
  return text.sentences.some((sentence, i) => {
    const told = wordsOf(sentence.text)
    if (!words.every(word => told.some(other => isFormOf(word, other)))) return false
    const lean = `${sentence.heading}. ${text.sentences[i - 1]?.text ?? ''}`
    const item = `${question} ${option}`
    return (
      linkFault({
        question,
        answer: option,
        passage: sentence.text,
        lean,
        isNamed: text.isNamed,
        isTheme: text.isTheme,
      }) === null &&
      denialFault(item, sentence.text) === null &&
      strengthFault(item, sentence.text, '') === null &&
      isSaid(option, i)
    )
  })
}

/**
 * Wrong options that the document gives as an answer, too. Mere mention is no fault: siblings from the text are the
 * best ones.
 */
export function alsoRight(
  question: string,
  key: string,
  wrong: readonly string[],
  text: ProofText,
  isSaid: IsSaid = () => true,
): string[] {
  return wrong.filter(option => !sameOption(option, key) && isSupported(question, option, text, isSaid))
}
