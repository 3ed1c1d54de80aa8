import { readFileSync } from 'node:fs'
import { type Affixes, readAffixes } from './affixes.ts'
import { type WordTable, wordTable } from './wordTable.ts'

export type Dictionaries = {
  /** dictionary-pt-pt: entries with category, gender, number, tense. European spelling. */
  tagged: WordTable
  taggedAffixes: Affixes
  /** dictionary-pt (VERO): Brazilian words, flags without tags. */
  brazilian: WordTable
  brazilianAffixes: Affixes
}

/** Flags of VERO used here: B plural of nouns, D gender and number, J adverbs in -mente. */
const BRAZILIAN_FLAGS: ReadonlySet<string> = new Set(['B', 'D', 'J'])

let loaded: Dictionaries | undefined

/** Both dictionaries, read from their packages on first use and kept. The packages are used unmodified. */
export function dictionaries(): Dictionaries {
  loaded ??= {
    tagged: wordTable(readFileSync(file('dictionary-pt-pt', 'dic'))),
    taggedAffixes: readAffixes(readFileSync(file('dictionary-pt-pt', 'aff'), 'utf8')),
    brazilian: wordTable(readFileSync(file('dictionary-pt', 'dic'))),
    brazilianAffixes: readAffixes(readFileSync(file('dictionary-pt', 'aff'), 'utf8'), BRAZILIAN_FLAGS),
  }
  return loaded
}

function file(name: string, extension: 'dic' | 'aff'): URL {
  return new URL(`index.${extension}`, import.meta.resolve(name))
}
