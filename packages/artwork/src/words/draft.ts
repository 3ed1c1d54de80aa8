import { actionOf } from './actions.ts'
import { askedAt, isNumber, several } from './amounts.ts'
import { BOATS } from './boats.ts'
import { guess, LONGEST_PHRASE, type Meaning, meaningOf, nameOf } from './lexicon.ts'
import { MOUNTS, WAVE } from './mounts.ts'
import type { Word } from './negation.ts'
import type { NounRow } from './noun.ts'
import { DETERMINERS } from './other-words.ts'
import { isShownAt, type Placed } from './relations.ts'
import type { Subject } from './subject.ts'

/** More of one thing than this are not drawn. */
export const MOST = 4

/** What of a text has been read so far. Words that refuse something are empty. */
export type Draft = {
  words: readonly string[]
  written: readonly string[]
  unwanted: readonly NounRow[]
  subjects: Subject[]
  settings: string[]
  onlyPlaces: string[]
  unknown: string[]
  names: string[]
  colours: string[]
  unseen: string[]
  /** Said of what is named next: where one is to it, and its size. */
  relation: (Placed & { start: number }) | null
  scale: number | null
  /** Where the last name of a thing ended. */
  nounEnd: number
}

/** Nothing read yet of some words. */
export function emptyDraft(words: readonly Word[], refused: readonly boolean[], unwanted: readonly NounRow[]): Draft {
  const keys = words.map(({ key }, index) => (refused[index] ? '' : key))
  return {
    words: keys.map((word, index) => (isGrandfather(word, keys[index - 1]) ? 'idoso' : word)),
    written: words.map(({ written }) => written),
    unwanted,
    subjects: [],
    settings: [],
    onlyPlaces: [],
    unknown: [],
    names: [],
    colours: [],
    unseen: [],
    relation: null,
    scale: null,
    nounEnd: -1,
  }
}

/** Without its accent 'meu vo' and 'o vovo' still are a grandfather. */
const isGrandfather = (word: string, before: string | undefined) =>
  /^(?:vo|vovo|avo)$/.test(word) && /^(?:o|meu|seu|teu|do|no|ao|pro)$/.test(before ?? '')

/** A rose is named with its article, or in a list; right after a thing 'rosa' is what colour that has. */
export function isColourHere(words: readonly string[], position: number): boolean {
  const [before, word] = [words[position - 1], words[position] ?? '']
  if (!/^(?:rosas?|laranjas?|vinho)$/.test(word) || before === undefined) return false
  if (before === 'de' && words[position - 2] === 'cor') return true
  return before !== '' && before !== 'e' && !DETERMINERS.has(before) && !isNumber(before)
}

/** Things whose name is a form of a verb, too: they are meant after an article, a number or in a list. */
const VERBS_TOO = new Set(['colher', 'calca', 'bota', 'cola', 'apito', 'marca', 'balanca'])

/**
 * 'Pro' is a teacher only as 'a pro', and 'lava' what a volcano throws, not what somebody does with hands or clothes.
 */
export function isSmallWord(words: readonly string[], position: number): boolean {
  const [before, word, after] = [words[position - 1] ?? '', words[position], words[position + 1] ?? '']
  if (word && VERBS_TOO.has(word) && before && before !== 'e' && !DETERMINERS.has(before) && !isNumber(before))
    return true
  // 'Colher frutas' is what one does, 'colher e garfo' what one eats with.
  if (word === 'colher' && !before && after && after !== 'e') return true
  if (word === 'pro') return !/^(?:a|as|da|na|uma|minha|nossa|sua)$/.test(before)
  return word === 'lava' && (before === 'nao' || /^(?:o|os|a|as|seu|sua|roupa|louca|carro)$/.test(after))
}

/** Names that are drawn as several things: who a family is, what stands in the sky around us. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  família: ['mae', 'pai', 'menina', 'menino'],
  'sistema solar': ['sol', 'terra', 'saturno', 'cometa'],
  quadrilha: ['caipiras'],
  bichos: ['cachorro', 'gato', 'coelho'],
  zoológico: ['girafa', 'elefante', 'macaco'],
  time: ['criancas'],
}

export type Found = { meaning: Meaning; plural: boolean; length: number }

/** The longest phrase at a place that the tables know, or null. */
export function longest(words: readonly string[], position: number): Found | null {
  for (let length = Math.min(LONGEST_PHRASE, words.length - position); length > 0; length--) {
    const found = meaningOf(words.slice(position, position + length).join(' '))
    if (found) return { ...found, length }
  }
  return null
}

/** What a word that no table has probably means; null for what somebody does. */
export function unlisted(word: string): Found | null {
  if (actionOf(word) || DETERMINERS.has(word)) return null
  const found = guess(word)
  return found && { ...found, length: 1 }
}

/**
 * A second place is one beside the first: 'na praia e na floresta', but neither 'a praça da cidade' nor 'o rio
 * Amazonas'.
 */
const isPlaceOfItsOwn = (before: string | undefined, places: readonly string[]) =>
  places.length === 0 || /^(?:n[ao]s?|numa?|em|e|as?|os?|aos?|pra|para|uma?)$/.test(before ?? '')

/** Takes over what a phrase at a place means: a thing or things, a place, or both. */
export function place(draft: Draft, { meaning, plural, length }: Found, position: number): void {
  const { setting, noun } = meaning
  const before = draft.words[position - 1]
  if (setting) draft.settings.push(setting)
  if (setting && !noun && isPlaceOfItsOwn(before, draft.onlyPlaces)) draft.onlyPlaces.push(setting)
  if (noun) {
    draft.nounEnd = position + length
    const asked = askedAt(draft.words, position, plural, noun)
    const somebody = draft.subjects.at(-1)
    const members = membersOf(noun, draft.unwanted) ?? [{ noun, count: asked }]
    for (const member of members) add(draft, member.noun, member.count, before ?? '')
    const thing = draft.subjects.find(subject => subject.noun === noun)
    if (thing) relate(draft, somebody, thing, position + length)
  } else if (setting) relatePlace(draft)
  draft.relation = null
  draft.scale = null
}

/** The things of a group but those that are not wanted; null for a thing alone. */
function membersOf(noun: NounRow, unwanted: readonly NounRow[]): { noun: NounRow; count: number }[] | null {
  const group = GROUPS[nameOf(noun)]
  if (!group) return null
  return group.flatMap(word => {
    const found = meaningOf(word)
    const member = found?.meaning.noun
    return member && !unwanted.includes(member) ? [{ noun: member, count: found.plural ? several(member) : 1 }] : []
  })
}

const WHEELCHAIR = 'ours/cadeira-rodas'
/** What is named after 'de' only by who is on it: 'de bicicleta'. */
const WHEELS = /^(?:ours\/bicicleta|motorcycle|motor-scooter|skateboard|kick-scooter)$/

/** Adds a thing, so many of it. */
function add(draft: Draft, noun: NounRow, asked: number, article: string): void {
  const count = Math.min(MOST, asked)
  const scale = draft.scale ?? undefined
  const same = draft.subjects.find(subject => subject.noun === noun)
  if (same) {
    same.count = Math.max(same.count, count)
    if (asked > MOST) same.fewerOf = noun
    return
  }
  const before = draft.subjects.at(-1)
  if (before && rides(noun, before.noun, article)) {
    before.action ??= 'ride'
    if (noun[1] === WAVE || noun[1] === WHEELCHAIR) before.action = 'ride'
  }
  draft.subjects.push({
    noun,
    count,
    action: null,
    look: {},
    ...(asked > MOST && { fewerOf: noun }),
    ...(scale && { scale }),
  })
}

/** Whether whoever is named before a thing is on or in it. */
function rides(noun: NounRow, before: NounRow, article: string): boolean {
  if (noun[1] === WAVE) return before[2] === 'ground'
  if (noun[1] === WHEELCHAIR) return before[1].startsWith('child:')
  if (before[2] !== 'ground') return false
  if (noun[1] in BOATS) return /^(?:n[oa]|numa?|de)$/.test(article)
  return WHEELS.test(noun[1]) && /^(?:n[oa]|numa?|de)$/.test(article)
}

/** Notes where somebody is said to be, when the picture does not show it so. */
function relate(draft: Draft, somebody: Subject | undefined, thing: Subject, end: number): void {
  const { relation } = draft
  if (!relation) return
  const carries = thing.noun[1] in MOUNTS || thing.noun[1] in BOATS
  if (carries && somebody && somebody !== thing && /^(?:on|in)$/.test(relation.relation)) somebody.action ??= 'ride'
  if (!isShownAt(relation.relation, somebody, thing))
    draft.unseen.push(draft.written.slice(relation.start, end).join(' ').toLowerCase())
}

const POSTURE = /^(?:sentad|deitad|pendurad|escondid|pres|amarrad)/

/** In a place one is, but not seen to sit or lie there. */
function relatePlace({ relation, words, written, unseen }: Draft): void {
  if (relation && POSTURE.test(words[relation.start] ?? '')) unseen.push(written[relation.start]?.toLowerCase() ?? '')
}
