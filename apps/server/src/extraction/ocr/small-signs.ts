import { around, type Ink, inkIn } from './components.ts'
import type { GreyPicture } from './picture.ts'
import { CAPITAL, isVertical, median, sizeOfLine, type Word } from './tsv-words.ts'

export type Place = 'level' | 'raised' | 'lowered'
/** A sign as it stands in its line: one piece of ink, or several over each other. */
export type Sign = Ink & { place: Place; pieces: number }
/** Signs that stand together without a gap, some of them raised or lowered. */
export type SmallSigns = {
  line: string
  signs: Sign[]
  /** How high a capital of the line is, and where its letters stand, in pixels. */
  capital: number
  baseline: number
}

// All measures below are in heights of a capital, up from the baseline.
const LOWERED = { foot: -0.1, headFrom: 0.05, headTo: 0.56, height: [0.4, 0.95] } as const
const RAISED = { foot: 0.22, head: 0.8, height: [0.32, 0.95] } as const
/**
 * Signs as low as this are quotation marks where they are raised, and commas where they are lowered, unless they are as
 * wide as a letter.
 */
const SHORT = 0.5
const NARROW = 0.26
/** A minus is flat, and raised when its foot is above where a hyphen's head is. */
const FLAT = { height: 0.2, width: 0.25, foot: 0.62 } as const
/** Signs further apart belong to two words; rules and pictures are no signs. */
const GAP = 0.27
const WIDEST = 3
const HIGHEST = 1.9
/** Dust. */
const SMALLEST = 0.06
/** The line's foot at a sign is the middle one of so many neighbours' on each side. */
const NEIGHBOURS = 9
/** Letters below this size in pixels are too coarse to tell where they stand. */
const SMALLEST_CAPITAL = 9

/** The words of a line that hold raised or lowered signs, as the picture shows them. */
export function smallSignsOf(picture: GreyPicture, words: readonly Word[], level: number): SmallSigns[] {
  const capital = CAPITAL * sizeOfLine(words)
  const first = words[0]
  if (!first || isVertical(words) || capital < SMALLEST_CAPITAL) return []
  const box = words.reduce<Ink>((all, word) => around(all, word), first)
  const heights = words.filter(({ text }) => text.length > 1).map(({ bottom, top }) => bottom - top)
  const usual = median(heights.length > 0 ? heights : [box.bottom - box.top])
  const middle = (median(words.map(({ top }) => top)) + median(words.map(({ bottom }) => bottom))) / 2
  const reach = { top: Math.min(box.top, middle - usual), bottom: Math.max(box.bottom, middle + usual) }
  const view = { ...reach, left: box.left - capital, right: box.right + 1.5 * capital }
  const ink = inkIn(picture, view, level).filter(piece => isSign(piece, view, capital))
  const baselines = feetOf(ink, capital)
  return tokensOf(ink, capital).flatMap(token => {
    const signs = signsOf(token, { capital, baselines })
    if (signs.every(({ place }) => place === 'level')) return []
    return [{ line: first.line, signs, capital, baseline: baselines.get(token[0] ?? view) ?? view.bottom }]
  })
}

/** Neither dust nor a rule, and no part of the lines above and below. */
function isSign({ left, top, right, bottom }: Ink, view: Ink, capital: number): boolean {
  if (top <= view.top || bottom >= view.bottom) return false
  if (right - left > WIDEST * capital || bottom - top > HIGHEST * capital) return false
  return Math.max(right - left, bottom - top) >= SMALLEST * capital
}

/** Where the letters around each piece of ink stand: a line may rise or fall by its height from end to end. */
function feetOf(ink: readonly Ink[], capital: number): Map<Ink, number> {
  const tall = ink.filter(({ top, bottom }) => bottom - top > 0.5 * capital)
  const feet = new Map<Ink, number>()
  let near = 0
  for (const piece of ink) {
    while (near < tall.length && (tall[near]?.left ?? 0) < piece.left) near++
    const around = tall.slice(Math.max(0, near - NEIGHBOURS), near + NEIGHBOURS)
    feet.set(piece, median(around.map(({ bottom }) => bottom)))
  }
  return feet
}

function tokensOf(ink: readonly Ink[], capital: number): Ink[][] {
  const tokens: Ink[][] = []
  let right = Number.NEGATIVE_INFINITY
  for (const piece of ink) {
    if (piece.left - right > GAP * capital) tokens.push([])
    tokens.at(-1)?.push(piece)
    right = Math.max(right, piece.right)
  }
  return tokens
}

type Measures = { capital: number; baselines: ReadonlyMap<Ink, number> }

/** Pieces over each other are one sign: a letter with its accent, a colon, the two strokes of '='. */
function signsOf(token: readonly Ink[], { capital, baselines }: Measures): Sign[] {
  const signs: Sign[] = []
  for (const piece of token) {
    const last = signs.at(-1)
    const shared = last ? Math.min(last.right, piece.right) - Math.max(last.left, piece.left) : 0
    if (last && shared > 0.5 * Math.min(last.right - last.left, piece.right - piece.left) && !areApart(last, piece))
      Object.assign(last, around(last, piece), { pieces: last.pieces + 1 })
    else signs.push({ ...piece, place: 'level', pieces: 1 })
  }
  for (const sign of signs) sign.place = placeOf(sign, baselines.get(token[0] ?? sign) ?? sign.bottom, capital)
  for (const [n, sign] of signs.entries()) if (isRaisedMinus(sign, signs[n + 1])) sign.place = 'raised'
  return signs

  function isRaisedMinus({ left, top, right, bottom }: Sign, next: Sign | undefined): boolean {
    if (next?.place !== 'raised') return false
    const foot = ((baselines.get(token[0] ?? next) ?? bottom) - bottom) / capital
    return bottom - top <= FLAT.height * capital && right - left >= FLAT.width * capital && foot >= FLAT.foot
  }
}

/** An index under an exponent, as in SO₄²⁻: both are as high as signs, not as dots and accents. */
const areApart = (one: Ink, other: Ink) =>
  Math.min(one.bottom - one.top, other.bottom - other.top) >
    0.6 * Math.max(one.bottom - one.top, other.bottom - other.top) &&
  (one.top >= other.bottom || other.top >= one.bottom)

function placeOf({ left, top, right, bottom, pieces }: Sign, baseline: number, capital: number): Place {
  const height = (bottom - top) / capital
  const width = (right - left) / capital
  const foot = (baseline - bottom) / capital
  const head = (baseline - top) / capital
  if (pieces > 1) return 'level'
  const isLowered = foot <= LOWERED.foot && head >= LOWERED.headFrom && head <= LOWERED.headTo
  const isLetter = height >= SHORT || width >= NARROW
  if (isLowered && isLetter && height >= LOWERED.height[0] && height <= LOWERED.height[1]) return 'lowered'
  if (foot < RAISED.foot || head < RAISED.head || height < RAISED.height[0] || height > RAISED.height[1]) return 'level'
  return isLetter ? 'raised' : 'level'
}
