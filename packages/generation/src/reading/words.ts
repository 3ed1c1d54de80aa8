import data from './words.json' with { type: 'json' }

/** Classes of lemmas that reading asks about. The lists are data (`words.json`). */
export type WordClass = keyof typeof data

const sets = new Map<WordClass, ReadonlySet<string>>()

/** Whether a lemma belongs to a class. */
export function isOf(lemma: string, wordClass: WordClass): boolean {
  let set = sets.get(wordClass)
  if (!set) {
    set = new Set(data[wordClass].split(' '))
    sets.set(wordClass, set)
  }
  return set.has(lemma)
}
