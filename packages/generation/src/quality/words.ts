import { lemma } from '@capivira/portuguese/morphology'
import { contentWords } from '@capivira/portuguese/tokens'

/** Lemmas of the content words of a text. */
export function lemmaSet(text: string): Set<string> {
  return new Set(contentWords(text).map(lemma))
}

/** Size of the intersection over size of the union; 0 for two empty sets. */
export function jaccard<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  let shared = 0
  for (const item of a) if (b.has(item)) shared++
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

/** Whether the phrase stands in the text as whole words; both are compared as they are. */
export function containsPhrase(text: string, phrase: string): boolean {
  return wholeWords(phrase.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)).test(text)
}
