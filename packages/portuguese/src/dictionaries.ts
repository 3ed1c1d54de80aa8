import { readFileSync } from 'node:fs'
import { type Affixes, readAffixes } from './affixes.ts'
import { type WordTable, wordTable } from './wordTable.ts'

export type Dictionary = { words: WordTable; affixes: Affixes }

/** Flags of VERO used here: B and D inflect, the others derive (diminutives, '-mente', '-ista', '-idade'). Verbs have small letters. */
const BRAZILIAN_FLAGS: ReadonlySet<string> = new Set('ABCDEFGHIJKLMNOPQRSTUVWXYZ12345678')

let european: Dictionary | undefined
let vero: Dictionary | undefined

/** dictionary-pt-pt: entries with category, gender, number and tense, in European spelling. Read on first use and kept. */
export function tagged(): Dictionary {
  european ??= load('dictionary-pt-pt')
  return european
}

/** dictionary-pt (VERO): Brazilian words with flags but no tags. Read when the other does not know a word, and kept. */
export function brazilian(): Dictionary {
  vero ??= load('dictionary-pt', BRAZILIAN_FLAGS)
  return vero
}

function load(name: string, flags?: ReadonlySet<string>): Dictionary {
  return {
    words: wordTable(readFileSync(file(name, 'dic'))),
    affixes: readAffixes(readFileSync(file(name, 'aff'), 'utf8'), flags),
  }
}

function file(name: string, extension: 'dic' | 'aff'): URL {
  return new URL(`index.${extension}`, import.meta.resolve(name))
}
