import { unfoldedObjects } from './objects.ts'
import { parseAnswer } from './parse.ts'

/** What of an answer was not read. */
export type Rest = {
  /** Items that were not read. */
  left: number
  /** Their text, as it was pasted; null where there is none, or where it stands in one line with the others. */
  rest: string | null
}

/** Finds what of an answer with too many items is to be pasted next: the lines behind those that are read. */
export function restOf(text: string): Rest {
  const { left } = parseAnswer(text)
  if (left === 0) return { left, rest: null }
  const lines = text.split('\n')
  // The first `read` lines are read whole, the first `beyond` are not.
  let [read, beyond] = [0, lines.length]
  while (beyond - read > 1) {
    const middle = (read + beyond) >> 1
    if (parseAnswer(lines.slice(0, middle).join('\n')).left === 0) read = middle
    else beyond = middle
  }
  // Of objects and tables the rest alone has lost what its items are read by.
  const isOfLines = unfoldedObjects(text) === text && !/^\s*\|.*\|\s*$/mu.test(text)
  return { left, rest: read > 0 && isOfLines ? lines.slice(read).join('\n') : null }
}
