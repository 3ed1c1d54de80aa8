import { type LineList, linesOf, wordsOf } from '../lexicon/words.ts'

const rows = (name: LineList): string[][] => linesOf(name).map(line => line.split(', '))

let groups: ReadonlyMap<string, readonly number[]> | undefined
let opposites: ReadonlyMap<string, readonly string[]> | undefined

/** The groups of meaning a lemma is in; for finding what a question means, never for an answer. */
export function groupsOf(lemma: string): readonly number[] {
  groups ??= indexed(
    rows('said of one thing in a question').flatMap((names, at) => names.map(name => [name, at] as const)),
  )
  return groups.get(lemma) ?? []
}

/** Lemmas that say the contrary of a lemma: who says one where the text says only the other has turned it round. */
export function oppositesOf(lemma: string): readonly string[] {
  opposites ??= indexed(rows('denying each other').flatMap(([a = '', b = '']) => [[a, b] as const, [b, a] as const]))
  return opposites.get(lemma) ?? []
}

function indexed<T>(pairs: readonly (readonly [string, T])[]): ReadonlyMap<string, readonly T[]> {
  const map = new Map<string, T[]>()
  for (const [key, value] of pairs) map.set(key, [...(map.get(key) ?? []), value])
  return map
}

/** Verbs that say little by themselves, by their lemma: a question may put them where the text has others. */
export const LIGHT_VERBS = wordsOf('light verb of a question')

/** Nouns by which a question says what kind of thing it asks for. */
export const ASKED_KINDS = wordsOf('kind that a question asks for')
