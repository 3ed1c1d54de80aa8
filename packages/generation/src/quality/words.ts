import { lemma, lemmas } from '@capivira/portuguese/morphology'
import { contentWords } from '@capivira/portuguese/tokens'

/** Lemmas of the content words of a text: the best guess for each word. */
export const lemmaSet = remembering(text => new Set(contentWords(text).map(lemma)))

/** Every lemma and root the content words of a text may have; for asking whether a word of it can be another's form. */
export const formSet = remembering(text => new Set(contentWords(text).flatMap(word => [...lemmas(word)])))

/** The gates ask for the same few texts again and again; what was made of the last thousands is kept. */
export function remembering<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>()
  return text => {
    const known = made.get(text)
    if (known) return known
    const fresh = make(text)
    if (made.size >= 12_000) made.clear()
    made.set(text, fresh)
    return fresh
  }
}

/** Size of the intersection over size of the union; 0 for two empty sets. */
export function jaccard<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  let shared = 0
  const [few, many] = a.size < b.size ? [a, b] : [b, a]
  for (const item of few) if (many.has(item)) shared++
  const union = a.size + b.size - shared
  return union === 0 ? 0 : shared / union
}

/** Share of `part` that is in `whole`; 1 for an empty part. */
export function share<T>(part: ReadonlySet<T>, whole: ReadonlySet<T>): number {
  if (part.size === 0) return 1
  let shared = 0
  for (const item of part) if (whole.has(item)) shared++
  return shared / part.size
}

/** A regular expression for whole words: `\b` of JavaScript takes accented letters for spaces. */
export function wholeWords(pattern: string, flags = 'iu'): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${pattern})(?![\p{L}\p{N}_])`, flags)
}

/** Whether the phrase stands in the text as whole words, letter case aside. */
export function containsPhrase(text: string, phrase: string): boolean {
  const [whole, part] = [text.toLowerCase(), phrase.toLowerCase()]
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1)) {
    if (!PART_OF_WORD.test(whole.charAt(at - 1)) && !PART_OF_WORD.test(whole.charAt(at + part.length))) return true
  }
  return false
}

const PART_OF_WORD = /[\p{L}\p{N}_]/u
