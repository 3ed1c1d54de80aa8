import { settings } from '../scene/all-settings.ts'
import { almostEqual, otherGender, plain, rootsOf, singularsOf, soundOf, wordsOf } from './normalize.ts'
import type { NounRow } from './noun.ts'
import { nouns } from './nouns.ts'
import { OTHER } from './other-words.ts'
import { traps } from './traps.ts'

/** What a word or phrase stands for. */
export type Meaning = { noun: NounRow | null; setting: string | null; trap: boolean }

export const LONGEST_PHRASE = 4

const key = (text: string) => wordsOf(plain(text)).join(' ')
/** A row's name without its article: 'gato'. */
export const nameOf = ([label]: NounRow): string => label.replace(/^(?:um|uma|uns|umas|o|a|os|as) /, '')

const meanings = buildMeanings()
const sounds = buildSounds()

function buildMeanings(): Map<string, Meaning> {
  const map = new Map<string, Meaning>()
  const add = (text: string, part: Partial<Meaning>) => {
    if (text) map.set(key(text), { noun: null, setting: null, trap: false, ...map.get(key(text)), ...part })
  }
  for (const noun of nouns) for (const word of (noun[4] ?? '').split(',')) add(word, { noun })
  for (const noun of nouns) add(nameOf(noun), { noun })
  for (const setting of settings) for (const word of setting.words.split(',')) add(word, { setting: setting.id })
  for (const [phrase, instead] of Object.entries(traps)) {
    const found = map.get(key(instead)) ?? map.get(singularsOf(key(instead))[0] ?? '')
    map.set(phrase, { noun: found?.noun ?? null, setting: null, trap: true })
  }
  return map
}

function buildSounds(): Map<string, string> {
  const map = new Map<string, string>()
  for (const word of meanings.keys()) if (word.length >= 4 && !map.has(soundOf(word))) map.set(soundOf(word), word)
  return map
}

/** 'fazendo' is something done, not a farm that is misspelt. */
const DOING = /[aei]ndo$/

/** What a phrase of plain words means exactly, or as plural, diminutive, or other gender of something known. */
export function meaningOf(phrase: string): { meaning: Meaning; plural: boolean } | null {
  const exact = meanings.get(phrase)
  if (exact) return { meaning: exact, plural: false }
  const words = phrase.split(' ')
  if (words.length > 1) {
    const [first = '', ...rest] = words
    for (const [form, plural] of [
      ...singularsOf(first).map(one => [one, true] as const),
      ...rootsOf(first).map(root => [root, false] as const),
    ]) {
      const found =
        meanings.get([form, ...rest].join(' ')) ??
        meanings.get([form, ...rest.map(word => singularsOf(word)[0] ?? word)].join(' '))
      if (found) return { meaning: found, plural }
    }
    return null
  }
  for (const [forms, plural] of [
    [[phrase], false],
    [singularsOf(phrase), true],
  ] as const)
    for (const form of forms)
      for (const candidate of [form, ...rootsOf(form), ...otherGender(form), ...rootsOf(form).flatMap(otherGender)]) {
        const found =
          candidate.length > 1 && (candidate === form || !OTHER.has(candidate)) ? meanings.get(candidate) : undefined
        if (found && !((OTHER.has(phrase) || DOING.test(phrase)) && candidate !== phrase))
          return { meaning: found, plural }
      }
  return null
}

/** What a misspelt plain word probably means: what sounds the same, or for long words differs by one letter. */
export function guess(word: string): { meaning: Meaning; plural: boolean } | null {
  if (word.length < 4 || OTHER.has(word) || DOING.test(word)) return null
  for (const form of [word, ...singularsOf(word)]) {
    const sound = soundOf(form)
    const near =
      sounds.get(sound) ??
      (form.length >= 6
        ? [...sounds.keys()].find(other => other[0] === sound[0] && other.length >= 5 && almostEqual(other, sound))
        : undefined)
    const meaning = near && meanings.get(sounds.get(near) ?? near)
    if (meaning) return { meaning, plural: form !== word }
  }
  return null
}
