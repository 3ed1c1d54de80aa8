import { actionOf } from './actions.ts'
import { isAmount, isNumber } from './amounts.ts'
import { type Draft, emptyDraft, isColourHere, isSmallWord, longest, MOST, place, unlisted } from './draft.ts'
import { isCharacter, leftOut } from './left-out.ts'
import { type Meaning, nameOf } from './lexicon.ts'
import { lookOf } from './looks.ts'
import { refusedOf, wordsWithSigns } from './negation.ts'
import { DETERMINERS, NICE } from './other-words.ts'
import { relationAt } from './relations.ts'
import { SIZES } from './sizes.ts'
import type { Subject } from './subject.ts'
import { isQuietTrap } from './traps.ts'
import { type Unwanted, unwantedOf } from './unwanted.ts'

export type Reading = {
  subjects: readonly Subject[]
  /** Every place that a word stands for, the first one first. */
  settings: readonly string[]
  /** Those of them that are no thing as well: a school can stand in another place, a beach cannot. */
  onlyPlaces: readonly string[]
  unknown: readonly string[]
  /** Names of people, brands and characters, none of which is drawn. */
  names: readonly string[]
  colours: readonly string[]
  /** What would change the picture and is never drawn: 'em cima da árvore', 'escovando'. */
  unseen: readonly string[]
  unwanted: Unwanted
  isNight: boolean
}

/** Finds the things, the places and the actions a Portuguese text names, what it refuses, and what is not drawn. */
export function readText(text: string): Reading {
  const words = wordsWithSigns(text)
  const refused = refusedOf(words)
  const unwanted = unwantedOf(words, refused)
  const draft = emptyDraft(words, refused, unwanted.nouns)
  let position = 0
  while (position < draft.words.length)
    position += STEPS.reduce((length, step) => length || step(draft, position), 0) || 1
  const last = draft.subjects.find(({ noun }) => /^(?:child|adult):/.test(noun[1]))
  if (unwanted.isWithoutGlasses && last) last.look = { ...last.look, glasses: false }
  const once = (found: readonly string[]) => [...new Set(found)]
  return {
    subjects: draft.subjects,
    settings: once(draft.settings),
    onlyPlaces: once(draft.onlyPlaces),
    unknown: once(draft.unknown),
    names: once(draft.names),
    colours: once(draft.colours),
    unseen: once([...draft.unseen, ...(draft.subjects.length > 0 ? unwanted.partsOf(draft.subjects) : [])]),
    unwanted,
    isNight: draft.words.includes('noite'),
  }
}

/** Each reads what stands at a place and returns how many words that were, 0 when it is none of its kind. */
const STEPS: readonly ((draft: Draft, position: number) => number)[] = [
  readColour,
  readSmall,
  readCharacter,
  readRelation,
  readLook,
  readThing,
  readSize,
  readYoung,
  readAction,
  readRest,
]

const textOf = ({ written }: Draft, start: number, end: number) => written.slice(start, end).join(' ').toLowerCase()

function readColour(draft: Draft, position: number): number {
  if (!isColourHere(draft.words, position)) return 0
  draft.colours.push(textOf(draft, position, position + 1))
  return 1
}

/** What every drawing of it shows. */
const INHERENT = new RegExp(
  `^(?:${[
    String.raw`(?:zebra|tigre|tigresa)s? listrad\w+|girafas? (?:alt|compr)\w+`,
    String.raw`(?:sol|estrelas?|luas?) brilhante\w*|lua cheia|sol quente`,
  ].join('|')})$`,
)

function readSmall({ words, nounEnd }: Draft, position: number): number {
  // 'Um dragão amigo' is one.
  const isFriendly = position === nounEnd && /^amig(?:o|a|os|as|uinho|uinha)$/.test(words[position] ?? '')
  const isInherent = INHERENT.test(`${words[position - 1]} ${words[position]}`)
  return isFriendly || isInherent || isSmallWord(words, position) || isAmount(words, position) ? 1 : 0
}

function readCharacter(draft: Draft, position: number): number {
  for (let length = 4; length > 0; length--) {
    const phrase = draft.words.slice(position, position + length)
    if (phrase.length < length || !isCharacter(phrase.join(' '))) continue
    draft.names.push(textOf(draft, position, position + length))
    const found = longest(draft.words, position)
    if (found && found.length === length) place(draft, found, position)
    return length
  }
  return 0
}

function readRelation(draft: Draft, position: number): number {
  const found = relationAt(draft.words, position)
  if (!found || longest(draft.words, position)?.meaning.setting) return 0
  draft.relation = { relation: found.relation, start: position, length: found.length }
  return found.length
}

/** Sun glasses are glasses. */
const DARK = /^(?:escur[oa]s?|redond[oa]s?)$/

function readLook(draft: Draft, position: number): number {
  const { words, written } = draft
  // 'Uma menina surfando de óculos': the board wears none.
  const last = draft.subjects.findLast(({ noun }) => !/^(?:small|float|back)$/.test(noun[2])) ?? draft.subjects.at(-1)
  const look = lookOf(words[position] ?? '', words.slice(Math.max(0, position - 2), position))
  if (!look || !last) return 0
  const word = written[position]?.toLowerCase() ?? ''
  const said = {
    ...(look.face && { face: word }),
    ...(look.glasses && { glasses: word }),
    ...((look.hair || look.hairColor) && { hair: word }),
  }
  last.look = { ...last.look, ...look }
  last.said = { ...last.said, ...said }
  return look.glasses && DARK.test(words[position + 1] ?? '') ? 2 : 1
}

function readThing(draft: Draft, position: number): number {
  const { words } = draft
  const found = longest(words, position) ?? unlisted(words[position] ?? '')
  if (!found) return 0
  const { meaning } = found
  const phrase = words.slice(position, position + found.length).join(' ')
  if (meaning.trap && !meaning.noun && !meaning.setting && !isQuietTrap(phrase))
    draft.unseen.push(textOf(draft, position, position + found.length))
  // 'Pé de manga' is a tree, and the fruit is named after it.
  const length = isTreeOf(meaning, phrase) ? 2 : found.length
  place(draft, { ...found, length }, position)
  return length
}

const isTreeOf = ({ noun, trap }: Meaning, phrase: string) =>
  trap && noun !== null && nameOf(noun) === 'árvore' && /^pe de /.test(phrase)

function readSize(draft: Draft, position: number): number {
  const { words, subjects } = draft
  const word = words[position] ?? ''
  const scale = Object.hasOwn(SIZES, word) ? SIZES[word] : undefined
  if (scale === undefined) return 0
  const before = words[position - 1] ?? ''
  const last = subjects.at(-1)
  if (DETERMINERS.has(before) || isNumber(before)) draft.scale = scale
  else if (last) last.scale = scale
  return 1
}

function readYoung({ words, subjects }: Draft, position: number): number {
  const last = subjects.at(-1)
  if (!last || !/^filhot/.test(words[position] ?? '')) return 0
  last.count = Math.min(MOST, last.count + 2)
  return 1
}

function readAction(draft: Draft, position: number): number {
  const word = draft.words[position] ?? ''
  const action = actionOf(word)
  const last = draft.subjects.at(-1)
  if (!action || !last) return 0
  const said = textOf(draft, position, position + 1)
  if (last.action === null) {
    last.action = action
    if (!NICE.has(word) && !/^(?:alegr|passe)/.test(word)) last.said = { ...last.said, action: said }
  } else if (last.action !== action && !NICE.has(word)) draft.unseen.push(said)
  return 1
}

/** More or fewer of it than everybody has are not drawn. */
const BODY = /^(?:olhos|cabecas|pernas|patas|bracos|rabos|orelhas|bocas|narizes|asas|maos)$/

function readRest(draft: Draft, position: number): number {
  const { words } = draft
  if (BODY.test(words[position] ?? '') && isNumber(words[position - 1] ?? ''))
    draft.unseen.push(textOf(draft, position - 1, position + 1))
  const kind = leftOut(words[position] ?? '', words[position - 1])
  if (!kind) return 1
  const word = textOf(draft, position, position + 1)
  if (kind === 'unknown' || kind === 'name') draft.relation = null
  const list = { name: draft.names, colour: draft.colours, unknown: draft.unknown, unseen: draft.unseen }[kind]
  list.push(word)
  return 1
}
