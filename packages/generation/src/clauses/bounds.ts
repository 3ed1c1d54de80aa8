import type { Word } from '../analysis/grammar/tagging.ts'
import { phraseAt } from './phrase.ts'

/** Marks that end a clause. */
export const STOPS = /^[;:–—]$/

/** ', no mínimo, ', ', por exemplo, ': what is put between two commas and can be left out. */
export function inserted(words: readonly Word[], at: number): number | null {
  const close = words.findIndex((word, index) => index > at && word.text === ',')
  if (close < 0 || close - at > 5) return null
  const said = words
    .slice(at + 1, close)
    .map(word => word.lower)
    .join(' ')
  return /^(?:no mínimo|no máximo|por exemplo|em geral|também|ainda|então|portanto|porém|em média|\p{L}+mente)$/u.test(
    said,
  )
    ? close + 1
    : null
}

/** Where a clause inside this one ends: a comma before what is no item of it, or a mark. */
export function endOfClause(words: readonly Word[], from: number): number {
  for (let at = from; at < words.length; at++) {
    const word = words[at]
    if (!word) break
    if (STOPS.test(word.text)) return at
    if (word.text === ',') {
      const rest = words.slice(at + 1)
      const link = rest.findIndex(other => /^(?:e|ou)$/.test(other.lower))
      const stop = rest.findIndex(
        other =>
          other.tag === 'verb' ||
          other.tag === 'gerund' ||
          other.tag === 'relative' ||
          (other.tag === 'conjunction' && !/^(?:e|ou)$/.test(other.lower)),
      )
      // A list goes on up to its 'e'.
      if (
        link >= 0 &&
        link < 14 &&
        (stop < 0 || stop > link + 1) &&
        rest.slice(0, link).length > 0 &&
        rest[0]?.tag !== 'preposition'
      )
        continue
      return at
    }
  }
  return words.length
}

/** Whether a subject and its verb begin at a word: what stands there is a clause of its own. */
export function clauseFollows(words: readonly Word[], at: number): boolean {
  const phrase = phraseAt(words, at)
  if (!phrase) return false
  let next = phrase.to
  for (let steps = 0; steps < 6; steps++) {
    const word = words[next]
    if (!word) return false
    if (word.tag === 'verb') return true
    if (!/^(?:adverb|pronoun|preposition|contraction|noun|proper|adjective)$/.test(word.tag)) return false
    next++
  }
  return false
}
