import { isOneOf, pattern } from '../../lexicon/words.ts'
import { takeApart } from '../grammar/clauses.ts'
import { NO_USE, readSubject, type Subject } from '../grammar/nouns.ts'
import { canBeFinite, tagWords } from '../grammar/tagging.ts'
import { nameClass } from '../people/names.ts'
import { meansPerson } from '../people/people.ts'
import type { Named } from './named.ts'

export type { Named } from './named.ts'

const OF_SOMEBODY = /\sd[eo]s?\s\p{Lu}\p{Ll}+\s(?:d[aeo]s?\s)?\p{Lu}\p{Ll}+$/u
/** '(pensador escocês)', ' — como a família — ': what is put in between. */
export const INSERTED = /\s\([^()]{2,80}\)|\s[–—]\s[^–—.]{3,120}\s[–—](?=\s\p{Ll})/gu
/** What says of a name that it is one of a kind, in that kind's gender. */
const SAID_TO_BE = /^(?:é|foi|era)\s(?:(o|um)|(a|uma))\s\p{L}/iu

/** 'Helena Prado', named without a word of her kind: the pronoun itself says the gender. */
function isFullName({ core, determiner, number, proper }: Subject['phrase']): boolean {
  return proper && determiner === '' && number === 's' && core.includes(' ') && nameClass(core) === 'person'
}

/**
 * What a pronoun means after a sentence: its subject, where that is one noun phrase of the pronoun's gender and number.
 */
export function meantBy(pronoun: string, previous: string): Named | null {
  const clause = takeApart(previous.replace(INSERTED, '').replace(/[.]["”’)]*$/u, ''))
  if (!clause || clause.subject === '') return null
  const subject = readSubject(clause.subject, NO_USE)
  // 'O barco primeiro vira': when, not which; 'Lá o frio': where.
  if (!subject || /^(?:Lá|Ali|Aqui)\s/u.test(clause.subject) || /\s(?:primeiro|depois)$/u.test(subject.phrase.core))
    return null
  const { phrase } = subject
  const after = `${clause.verb} ${clause.rest}`
  const [, masculine, feminine] = SAID_TO_BE.exec(after) ?? []
  const told = masculine ? 'm' : feminine ? 'f' : undefined
  const meant = /^ela/iu.test(pronoun) ? 'f' : 'm'
  if (phrase.genderFrom === 'default' && !(phrase.proper && (told !== undefined || isFullName(phrase)))) return null
  const gender = phrase.genderFrom === 'default' ? (told ?? meant) : phrase.gender
  if (gender !== meant || phrase.number !== (pronoun.endsWith('s') ? 'p' : 's')) return null
  // 'O livro de Joana Prado … Ela nasceu': the pronoun may mean whose it is as well.
  if (!phrase.proper && OF_SOMEBODY.test(phrase.core)) return null
  return { ...subject, after }
}

/** 'Em 1990', 'Durante', 'Fundada': how such a lead begins. */
const LEAD_OPENING = pattern('u')`
  (?:Em|N[oa]s?|A partir d[aeo]s?|Entre|Aos)\s(?=[^,]*(?:\d|século|década|ano))
  |(?:Durante|Após|Até|Desde|\p{Lu}\p{Ll}+[aeií]d[oa]s?)\s`
/** A time or what was done to it, before the pronoun; a place says where else it may be as well. */
const LEAD = pattern('u')`^(${LEAD_OPENING}[^,.;:()]{2,60}),\s(el[ea]s?)\s(?=(\p{L}+)(?:\s|$))`
const ACCORDING = /^(Para|Segundo|Conforme|De acordo com)\s(el[ea]s?),\s/u
const POINTS = pattern('iu')`(?<![\p{L}])${'word that points back'}(?![\p{L}])`

/**
 * 'Em 1990, ela mudou de nome.' after 'A feira do Pilar abriu em 1950.' → 'Em 1990, a feira do Pilar mudou de nome.';
 * 'Para ele, …' after 'Tales foi um filósofo grego.' → 'Para Tales, …'
 */
export function resolveAfterLead(core: string, previous: string): string | null {
  const said = ACCORDING.exec(core)
  const thinker = said ? meantBy(said[2] ?? '', previous) : null
  if (said && thinker && (thinker.phrase.proper || meansPerson(thinker.phrase.head)))
    return `${said[1]} ${thinker.display}, ${core.slice(said[0].length)}`
  const match = LEAD.exec(core)
  const [whole = '', lead = '', pronoun = '', next = ''] = match ?? []
  if (!match || POINTS.test(lead) || tagWords(lead).some(({ tag }) => tag === 'verb')) return null
  if (!canBeFinite(next) && !isOneOf('word between subject and verb', next)) return null
  const subject = meantBy(pronoun, previous)
  return subject ? `${lead}, ${subject.display} ${core.slice(whole.length)}` : null
}

/** 'Orçamento é o plano…' speaks of it without article; said again, it has one. */
export function saidAgain({ display, phrase, after = '' }: Subject & Partial<Named>): string {
  const bare =
    /^é\s(?:uma?|[oa])\s/iu.test(after) && phrase.determiner === '' && !phrase.proper && phrase.number === 's'
  return bare ? `${phrase.gender === 'f' ? 'a' : 'o'} ${display}` : display
}

export function withSubject(subject: Subject & Partial<Named>, rest: string): string {
  const display = saidAgain(subject)
  return `${display.charAt(0).toUpperCase()}${display.slice(1)}${rest}`
}
