import { type Action, actionOf } from './actions.ts'
import { guess, LONGEST_PHRASE, type Meaning, meaningOf, nameOf } from './lexicon.ts'
import { keyOf, wordsOf } from './normalize.ts'
import type { NounRow } from './noun.ts'
import { DETERMINERS, NUMBERS, OTHER } from './other-words.ts'

/** Something the text names, how many of it, and what it does. */
export type Subject = { noun: NounRow; count: number; action: Action | null }

export type Reading = { subjects: readonly Subject[]; settings: readonly string[]; unknown: readonly string[] }

/** More of one thing than this are not drawn. */
const MOST = 4

/** Finds the things, the places and the actions a Portuguese text names, and the nouns it does not know. */
export function readText(text: string): Reading {
  const written = wordsOf(text)
  const words = written.map(keyOf)
  const subjects: Subject[] = []
  const settings: string[] = []
  const unknown: string[] = []
  let position = 0
  while (position < words.length) {
    const word = words[position] ?? ''
    if (isColour(word, words[position - 1])) {
      position++
      continue
    }
    const found = longest(words, position)
    const single = found ?? unlisted(word)
    if (single) {
      note(single.meaning, single.plural, words[position - 1] ?? '', subjects, settings)
      position += single.length
      continue
    }
    const action = actionOf(word)
    const last = subjects.at(-1)
    if (action && last) last.action ??= action
    else if (isUnknownNoun(word, words[position - 1])) unknown.push(written[position]?.toLowerCase() ?? word)
    position++
  }
  return { subjects, settings: [...new Set(settings)], unknown: [...new Set(unknown)] }
}

/** A rose is named with its article, or in a list; right after a thing 'rosa' is what colour that has. */
const isColour = (word: string, before: string | undefined) =>
  (word === 'rosa' || word === 'rosas') &&
  before !== undefined &&
  before !== 'e' &&
  !DETERMINERS.has(before) &&
  !(before in NUMBERS)

/** Who a family is drawn as. */
const FAMILY = ['mae', 'pai', 'menina', 'menino']

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

function note(meaning: Meaning, plural: boolean, before: string, subjects: Subject[], settings: string[]): void {
  if (meaning.setting) settings.push(meaning.setting)
  const { noun } = meaning
  if (!noun) return
  if (nameOf(noun) === 'família') {
    for (const member of FAMILY) {
      const found = meaningOf(member)
      if (found) note(found.meaning, false, '', subjects, settings)
    }
    return
  }
  const count = Math.min(MOST, NUMBERS[before] ?? (plural ? several(noun) : 1))
  const same = subjects.find(subject => subject.noun === noun)
  if (same) same.count = Math.min(MOST, Math.max(same.count, count))
  else subjects.push({ noun, count, action: null })
}

const VERB = /(?:ndo|ou|aram|eram|iram|ava|avam|mente|[aei]r|am|em)$/

function isUnknownNoun(word: string, before: string | undefined): boolean {
  if (word.length < 3 || OTHER.has(word) || DETERMINERS.has(word) || word in NUMBERS || /\d/.test(word)) return false
  if (actionOf(word)) return false
  return before === undefined ? !VERB.test(word) : DETERMINERS.has(before)
}
