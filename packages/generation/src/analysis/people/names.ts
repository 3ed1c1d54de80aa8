import { analyse } from '@capivira/portuguese/morphology'
import { listsOf } from '../../items/kinds/kind-list.ts'
import { isOneOf, pattern } from '../../lexicon/words.ts'
import type { Study } from '../studied.ts'
import { meansPerson } from './people.ts'

/** What a proper name names, as far as its words tell. */
export type NameClass = 'person' | 'place' | 'organization' | 'event' | 'other'

const EVENT = pattern('u')`^${'opening of the name of an event'}(?![\p{L}])`
const ORGANISATION = pattern('u')`(?<![\p{L}])${'opening of the name of a body'}(?![\p{L}])`
const PLACE = pattern('u')`^${'opening of the name of a place'}(?![\p{L}])`

const KNOWN_PLACES: ReadonlySet<string> = new Set(listsOf('place').flatMap(list => list.members.split(/\s*,\s*/)))

const TITLED = pattern('u')`^${'title before a name'}\.?$`

/** The class of a name: by its first words, by the dictionary, or 'other' where nothing tells. */
export function nameClass(text: string): NameClass {
  if (KNOWN_PLACES.has(text)) return 'place'
  if (EVENT.test(text)) return 'event'
  if (PLACE.test(text)) return 'place'
  if (ORGANISATION.test(text)) return 'organization'
  const words = text.split(' ')
  const first = words[0] ?? ''
  const meanings = analyse(first).map(a => a.meaning)
  if (words.length === 1) {
    if (meanings.includes('place')) return 'place'
    if (meanings.includes('organization')) return 'organization'
    return meanings.includes('person') ? 'person' : 'other'
  }
  const title = TITLED.test(first)
  // 'Imperador Constitucional', 'Príncipe Regente': what somebody is called by what he is.
  if (title && words.slice(1).every(word => onlyDescribes(word.toLowerCase()))) return 'other'
  if (title || meanings.includes('person')) return 'person'
  if (meanings.includes('place')) return 'place'
  const surnames = words.slice(1).every(word => /^(?:\p{Lu}[\p{L}.'’-]*|d[aeo]s?|e|von|van|del|di|la)$/u.test(word))
  const common = analyse(first.toLowerCase()).some(a => a.category === 'noun' || a.category === 'adjective')
  return surnames && !common && /^\p{Lu}\p{Ll}/u.test(first) && words.length <= 5 && !looksForeignTitle(words)
    ? 'person'
    : 'other'
}

/**
 * The class of a name in a document: what only its capitals make a person is none where the text says 'o' or 'em'
 * before it ('o Portal de Aruana', 'em Santa Brígida').
 */
export function nameClassIn(text: string, { sentences, use }: Pick<Study, 'sentences' | 'use'>): NameClass {
  const named = nameClass(text)
  const [first = ''] = text.split(' ')
  if (named !== 'person' || TITLED.test(first) || analyse(first).some(a => a.meaning === 'person')) return named
  if (use.determinersOf(first).length > 0) return 'other'
  const before = sentences.flatMap(({ core }) => core.split(text).slice(0, -1))
  return before.filter(lead => PLACES.test(lead)).length * 2 > before.length ? 'place' : named
}

const PLACES = /(?<!\p{L})(?:em|n[oa])\s$/iu

function onlyDescribes(word: string): boolean {
  const readings = analyse(word)
  return readings.some(a => a.category === 'adjective') && !readings.some(a => a.category === 'properNoun')
}

const ENGLISH_TITLE = pattern('i')`^(?:${'word of an English title'}|[A-Z])$`

/** 'World Wide Web', 'Flag Day': English phrases in capitals are not people. */
function looksForeignTitle(words: readonly string[]): boolean {
  return words.some(word => ENGLISH_TITLE.test(word))
}

/** Names with strange mixtures of letters and digits are debris of addresses and codes. */
export function isCleanName(text: string): boolean {
  return /^\p{L}[\p{L}\d\s.'’/-]*$/u.test(text) && !/\p{Ll}\d|\d\p{Ll}/u.test(text)
}

/** What the noun before a name says of it: 'empresa' → organization, 'cientista' → person. */
export function classOfRole(role: string): NameClass {
  const noun = role.split(' ')[0]?.toLowerCase() ?? ''
  if (isOneOf('body before its name', noun)) return 'organization'
  if (isOneOf('place before its name', noun)) return 'place'
  return meansPerson(noun) ? 'person' : 'other'
}
