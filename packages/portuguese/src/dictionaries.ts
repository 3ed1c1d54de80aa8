import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Affixes, readAffixes } from './affixes.ts'
import { indexWords, type WordIndex, type WordTable, wordTable } from './word-table.ts'

export type Dictionary = { words: WordTable; affixes: Affixes }

/** What reading a dictionary finds out, which may be kept for another process. */
export type ReadDictionary = { index: WordIndex; affixes: Affixes }

type Name = 'dictionary-pt-pt' | 'dictionary-pt'
export type ReadDictionaries = Readonly<Record<Name, ReadDictionary>>

/**
 * Flags of VERO used here: B and D inflect, the others derive (diminutives, '-mente', '-ista', '-idade'). Verbs have
 * small letters.
 */
const BRAZILIAN_FLAGS: ReadonlySet<string> = new Set('ABCDEFGHIJKLMNOPQRSTUVWXYZ12345678')

let european: Dictionary | undefined
let vero: Dictionary | undefined

/**
 * dictionary-pt-pt: entries with category, gender, number and tense, in European spelling. Read on first use and kept.
 */
export function tagged(): Dictionary {
  european ??= load('dictionary-pt-pt')
  return european
}

/** dictionary-pt (VERO): Brazilian words with flags but no tags. Read when the other does not know a word, and kept. */
export function brazilian(): Dictionary {
  vero ??= load('dictionary-pt', BRAZILIAN_FLAGS)
  return vero
}

let known: ReadDictionaries | undefined

/** Both dictionaries as read, to be kept. */
export function readDictionaries(): ReadDictionaries {
  return { 'dictionary-pt-pt': read('dictionary-pt-pt'), 'dictionary-pt': read('dictionary-pt', BRAZILIAN_FLAGS) }
}

/** Takes what another process read of the same files, before the first word is looked up. */
export function useDictionaries(read: ReadDictionaries): void {
  known = read
}

function load(name: Name, flags?: ReadonlySet<string>): Dictionary {
  const { index, affixes } = known?.[name] ?? read(name, flags)
  return { words: wordTable(readFileSync(file(name, 'dic')), index), affixes }
}

function read(name: Name, flags?: ReadonlySet<string>): ReadDictionary {
  return {
    index: indexWords(readFileSync(file(name, 'dic'))),
    affixes: readAffixes(readFileSync(file(name, 'aff'), 'utf8'), flags),
  }
}

function file(name: Name, extension: 'dic' | 'aff'): string {
  return join(dirname(createRequire(import.meta.url).resolve(name)), `index.${extension}`)
}
