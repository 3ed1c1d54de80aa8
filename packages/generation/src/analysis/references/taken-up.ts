import { analyse, lemma, numberOf } from '@capivira/portuguese/morphology'
import { wordsOf } from '../../lexicon/words.ts'
import { takeApart } from '../grammar/clauses.ts'
import { NO_USE, readSubject } from '../grammar/nouns.ts'
import { canBeFinite, tagWords } from '../grammar/tagging.ts'
import { isCommonNoun } from '../terms/common-nouns.ts'
import { isSituational } from './situations.ts'

/** Nouns wide enough to take up something named before: 'a doença' after 'A peste é uma doença'. */
const WIDE = wordsOf('wide enough to take up a name')

/** Whether a noun is wide enough to take up what was named before. */
export function isWide(noun: string): boolean {
  return WIDE.has(noun)
}

/** The one thing a document has called by a wide noun, while it is read from its beginning. */
export type Named = Map<string, Set<string>>

/** Remembers what a sentence calls by a noun: 'A peste é uma doença infecciosa', 'pela bactéria Yersinia pestis'. */
export function remember(core: string, named: Named): void {
  for (const [whole, noun = '', name = ''] of core.matchAll(
    /(?<![\p{L}])(\p{Ll}{3,})\s(\p{Lu}\p{Ll}+(?:\s(?:d[aeo]s?\s)?\p{Lu}[\p{L}.-]*)*(?:\s\p{Ll}{4,})?)/gu,
  )) {
    if (!takesUp(noun)) continue
    // 'bactéria Yersinia pestis': the second word of a species is in no dictionary.
    const [last = ''] = name.split(' ').slice(-1)
    const kept = /^\p{Ll}/u.test(last) && analyse(last).length > 0 ? whole.slice(0, -last.length - 1) : whole
    add(named, noun, kept)
  }
  const clause = takeApart(core.replace(/[.]["”’)]*$/, ''))
  const genus = /^uma?\s(\p{Ll}{3,})(?![\p{L}])/u.exec(clause?.rest ?? '')?.[1]
  if (!clause || genus === undefined || clause.negated || !takesUp(genus) || !/^(?:é|foi|era)$/i.test(clause.verb))
    return
  const subject = readSubject(clause.subject, NO_USE)
  if (!subject || subject.phrase.words.length > 3 || subject.phrase.number === 'p' || /\./.test(subject.display)) return
  if (/^uma?$/.test(subject.phrase.determiner)) return
  const { display, phrase } = subject
  const bare = phrase.determiner === '' && !phrase.proper
  if (bare && phrase.genderFrom === 'default') return
  add(named, genus, bare ? `${phrase.gender === 'f' ? 'a' : 'o'} ${display}` : display)
}

const MANY = '(?:duas|dois|três|quatro|cinco|seis|sete|oito|nove|dez|vári[oa]s|divers[oa]s|algu(?:ns|mas))'

/**
 * 'As regras são simples.' after '…segue quatro regras de higiene': a noun every text uses means those just counted.
 */
export function takesUpCounted(core: string, previous: string): boolean {
  const [whole = '', noun = ''] = /^(?:Os|As)\s(\p{Ll}{4,}s)(?=\s)/u.exec(core) ?? []
  if (noun === '' || !isCommonNoun(lemma(noun))) return false
  const next = tagWords(core.slice(whole.length))[0]
  if (next?.tag !== 'verb' && next?.lower !== 'se' && next?.lower !== 'não') return false
  return new RegExp(String.raw`(?<![\p{L}])${MANY}\s(?:\p{Ll}+\s)?${noun}(?![\p{L}])`, 'u').test(previous)
}

function takesUp(noun: string): boolean {
  return WIDE.has(noun) || isSituational(noun)
}

function add(named: Named, noun: string, thing: string): void {
  named.set(noun, (named.get(noun) ?? new Set()).add(thing))
}

/**
 * 'A doença chegou a Paris em 1348.' where the document has called one thing a doença, the peste → 'A peste chegou a
 * Paris…'; 'A bactéria vive…' → 'A bactéria Yersinia pestis vive…'. Null where the noun does not stand alone or more
 * than one thing may be meant.
 */
export function resolveTakenUp(core: string, named: Named): string | null {
  const match = /^((?:Hoje|Atualmente|Então|Depois),?\s)?([OAoa])\s(\p{Ll}{3,})(?=\s)/u.exec(core)
  const noun = match?.[3] ?? ''
  if (!match || !takesUp(noun) || numberOf(noun) === 'p') return null
  const next = tagWords(core.slice(match[1]?.length ?? 0))[2]
  // 'o rio São Bento': a name of its own, no verb.
  if (next?.tag === 'adjective' || /^\p{Lu}/u.test(next?.text ?? '')) return null
  if (!canBeFinite(next?.lower ?? '') && next?.lower !== 'se' && next?.lower !== 'não' && next?.lower !== 'também')
    return null
  const [thing, other] = named.get(noun) ?? []
  if (thing === undefined || other !== undefined) return null
  const lead = match[1] ?? ''
  const article = match[2] ?? ''
  const whole = thing.startsWith(`${noun} `) ? `${article} ${thing}` : thing
  const cased = lead === '' ? `${whole.charAt(0).toUpperCase()}${whole.slice(1)}` : whole
  return `${lead}${cased}${core.slice(match[0].length)}`
}
