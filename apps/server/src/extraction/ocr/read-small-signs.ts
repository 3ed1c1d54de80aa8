import { inkLevel } from './components.ts'
import { formulaOf, rowsOf } from './formula.ts'
import { montageOf } from './montage.ts'
import type { OcrEngine } from './ocr-engine.ts'
import type { GreyPicture } from './picture.ts'
import { type SmallSigns, smallSignsOf } from './small-signs.ts'
import { type Word, wordsFromTsv } from './tsv-words.ts'

/** More words on one sheet and it would be higher than recognition takes. */
const MOST_WORDS = 120

/**
 * The words with those written anew that hold raised or lowered signs, which Tesseract flattens: they are enlarged, set
 * on the line and read again. A page without such signs costs a look at its ink.
 */
export async function withSmallSigns(
  words: readonly Word[],
  picture: GreyPicture,
  read: OcrEngine['read'],
): Promise<Word[]> {
  const level = inkLevel(picture)
  const lines = [...Map.groupBy(words, word => word.line).values()]
  const found = lines.flatMap(line => smallSignsOf(picture, line, level)).slice(0, MOST_WORDS)
  if (found.length === 0) return [...words]
  const { picture: sheet, rowOf } = montageOf(picture, found.flatMap(rowsOf))
  const rows: string[] = []
  for (const { text, top, bottom } of wordsFromTsv(await read(sheet, 'block')).toSorted((a, b) => a.left - b.left)) {
    const row = rowOf((top + bottom) / 2)
    rows[row] = `${rows[row] ?? ''}${text}`
  }
  return found.reduce((all, token, n) => replaced(all, token, rowsAt(rows, n)), [...words])
}

const rowsAt = (rows: readonly string[], n: number) => [0, 1, 2].map(place => rows[3 * n + place] ?? '')

const lettersOf = (text: string) => text.replace(/[^\p{L}\ufffd]/gu, '').length

/** The words with those that a token covers replaced by it, where it covers them whole. */
function replaced(words: Word[], token: SmallSigns, rows: readonly string[]): Word[] {
  const { line, signs, capital } = token
  const left = Math.min(...signs.map(sign => sign.left))
  const right = Math.max(...signs.map(sign => sign.right))
  const covered = words.filter(
    word => word.line === line && Math.min(word.right, right) - Math.max(word.left, left) > 0.3 * capital,
  )
  const [first, ...rest] = covered
  if (!first || covered.some(word => word.left < left - 0.5 * capital || word.right > right + 0.7 * capital))
    return words
  const text = formulaOf(token, { first: covered.map(word => word.text).join(''), rows })
  if (text === null || lettersOf(text) < lettersOf(covered.map(word => word.text).join('')) - 2) return words
  const top = Math.min(...covered.map(word => word.top))
  const bottom = Math.max(...covered.map(word => word.bottom))
  const whole = { ...first, text, left: Math.min(left, first.left), right, top, bottom }
  return words.flatMap(word => (word === first ? [whole] : rest.includes(word) ? [] : [word]))
}
