import { isOneOf, pattern, wordsOf } from '../../lexicon/words.ts'
import { takeApart } from '../grammar/clauses.ts'
import { NO_USE, readSubject } from '../grammar/nouns.ts'
import { tagWords } from '../grammar/tagging.ts'
import type { TextSentence } from '../sentence.ts'
import { lemmasOf } from './terms.ts'

/** Verbs that, in the present, speak of a kind of thing rather than of one the page has named. */
const DEFINING_VERB = wordsOf('defining in the present, form')
const FOUND = /^(?:descobert|inventad)/
const MADE_OF = pattern('')`^${'making up, stem of its participle'}`

/** Keys of what the document defines or takes apart ('A mitose consiste em…'): terms, however seldom they occur. */
export function findDefinienda(sentences: readonly TextSentence[]): Set<string> {
  const found = new Set<string>()
  for (const { core, dependence } of sentences) {
    if (dependence !== null) continue
    const clause = takeApart(core.replace(/[.]["”’)]*$/, ''))
    if (!clause || clause.subject === '' || clause.negated || !defines(clause.verb, clause.rest)) continue
    const subject = readSubject(clause.subject, NO_USE)
    if (subject && subject.phrase.words.length <= 4) found.add(lemmasOf(subject.phrase.core))
  }
  return found
}

function defines(verb: string, rest: string): boolean {
  // 'Um ângulo de zero significa que…' draws a conclusion.
  if (/^que(?![\p{L}])/u.test(rest)) return false
  if (DEFINING_VERB.has(verb.toLowerCase())) return true
  if (/^(?:foi|foram)$/i.test(verb)) return FOUND.test(rest)
  if (!isOneOf('copula form, present and imperfect', verb.toLowerCase())) return false
  if (MADE_OF.test(rest)) return true
  const [first, second] = tagWords(rest)
  if (first?.tag === 'article') return second?.tag === 'noun'
  return first?.tag === 'noun' && /^(?:são|eram)$/i.test(verb)
}
