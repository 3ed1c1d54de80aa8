import { feminine, plural, thirdPerson } from '@capivira/portuguese/inflection'
import type { Gender } from '@capivira/portuguese/morphology'
import { ADJECTIVES, NOUNS, VERBS } from './opposites.ts'

export type WordClass = 'adjective' | 'verb' | 'noun'

/** What may stand in the place of a form and make a true sentence false, and the group both belong to. */
type Opposite = { group: number; others: readonly string[] }

/**
 * The same with the other forms of one gender and of the other, where they differ: 'grandes' → 'pequenos' or
 * 'pequenas'.
 */
type Entry = { group: number; m: readonly string[]; f: readonly string[] }

type Table = ReadonlyMap<string, Entry>

const tables: Partial<Record<WordClass, Table>> = {}

/**
 * The opposites of a word form of a class, in its inflection; undefined where it has none, or where they differ by
 * gender and the gender is not known.
 */
export function oppositesOf(form: string, wordClass: WordClass, gender?: Gender): Opposite | undefined {
  const entry = tableOf(wordClass).get(form)
  if (!entry) return undefined
  const { group, m, f } = entry
  if (m.length === 0 || f.length === 0 || m.join() === f.join()) return { group, others: m.length === 0 ? f : m }
  return gender && { group, others: entry[gender] }
}

/** The group a word form belongs to whatever its class; undefined for most words. */
export function groupsOf(form: string): number[] {
  return (['adjective', 'verb', 'noun'] as const).flatMap(wordClass => tableOf(wordClass).get(form)?.group ?? [])
}

function tableOf(wordClass: WordClass): Table {
  const made = tables[wordClass]
  if (made) return made
  const table = fill(wordClass)
  tables[wordClass] = table
  return table
}

const SOURCES = { adjective: ADJECTIVES, verb: VERBS, noun: NOUNS } as const
/** Groups of different classes must not share a number. */
const FIRST = { adjective: 0, verb: 1000, noun: 2000 } as const

function fill(wordClass: WordClass): Table {
  const table = new Map<string, Entry>()
  for (const [index, line] of SOURCES[wordClass].entries()) {
    const group = FIRST[wordClass] + index
    const rows = line
      .trim()
      .split(/\s+/)
      .map(word => formsOf(word, wordClass))
    for (const slot of (rows[0] ?? []).keys()) {
      const forms = rows.flatMap(row => row[slot] ?? [])
      if (forms.length < rows.length) continue
      const gender = wordClass === 'adjective' && slot % 2 === 1 ? 'f' : 'm'
      for (const form of forms) {
        const known = table.get(form) ?? { group, m: [], f: [] }
        // Of a word in two groups the first one counts: 'alto' is the opposite of 'baixo', 'elevado' says the same.
        if (known.group === group) table.set(form, { ...known, [gender]: forms.filter(other => other !== form) })
      }
    }
  }
  return table
}

/** The inflected forms of a word in a fixed order, null where unsure. */
function formsOf(word: string, wordClass: WordClass): (string | null)[] {
  if (wordClass === 'noun') return [word, plural(word)]
  if (wordClass === 'verb')
    return [
      word,
      thirdPerson(word, 'present', 's'),
      thirdPerson(word, 'present', 'p'),
      thirdPerson(word, 'preterite', 's'),
      thirdPerson(word, 'preterite', 'p'),
    ]
  const female = /o$/.test(word) ? (feminine(word) ?? word.replace(/o$/, 'a')) : word
  // Masculine and feminine by turns (see fill).
  return [word, female, plural(word), plural(female)]
}
