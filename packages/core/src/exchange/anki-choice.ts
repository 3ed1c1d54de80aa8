import type { AnkiField } from './anki-field.ts'
import { plainText } from './plain-text.ts'

const option = /^Q_\d{1,2}$/
/** A digit for each option: 1 where it is right. */
const key = /^[01](?:\s+[01])*$/

/**
 * The card of a note with options, as the widespread note type for multiple choice has them: the question, its options
 * in fields 'Q_1' and so on, and which are right in 'Answers' ('0 1 0'); its template shows them by a script. Null for
 * any other note. `isPictured`: of the right ones, one is only a picture or a sound.
 */
export function choiceCard(
  fields: readonly AnkiField[],
): { question: string; answer: string; isPictured: boolean } | null {
  const textOf = (name: string) => plainText(fields.find(field => field.name === name)?.html ?? '').text
  const shown = fields.filter(({ name }) => option.test(name)).map(({ html }) => plainText(html))
  const options = shown.map(({ text }) => text)
  const told = textOf('Answers')
  if (!key.test(told)) return null
  const filled = options.filter(text => text !== '')
  const digits = told.split(/\s+/)
  const right = digits.flatMap((digit, at) => (digit === '1' && options[at] ? [options[at]] : []))
  const question = textOf('Question')
  if (question === '' || filled.length < 2 || right.length === 0) return null
  return {
    question: [question, ...filled.map(text => `• ${text}`)].join('\n'),
    answer: right.join('\n'),
    isPictured: shown.some(({ text, media }, at) => digits[at] === '1' && text === '' && media > 0),
  }
}
