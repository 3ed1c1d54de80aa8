import { takeApart } from '../grammar/clauses.ts'
import { NO_USE, readSubject } from '../grammar/nouns.ts'
import { tagWords } from '../grammar/tagging.ts'
import type { TextSentence } from '../sentence.ts'
import { lemmasOf } from './terms.ts'

/** Verbs that, in the present, speak of a kind of thing rather than of one the page has named. */
const DEFINING_VERB =
  /^(?:consiste|consistem|caracteriza-se|caracterizam-se|serve|servem|designa|significa|divide-se|dividem-se|provocam?|causam?|geram?|produz|produzem|permitem?|garantem?|absorvem?|transportam?|controlam?|regulam?|protegem?|transformam?|convertem?|ocorrem?|acontecem?)$/i
const FOUND = /^(?:descobert|inventad)/
const MADE_OF = /^(?:compost|formad|constituíd|dividid|definid|conhecid|chamad|responsáve|causad|provocad|transmitid)/

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
  if (DEFINING_VERB.test(verb)) return true
  if (/^(?:foi|foram)$/i.test(verb)) return FOUND.test(rest)
  if (!/^(?:é|são|era|eram)$/i.test(verb)) return false
  if (MADE_OF.test(rest)) return true
  const [first, second] = tagWords(rest)
  if (first?.tag === 'article') return second?.tag === 'noun'
  return first?.tag === 'noun' && /^(?:são|eram)$/i.test(verb)
}
