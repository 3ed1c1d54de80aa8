import type { Line } from '@capivira/core/materials/document'

/** What the page shows besides its text layer. */
export type PageFacts = { lines: readonly Line[]; imageShare: number; height: number }

/** Fewer letters than this over an image of at least this share of the page: a scan with a stamp on it. */
const STAMP_LETTERS = 40
const SCAN_SHARE = 0.5
/** A longer stamp (a licence, a file name) stays in the margins: these shares of the page's height. */
const MARGIN_STAMP_LETTERS = 200
const MARGIN = 0.1

/** Beyond these shares of wrong letters, and of words that no Latin language would write, a layer is garbage. */
const MOST_WRONG_LETTERS = 0.15
const MOST_MIXED_WORDS = 0.04
const LEAST_PLAUSIBLE = 0.4
/** Too few words to judge. */
const FEW_WORDS = 12

/** Private use, unassigned, replacement and control characters: glyphs without a known letter. */
const WRONG = /[\p{Co}\p{Cn}\p{Cc}\ufffd]/gu
/** Letters that Portuguese, its loan words and school formulas use. */
const EXPECTED = /[\p{Script=Latin}\p{Script=Greek}\p{M}]/u
const FOREIGN = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}])\p{L}/gu
const WORD = /\p{L}{4,}/gu
const VOWEL = /[aeiouyáéíóúâêôãõàüœæ]/i
const LONG_CLUSTER = /[bcdfghjklmnpqrstvwxzç]{6}/i

/** Whether the page's text layer holds its text; if not, the page has to be read from its picture. */
export function hasUsableText({ lines, imageShare, height }: PageFacts): boolean {
  const text = lines.map(line => line.text).join('\n')
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  if (letters === 0) return false
  if (imageShare >= SCAN_SHARE && letters < STAMP_LETTERS) return false
  if (imageShare >= SCAN_SHARE && letters < MARGIN_STAMP_LETTERS && isMarginal(lines, height)) return false
  return !isGarbage(text, letters)
}

const isMarginal = (lines: readonly Line[], height: number) =>
  lines.every(({ box }) => box[3] < MARGIN * height || box[1] > (1 - MARGIN) * height)

function isGarbage(text: string, letters: number): boolean {
  const wrong = (text.match(WRONG)?.length ?? 0) + (text.match(FOREIGN)?.length ?? 0)
  if (wrong > MOST_WRONG_LETTERS * letters) return true
  const words = text.match(WORD) ?? []
  if (words.length < FEW_WORDS) return false
  const mixed = words.filter(word => EXPECTED.test(word) && (word.match(FOREIGN)?.length ?? 0) > 0)
  const plausible = words.filter(word => VOWEL.test(word) && !LONG_CLUSTER.test(word))
  return mixed.length > MOST_MIXED_WORDS * words.length || plausible.length < LEAST_PLAUSIBLE * words.length
}
