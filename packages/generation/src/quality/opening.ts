import { analyse, isFiniteVerb } from '@capivira/portuguese/morphology'
import { tokenize } from '@capivira/portuguese/tokens'
import { isOneOf, pattern, wordsOf } from '../lexicon/words.ts'

/** A term before a colon. */
const LABEL = /^\p{L}[\p{L}\p{N} -]{1,40}:\s/u

const REASON = pattern('u')`^${'opening of a reason'}(?![\p{L}])`

/**
 * How an option is built, as its beginning shows: 'definite' and 'indefinite' noun phrases, a bare 'noun', a clause of
 * 'cause' or 'purpose', a finite verb with its number, an 'infinitive', a 'gerund', a whole 'sentence', or a
 * preposition. Of a 'labelled' one ('Maré: subida da água') it is what follows the label.
 */
export function openingOf(text: string): string {
  const trimmed = text.trim()
  if (LABEL.test(trimmed)) return `labelled ${openingOf(trimmed.replace(LABEL, ''))}`
  const lower = trimmed.toLowerCase()
  if (REASON.test(lower)) {
    return 'cause'
  }
  if (/^(?:para|a fim de)(?![\p{L}])/u.test(lower)) return 'purpose'
  const words = tokenize(trimmed).filter(token => token.kind !== 'symbol')
  const first = words[0]?.text.toLowerCase() ?? ''
  if (isOneOf('opening of a prepositional option', first)) {
    return 'preposition'
  }
  // 'São Paulo' is no verb.
  if (/^S(?:ão|anto|anta) \p{Lu}/u.test(trimmed)) return 'noun'
  const readings = analyse(first)
  const mood = readings.length > 0 && readings.every(a => a.category === 'verb') ? readings[0]?.mood : undefined
  if (mood === 'infinitive' || mood === 'gerund') return mood
  if (isFiniteVerb(first)) {
    const finite = readings.find(a => a.person === 3 && a.mood !== 'imperative')
    return `finite ${finite?.number ?? ''}`
  }
  if (words.length > 3 && isSentence(words.map(word => word.text))) return 'sentence'
  if (isOneOf('definite article', first)) return 'definite'
  return isOneOf('indefinite article', first) ? 'indefinite' : 'noun'
}

const RELATIVE = wordsOf('opening of a dependent clause')

/** Whether a finite verb comes before any relative: 'O método será herdado', but not 'O método que será herdado'. */
function isSentence(words: readonly string[]): boolean {
  for (const [i, word] of words.entries()) {
    if (RELATIVE.has(word.toLowerCase())) return false
    if (i > 0 && isFiniteVerb(word, { previous: words[i - 1] ?? '', next: words[i + 1] ?? '' })) return true
  }
  return false
}
