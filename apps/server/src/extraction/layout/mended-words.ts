import type { Line } from '@capivira/core/materials/document'

/**
 * Two readings of one page, an old layer and our own recognition: a word that one of them misread is taken from the
 * other.
 */

/** Begins with a small letter, so that names stay out; four signs and more. */
const COMMON = /^\p{Ll}[\p{L}\p{N}]{3,}$/u
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu
/** Of the words of two lines so many are the same, and they are one line. */
const SAME_WORDS = 0.5
const SAME_ROW = 0.5

/** What recognition takes for each other, and the letters that may have lost their accent. */
const MISTAKEN: readonly (readonly [seen: string, written: string])[] = [
  ...[
    'í f',
    'f í',
    'rn m',
    'm rn',
    'l i',
    'i l',
    'l t',
    't l',
    'c e',
    'e c',
    'u n',
    'n u',
    'ii n',
    'ii u',
    'h b',
    'b h',
  ],
  ...['1 l', '0 o', '6 é', '6 ó', '5 s', '8 a', 'a à', 'a á', 'a â', 'a ã', 'e é', 'e ê', 'i í', 'o ó', 'o ô', 'o õ'],
  ...['u ú', 'c ç', 'ü ú', 'ä ã', 'ö õ', 'ç c', 'é e', 'á a', 'cl d', 'd cl', 'vv w', 'q g', 'g q'],
].map(pair => pair.split(' ') as [string, string])

type Known = (word: string) => boolean

/** Whether a word of a text is one that recognition commonly makes of another. */
export async function hasMisread(text: string): Promise<boolean> {
  const { isKnown } = await import('@capivira/portuguese/morphology')
  return text.split(/\s+/).some(token => isMisread(token.replace(EDGES, ''), isKnown))
}

function isMisread(word: string, isKnown: Known): boolean {
  if (!COMMON.test(word) || isKnown(word)) return false
  return MISTAKEN.some(([seen, written]) => {
    for (let at = word.indexOf(seen); at >= 0; at = word.indexOf(seen, at + 1))
      if (isKnown(word.slice(0, at) + written + word.slice(at + seen.length))) return true
    return false
  })
}

/** The lines with those words that no dictionary has taken from the other reading, where it has a known one there. */
export async function withMendedWords(lines: readonly Line[], others: readonly Line[]): Promise<Line[]> {
  const { isKnown } = await import('@capivira/portuguese/morphology')
  return lines.map(line => {
    const words = line.text.split(' ')
    if (!words.some(word => isUnknown(word, isKnown))) return line
    const twin = others.find(other => isOneLine(line, other))?.text.split(' ') ?? []
    const same = words.filter((word, at) => word === twin[at]).length
    if (twin.length !== words.length || same < SAME_WORDS * words.length) return line
    const mended = words.map((word, at) => {
      const other = twin[at] ?? word
      return isUnknown(word, isKnown) && isKnown(other.replace(EDGES, '').toLowerCase()) ? other : word
    })
    const text = mended.join(' ')
    return text === line.text ? line : { ...line, text, bold: [], italic: [] }
  })
}

function isUnknown(token: string, isKnown: Known): boolean {
  const word = token.replace(EDGES, '')
  return COMMON.test(word) && !isKnown(word)
}

/** Whether two lines stand on one row of the page, and over each other. */
function isOneLine({ box: a }: Line, { box: b }: Line): boolean {
  const high = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  const wide = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  return high > SAME_ROW * Math.min(a[3] - a[1], b[3] - b[1]) && wide > SAME_ROW * (a[2] - a[0])
}
