import { analyse } from '@capivira/portuguese/morphology'
import { wordsOf } from '../../lexicon/words.ts'
import { takeApart } from './clauses.ts'
import { NO_USE, readSubject } from './nouns.ts'

/** What only somebody does, and to something: after it no subject comes. */
const DOES = wordsOf('deed of somebody to something')
const YEAR_FIRST = /^((?:Em|No ano de)\s(?:\p{Ll}{4,9}\sde\s)?\d{3,4}),?\s(\p{Ll}{4,})\s(?!se\s)/u

/**
 * 'Em 1687 publicou os Princípios.' after 'Isaac Newton nasceu em 1643.' → 'Em 1687, Isaac Newton publicou os
 * Princípios.' Only after a sentence on one name; null otherwise.
 */
export function resolveAfterTime(core: string, previous: string): string | null {
  const [whole = '', time = '', verb = ''] = YEAR_FIRST.exec(core) ?? []
  const readings = analyse(verb)
  const past = readings.find(a => a.person === 3 && a.number === 's' && a.tense === 'preterite')
  if (whole === '' || !past || !DOES.has(past.lemma)) return null
  const subject = readSubject(takeApart(previous.replace(/[.]["”’)]*$/, ''))?.subject ?? '', NO_USE)
  if (!subject?.phrase.proper || subject.phrase.number !== 's') return null
  return `${time}, ${subject.display} ${verb} ${core.slice(whole.length)}`
}
