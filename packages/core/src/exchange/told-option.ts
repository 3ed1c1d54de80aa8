import { optionKey } from '../quizzes/same-answer.ts'
import { foldName } from './imported-card.ts'

const beforeKey = /^(?:letra|alternativa|opção)\s+/i
const letterAlone = /^\(?([a-z])\s*[.)]?\s*\**$/i
const letterAndWords = /^\(?([a-z])\s*[.):–-]+\s*\**\s*(\S.*)$/i

/** How two texts may say the same option, the strictest first: 'avó' is 'avô' only where nothing else is. */
const forms = [(text: string) => text.trim(), optionKey, foldName]

/** Whether a text says one of the options, however it is capitalised and ended. */
export const saysAny = (text: string, options: readonly string[]): boolean =>
  forms.some(form => form(text) !== '' && options.some(option => form(option) === form(text)))

/**
 * The place of the option that a key names by its letter, by letter and words, or by its words alone; below 0 where it
 * names none, or where it may name several.
 */
export function optionTold(told: string, options: readonly string[]): number {
  const text = told.trim()
  const bare = text.replace(beforeKey, '')
  const placeOf = (letter: string) => letter.toLowerCase().charCodeAt(0) - 97
  const [, alone] = letterAlone.exec(bare) ?? []
  if (alone !== undefined) return placeOf(alone) < options.length ? placeOf(alone) : -1
  const [, letter = '', words = ''] = letterAndWords.exec(bare) ?? []
  for (const form of forms) {
    const isSaid = (option: string, at: number) =>
      form(option) === form(text) || (letter !== '' && placeOf(letter) === at && form(option) === form(words))
    const places = options.flatMap((option, at) => (isSaid(option, at) ? [at] : []))
    if (places.length > 0) return places.length === 1 ? (places[0] ?? -1) : -1
  }
  return -1
}
