import { pattern } from '../lexicon/words.ts'

const MUST = /(?<![\p{L}])(?:deve|devem|pode|podem|precisa|precisam)\s(?:\p{L}+\s)?\p{L}+[aeio]r(?![\p{L}])/gu
const RELATIVE = pattern('gu')`(?<![\p{L}])${'opening of a dependent clause'}(?![\p{L}])`

/** A noun with a verb of its own: more verbs than words that open a clause. */
export function states(text: string): boolean {
  const [first] = text.matchAll(MUST)
  if (!first) return false
  const before = text.slice(0, first.index)
  const opened = [...before.matchAll(RELATIVE)].length
  return opened === 0 || (opened === 1 && /(?<![\p{L}])que\s\p{L}+(?:m|[ae])\s\p{L}/u.test(before))
}
