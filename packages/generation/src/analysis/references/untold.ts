import { verbAgrees } from '@capivira/portuguese/agreement'
import { analyse, isParticiple } from '@capivira/portuguese/morphology'
import { isOneOf, pattern, wordsOf } from '../../lexicon/words.ts'
import { NO_USE, readSubject } from '../grammar/nouns.ts'
import { tagWords, type Word } from '../grammar/tagging.ts'
import { DROPPED } from './anaphora.ts'
import { headingName } from './heading-name.ts'
import { saysWhatItIs } from './predicated.ts'

/** Nouns that take up whatever a heading names. */
const TAKES_UP = wordsOf('takes up what a heading names')

/**
 * 'Este recurso possibilita…' as the first sentence under the heading 'Encapsulamento' → 'O encapsulamento
 * possibilita…'. Only under a heading of one noun phrase in the singular.
 */
export function resolveHeading(core: string, title: string): string | null {
  const match = /^(?:Ess[ea]|Est[ea])\s(\p{Ll}{3,})(?=\s)/u.exec(core)
  if (!match) return null
  const next = tagWords(core)[2]
  if (next?.tag !== 'verb' && next?.lower !== 'se' && next?.lower !== 'não') return null
  const said = calledBy(match[1] ?? '', title)
  if (said !== null) return `${/^Ess?t?a/u.test(core) ? 'A' : 'O'} ${said}${core.slice(match[0].length)}`
  if (!TAKES_UP.has(match[1] ?? '')) return null
  const name = title
    .replace(/^[\d.\s–-]+/u, '')
    .replace(/\s*\([^)]*\)$/u, '')
    .trim()
  if (name === '' || name.split(' ').length > 4 || /[,:;?!]/.test(name)) return null
  const plain = /^\p{Lu}\p{Ll}+(?:\s\p{Ll}+)*$/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
  const phrase = readSubject(plain, NO_USE)?.phrase
  if (phrase?.number !== 's' || phrase.determiner !== '' || phrase.proper) return null
  if (phrase.genderFrom === 'default') return null
  return `${phrase.gender === 'f' ? 'A' : 'O'} ${phrase.core}${core.slice(match[0].length)}`
}

/**
 * 'Segunda Lei – Lei dos Gases', of 'esta lei' → 'Lei dos Gases': the one name in a heading that begins with the noun
 * and says which.
 */
function calledBy(noun: string, title: string): string | null {
  const head = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`
  const names = title
    .replace(/^[\d.\s–-]+/u, '')
    .split(/\s[–—-]\s|:\s/u)
    .map(part => part.trim())
    .filter(part => new RegExp(String.raw`^(?:${head}|${noun})\sd(?:e|[oa]s?)\s[\p{L}\s-]{3,40}$`, 'u').test(part))
  const [name] = names
  return names.length === 1 && name !== undefined ? name : null
}

/** What a heading names may do without being named again: 'Ocorre nos cloroplastos…' under 'Fotossíntese'. */
const NEEDS_PLACE = wordsOf('happening, capital')

/**
 * 'Ocorre nos cloroplastos…' under the heading 'Fotossíntese' → 'A fotossíntese ocorre nos cloroplastos…'. Only a verb
 * in the third person of the number of the one noun phrase of the heading, with nothing after it that could be its
 * subject.
 */
export function resolveUntold(core: string, title: string): string | null {
  const verb = /^\p{Lu}\p{Ll}*(?:-se)?(?=\s)/u.exec(core)?.[0]
  if (verb === undefined || isOneOf('impersonal, capital', verb)) return null
  const readings = analyse(verb.replace(/-se$/u, '').toLowerCase())
  const finite = readings.filter(
    a => a.category === 'verb' && a.mood === 'indicative' && a.person === 3 && a.tense !== 'imperfect',
  )
  const copula = isOneOf('copula form, capital', verb)
  const only = readings.every(a => a.category === 'verb' && a.mood !== 'participle' && a.person !== 1)
  if (finite.length === 0 || !(only || copula || DROPPED.test(core))) return null
  const [, second, third] = tagWords(core)
  if (!second) return null
  // 'É preciso…', 'É a vez de…': what is said has no subject, or has it after the verb.
  const defines = /^[oa]s?$/.test(second.lower) && third?.tag === 'noun' && DEFINED_BY.test(core)
  if (NEEDS_PLACE.has(verb) && second.tag !== 'preposition' && second.tag !== 'contraction') return null
  const name = headingName(title)
  if (!name) return null
  const is = /^(?:uma?|aquel[ea]s?)$/.test(second.lower) || defines || saysWhatWasDone(second, third)
  if (copula && !is && !saysWhatItIs(core, { gender: name.display.startsWith('A') ? 'f' : 'm', number: name.number }))
    return null
  if (!verbAgrees(verb.replace(/-se$/u, '').toLowerCase(), name.number)) return null
  return `${name.display} ${asItsKind(`${core.charAt(0).toLowerCase()}${core.slice(1)}`, name.display)}`
}

/** 'É o processo pelo qual…', 'É a capacidade de…': a kind of thing and what it is told by. */
const DEFINED_BY = pattern('u')`
  ^(?:É|São)\s[oa]s?\s\p{Ll}+(?:\s\p{Ll}+)?\s
  (?:d[aeo]s?|que|em que|n[oa]s? qua(?:l|is)|pel[oa]s? qua(?:l|is)|responsáve(?:l|is))\s`

/** 'É formada por…'; not 'É dito que…', 'É sabido…'. */
function saysWhatWasDone(participle: Word, next: Word | undefined): boolean {
  return isParticiple(participle.text) && next !== undefined && !/^(?:que|se|[oa]s?|uma?)$/.test(next.lower)
}

/** 'é aquela em que…' of a pioneer community → 'é a comunidade em que…'. */
function asItsKind(said: string, display: string): string {
  const match = /^(é|são)\s(aquel[ea]s?)\s(?=que\s|em que\s|n[oa]s? qua|cuj|com\s|de\s)/u.exec(said)
  const [article = '', head = '', ...kind] = display.split(' ')
  if (!match || kind.length === 0) return said
  return `${match[1]} ${article.toLowerCase()} ${head} ${said.slice(match[0].length)}`
}
