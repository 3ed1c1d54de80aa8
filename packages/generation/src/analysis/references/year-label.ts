import { analyse } from '@capivira/portuguese/morphology'
import { pattern } from '../../lexicon/words.ts'
import { takeApart } from '../grammar/clauses.ts'
import { NO_USE, readSubject } from '../grammar/nouns.ts'
import { isSituational } from './situations.ts'

/** Nouns of what happens in a year, besides those of doing ('fundação', 'lançamento', 'chegada'). */
const HAPPENING = pattern('u')`^${'happening in a year'}$|(?:ção|são|mento|gem)$`
const LABEL = /^((?:1\d|20)\d{2})\s?[:–—-]\s(\p{L}[^:;]{12,160})\.$/u

/**
 * A line of time said as a sentence: '1822: D. Pedro proclama a Independência.' → 'Em 1822, D. Pedro proclama a
 * Independência.'; '1694: queda da capital de Palmares.' → 'A queda da capital de Palmares ocorreu em 1694.' Null for
 * anything else.
 */
export function resolveYearLabel(text: string): string | null {
  const [, year = '', said = ''] = LABEL.exec(text) ?? []
  if (year === '') return null
  const clause = takeApart(`${said.charAt(0).toUpperCase()}${said.slice(1)}`)
  if (clause && clause.subject !== '' && clause.lead === '') {
    const low = said
    return `Em ${year}, ${low}.`
  }
  if (clause) return null
  const plain = said.charAt(0).toLowerCase() + said.slice(1)
  const head = plain.split(' ')[0] ?? ''
  if (!analyse(head).some(a => a.category === 'noun') || !(HAPPENING.test(head) || isSituational(head))) return null
  if (!/\s(?:d[aeo]s?|entre|contra)\s/u.test(plain) || /,/.test(plain)) return null
  const phrase = readSubject(head, NO_USE)?.phrase
  if (!phrase || phrase.genderFrom === 'default' || phrase.number === 'p') return null
  return `${phrase.gender === 'f' ? 'A' : 'O'} ${plain} ocorreu em ${year}.`
}
