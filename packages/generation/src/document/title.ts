import type { Row } from './rows.ts'
import { countLetters, wordCount } from './rows.ts'
import { tidyTitle } from './sections.ts'

/** A title is set at least this much larger than the running text. */
const LARGER = 1.25
const MOST_WORDS = 30

/**
 * The title of a document: what is set largest on its first page, line after line; '' where nothing is.
 * @param rows those of the first page with text
 */
export function titleOf(rows: readonly Row[], bodySize: number): string {
  const lettered = rows.filter(row => countLetters(row.text) >= 3)
  const largest = Math.max(0, ...lettered.map(row => row.size))
  if (largest < bodySize * LARGER) return ''
  // Sizes read from an image wobble.
  const title = lettered.filter(row => row.size > largest * (row.scanned ? 0.75 : 0.97)).map(row => row.text)
  const text = title.join(' ')
  return wordCount(text) > MOST_WORDS ? tidyTitle(title[0] ?? '') : tidyTitle(text)
}
