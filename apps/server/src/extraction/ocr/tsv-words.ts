/** A word that recognition saw, with its box in pixels of the picture. */
export type Word = {
  /** Names its line among those of the page. */
  line: string
  left: number
  top: number
  right: number
  bottom: number
  /** 0–100 */
  confidence: number
  text: string
}

/** Tesseract's word rows in its TSV: level 5. */
const WORD_LEVEL = '5'

/** The words of Tesseract's TSV in its order. */
export function wordsFromTsv(tsv: string): Word[] {
  return tsv.split('\n').flatMap(row => {
    const [level, page, block, paragraph, line, , left, top, width, height, confidence, ...rest] = row.split('\t')
    const text = rest.join(' ').trim().normalize('NFC')
    if (level !== WORD_LEVEL || text === '') return []
    const x = Number(left)
    const y = Number(top)
    return {
      line: `${page}.${block}.${paragraph}.${line}`,
      left: x,
      top: y,
      right: x + Number(width),
      bottom: y + Number(height),
      confidence: Number(confidence),
      text,
    }
  })
}

/** What a word's letters reach above and below the baseline, in font sizes (typical of book faces). */
const X_HEIGHT = 0.48
const ASCENDERS = 0.22
const DESCENDERS = 0.21
const HAS_ASCENDER = /[\p{Lu}\p{N}bdfhkltiáéíóúâêôãõàü!?()[\]]/u
const HAS_DESCENDER = /[gjpqyç,;()[\]]/

/** How high a digit or a capital is, in font sizes. */
export const CAPITAL = X_HEIGHT + ASCENDERS

/**
 * Font size of a line of words in pixels: the height of each, by what its letters reach. Single letters do not tell a
 * line's way.
 */
export function sizeOfLine(words: readonly Word[], vertical = isVertical(words)): number {
  return median(
    words.map(({ text, left, top, right, bottom }) => {
      const reach = X_HEIGHT + (HAS_ASCENDER.test(text) ? ASCENDERS : 0) + (HAS_DESCENDER.test(text) ? DESCENDERS : 0)
      return (vertical ? right - left : bottom - top) / reach
    }),
  )
}

/**
 * Tesseract reads lines that run up or down the page too: most of their words of three letters and more are taller than
 * wide, and so is the line ('|x|' and 'til' are, in a level one).
 */
export function isVertical(words: readonly Word[]): boolean {
  const long = words.filter(({ text }) => text.length > 2)
  const down = Math.max(...words.map(({ bottom }) => bottom)) - Math.min(...words.map(({ top }) => top))
  const across = Math.max(...words.map(({ right }) => right)) - Math.min(...words.map(({ left }) => left))
  return (
    down > across && long.filter(({ left, top, right, bottom }) => bottom - top > right - left).length * 2 > long.length
  )
}

/** The middle one of the values; 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}
