import { type Action, actionOf } from './actions.ts'
import { BOATS } from './boats.ts'
import { guess, LONGEST_PHRASE, type Meaning, meaningOf, nameOf } from './lexicon.ts'
import { type Look, lookOf } from './looks.ts'
import { keyOf, wordsOf } from './normalize.ts'
import type { NounRow } from './noun.ts'
import { DETERMINERS, NUMBERS, OTHER } from './other-words.ts'

/**
 * Something the text names, how many of it, what it does and how it looks; `isFewer` when the text asks for more than
 * are drawn.
 */
export type Subject = { noun: NounRow; count: number; action: Action | null; look: Look; isFewer?: boolean }

export type Reading = {
  subjects: readonly Subject[]
  /** Every place that a word stands for, the first one first. */
  settings: readonly string[]
  /** Those of them that are no thing as well: a school can stand in another place, a beach cannot. */
  onlyPlaces: readonly string[]
  unknown: readonly string[]
}

/** Whoever is named before it sits in it. */
const WHEELCHAIR = 'ours/cadeira-rodas'

/** More of one thing than this are not drawn. */
export const MOST = 4

/** Finds the things, the places and the actions a Portuguese text names, and the nouns it does not know. */
export function readText(text: string): Reading {
  const written = wordsOf(text)
  const keys = written.map(keyOf)
  const words = keys.map((word, index) => (isGrandfather(word, keys[index - 1]) ? 'idoso' : word))
  const subjects: Subject[] = []
  const settings: string[] = []
  const onlyPlaces: string[] = []
  const unknown: string[] = []
  let position = 0
  while (position < words.length) {
    const word = words[position] ?? ''
    if (isColour(word, words[position - 1]) || isSmallWord(words, position)) {
      position++
      continue
    }
    const last = subjects.at(-1)
    const look = lookOf(word, words.slice(Math.max(0, position - 2), position))
    if (look && last) {
      last.look = { ...last.look, ...look }
      position++
      continue
    }
    const found = longest(words, position)
    const single = found ?? unlisted(word)
    if (single) {
      note(single.meaning, single.plural, words[position - 1] ?? '', subjects, settings)
      const { setting, noun } = single.meaning
      if (setting && !noun && isPlaceOfItsOwn(words[position - 1], onlyPlaces)) onlyPlaces.push(setting)
      position += single.length
      continue
    }
    if (/^filhot/.test(word) && last) {
      last.count = Math.min(MOST, last.count + 2)
      position++
      continue
    }
    const action = actionOf(word)
    if (action && last) last.action ??= action
    else if (isUnknownNoun(word, words[position - 1])) unknown.push(written[position]?.toLowerCase() ?? word)
    position++
  }
  const once = (words: readonly string[]) => [...new Set(words)]
  return { subjects, settings: once(settings), onlyPlaces: once(onlyPlaces), unknown: once(unknown) }
}

/**
 * A second place is one beside the first: 'na praia e na floresta', but neither 'a praça da cidade' nor 'o rio
 * Amazonas'.
 */
const isPlaceOfItsOwn = (before: string | undefined, places: readonly string[]) =>
  places.length === 0 || /^(?:n[ao]s?|numa?|em|e|as?|os?|aos?|pra|para|uma?)$/.test(before ?? '')

/** Without its accent 'meu vo' and 'o vovo' still are a grandfather. */
const isGrandfather = (word: string, before: string | undefined) =>
  /^(?:vo|vovo|avo)$/.test(word) && /^(?:o|meu|seu|teu|do|no|ao|pro)$/.test(before ?? '')

/** A rose is named with its article, or in a list; right after a thing 'rosa' is what colour that has. */
const isColour = (word: string, before: string | undefined) =>
  (word === 'rosa' || word === 'rosas') &&
  before !== undefined &&
  before !== 'e' &&
  !DETERMINERS.has(before) &&
  !(before in NUMBERS)

/** Things whose name is a form of a verb, too: they are meant after an article, a number or in a list. */
const VERBS_TOO = new Set(['colher', 'calca', 'bota', 'cola', 'apito', 'marca', 'balanca'])

/**
 * 'Pro' is a teacher only as 'a pro', and 'lava' what a volcano throws, not what somebody does with hands or clothes.
 */
function isSmallWord(words: readonly string[], position: number): boolean {
  const [before, word, after] = [words[position - 1] ?? '', words[position], words[position + 1] ?? '']
  if (word && VERBS_TOO.has(word) && before && before !== 'e' && !DETERMINERS.has(before) && !(before in NUMBERS))
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

/** How many a plural without a number means: small things come in threes. */
const several = ([, , , size]: NounRow) => (size < 75 ? 3 : 2)

type Found = { meaning: Meaning; plural: boolean; length: number }

function longest(words: readonly string[], position: number): Found | null {
  for (let length = Math.min(LONGEST_PHRASE, words.length - position); length > 0; length--) {
    const found = meaningOf(words.slice(position, position + length).join(' '))
    if (found) return { ...found, length }
  }
  return null
}

function unlisted(word: string): Found | null {
  if (actionOf(word) || DETERMINERS.has(word)) return null
  const found = guess(word)
  return found && { ...found, length: 1 }
}

function note(meaning: Meaning, plural: boolean, article: string, subjects: Subject[], settings: string[]): void {
  if (meaning.setting) settings.push(meaning.setting)
  const { noun } = meaning
  if (!noun) return
  const group = GROUPS[nameOf(noun)]
  if (group) {
    for (const member of group) {
      const found = meaningOf(member)
      if (found) note(found.meaning, found.plural, '', subjects, settings)
    }
    return
  }
  const asked = NUMBERS[article] ?? (plural ? several(noun) : 1)
  const count = Math.min(MOST, asked)
  const same = subjects.find(subject => subject.noun === noun)
  if (same) {
    same.count = Math.max(same.count, count)
    if (asked > MOST) same.isFewer = true
  } else {
    const before = subjects.at(-1)
    if (noun[1] === WHEELCHAIR && before?.noun[1].startsWith('child:')) before.action = 'ride'
    if (noun[1] in BOATS && /^(?:n[oa]|numa?|de)$/.test(article) && before?.noun[2] === 'ground')
      before.action ??= 'ride'
    subjects.push({ noun, count, action: null, look: {}, ...(asked > MOST && { isFewer: true }) })
  }
}

const VERB = /(?:ndo|ou|aram|eram|iram|ava|avam|mente|[aei]r|am|em)$/

function isUnknownNoun(word: string, before: string | undefined): boolean {
  if (word.length < 3 || OTHER.has(word) || DETERMINERS.has(word) || word in NUMBERS || /\d/.test(word)) return false
  if (actionOf(word) || /ndo$/.test(word)) return false
  return before === undefined ? !VERB.test(word) : DETERMINERS.has(before)
}
