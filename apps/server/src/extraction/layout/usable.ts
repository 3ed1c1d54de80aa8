import type { Line } from '@capivira/core/materials/document'

/** What the page shows besides its text layer. */
export type PageFacts = { lines: readonly Line[]; imageShare: number; height: number }

/** Fewer letters than this over an image of at least this share of the page: a scan with a stamp on it. */
const STAMP_LETTERS = 32
const SCAN_SHARE = 0.5
/** A longer stamp (a licence, a file name) stays in the margins: these shares of the page's height. */
const MARGIN_STAMP_LETTERS = 200
const MARGIN = 0.1

/** Beyond these shares of wrong letters, of words of two scripts, and of consonants, a layer is garbage. */
const MOST_WRONG_LETTERS = 0.3
const MOST_MIXED_WORDS = 0.04
const FEWEST_VOWELS = 0.25
/** Too few letters or words to judge. */
const FEW_LETTERS = 40
const FEW_WORDS = 12
const LEAST_VOWELS = 0.33
const MOST_VOWELS = 0.6
const LAST_LATIN = 0x250

/** Private use, unassigned, replacement and control characters: glyphs without a known letter. */
const WRONG = /[\p{Co}\p{Cn}\p{Cc}\ufffd]/gu
/** Letters that Portuguese, its loan words and school formulas use. */
const EXPECTED = /[\p{Script=Latin}\p{Script=Greek}\p{M}]/u
/** Signs of a font of ornaments, but for ticks, crosses and numbers in circles, which stand before a word as such. */
const ORNAMENT = '[\u2660-\u2667\u2701-\u2712\u2715\u2716\u2719-\u2775\u2794-\u27bf]'
const ORNAMENTS = new RegExp(ORNAMENT, 'gu')
/** What is written without a space, ornaments among its letters. */
const DECORATED = new RegExp(`(?:\\p{L}|\\p{M}|${ORNAMENT})+`, 'gu')
/** '✂✂✂✂' is a line to cut along. */
const RULE = new RegExp(`(${ORNAMENT})\\1+`, 'gu')
const BETWEEN_LETTERS = new RegExp(`\\p{L}${ORNAMENT}+\\p{L}`, 'u')
const FOREIGN = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}])\p{L}/gu
const WORD = /\p{L}{4,}/gu
const VOWELS = /[aeiouyáéíóúâêôãõàü]/gi

/** Whether the page's text layer holds its text; if not, the page has to be read from its picture. */
export function hasUsableText({ lines, imageShare, height }: PageFacts): boolean {
  const text = lines.map(line => line.text).join('\n')
  if (imageShare < SCAN_SHARE && isOrdinary(text)) return true
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  if (letters === 0) return false
  if (imageShare >= SCAN_SHARE && letters < STAMP_LETTERS) return false
  if (imageShare >= SCAN_SHARE && letters < MARGIN_STAMP_LETTERS && isMarginal(lines, height)) return false
  return !isGarbage(text, letters)
}

/**
 * Spares nearly all pages the dearer questions: nothing but Latin letters and signs, with as many vowels as Portuguese
 * has (46% of its letters; English 38%).
 */
function isOrdinary(text: string): boolean {
  let letters = 0
  let vowels = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code >= LAST_LATIN && !isSign(code)) return false
    const lower = code | 0x20
    if (lower < 0x61 || lower > 0x7a) continue
    letters++
    if (lower === 0x61 || lower === 0x65 || lower === 0x69 || lower === 0x6f || lower === 0x75) vowels++
  }
  return letters >= FEW_LETTERS && vowels > LEAST_VOWELS * letters && vowels < MOST_VOWELS * letters
}

/** Greek, punctuation, symbols but ornaments, and the halves of mathematical letters. */
const isSign = (code: number) =>
  (code >= 0x370 && code < 0x400) ||
  (code >= 0x2000 && code < 0x2660) ||
  (code >= 0x27c0 && code < 0x2c00) ||
  (code >= 0xd835 && code < 0xd836) ||
  (code >= 0xdc00 && code < 0xe000)

const isMarginal = (lines: readonly Line[], height: number) =>
  lines.every(({ box }) => box[3] < MARGIN * height || box[1] > (1 - MARGIN) * height)

function isGarbage(text: string, letters: number): boolean {
  const unread = [WRONG, FOREIGN].reduce((sum, signs) => sum + (text.match(signs)?.length ?? 0), 0)
  const wrong = unread + ornamentsForLetters(text)
  if (letters + wrong >= FEW_LETTERS && wrong > MOST_WRONG_LETTERS * (letters + wrong)) return true
  const words = text.match(WORD) ?? []
  if (words.length < FEW_WORDS) return false
  const mixed = words.filter(word => EXPECTED.test(word) && (word.match(FOREIGN)?.length ?? 0) > 0)
  if (mixed.length > MOST_MIXED_WORDS * words.length) return true
  const joined = words.join('')
  return (joined.match(VOWELS)?.length ?? 0) < FEWEST_VOWELS * joined.length
}

/**
 * How many ornaments stand for letters, a font's names of its signs: between letters, or several in a word with letters
 * ('❢ê♠✉r'). One at either end of a word decorates it.
 */
function ornamentsForLetters(text: string): number {
  let count = 0
  for (const [run] of text.match(ORNAMENTS) ? text.matchAll(DECORATED) : []) {
    const word = run.replace(RULE, '')
    const own = word.match(ORNAMENTS) ?? []
    if (BETWEEN_LETTERS.test(word) || (/\p{L}/u.test(word) && new Set(own).size > 1)) count += own.length
  }
  return count
}
