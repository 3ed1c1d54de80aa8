import type { Letter } from './letters.ts'
import type { Run } from './page-glyphs.ts'

/** Letters along a curve turn from one to the next, in radians, by no more than this. */
const STEEPEST = 0.8
/** Less than this between two letters is none: the next one of a pair, or a rounded matrix. */
const STRAIGHT = 0.004
/** A curve has so many letters, turns at so large a share of them, and so far in all. */
const FEWEST = 5
const TURNING = 0.5
const FARTHEST_STRAIGHT = 0.2
/** What turns by more than this goes around something: a seal. */
const AROUND = 3.5
/** Neither upright nor along an edge of the sheet. */
const ASKEW = 0.02
/** On a curve letters are drawn one by one, or few together; a page with more of these than this is left as it is. */
const LONGEST_RUN = 3
const MOST = 800
/** Distances in font sizes: to the next letter, and to the next word. */
const OVERLAP = 0.6
const GAP = 1.6

type Point = readonly [x: number, y: number]

/** Letters of a run that stands askew may follow a curve; nearly all pages have none. */
export const standsAskew = ({ cos, sin }: Run) => Math.abs(cos) > ASKEW && Math.abs(sin) > ASKEW

/**
 * Letters set along a curve stand in a line of their own, each behind the one before, as wide as the curve is long:
 * level in the middle of the curve, or, around a seal, turned to the edge of the page, so that they come behind its
 * text. Other letters are handed on as they are.
 */
export function straightened(letters: readonly Letter[]): Letter[] {
  if (countOf(letters, isAskew) < FEWEST) return [...letters]
  const runs = Map.groupBy(letters, ({ run }) => run)
  const single = letters.filter(letter => isAskew(letter) || (runs.get(letter.run)?.length ?? 0) <= LONGEST_RUN)
  if (single.length > MOST) return [...letters]
  const moved = new Map<Letter, readonly Letter[]>()
  for (const chain of chainsOf(single)) {
    const straight = setStraight(chain)
    if (!straight) continue
    const first = letters.find(letter => chain.includes(letter))
    for (const letter of chain) moved.set(letter, letter === first ? straight : [])
  }
  return letters.flatMap(letter => moved.get(letter) ?? [letter])
}

function countOf<T>(items: readonly T[], is: (item: T) => boolean): number {
  let count = 0
  for (const item of items) if (is(item)) count++
  return count
}

const isAskew = ({ run }: Letter) => standsAskew(run)

/**
 * Letters that follow each other, whatever their order in the file: each is the nearest one behind the one before, and
 * the other way round.
 */
function chainsOf(letters: readonly Letter[]): Letter[][] {
  const next = new Map<Letter, Letter>()
  const nearest = new Map<Letter, { before: Letter; distance: number }>()
  for (const before of letters) {
    let found: { letter: Letter; distance: number } | null = null
    for (const letter of letters) {
      const distance = letter === before ? null : distanceBehind(before, letter)
      if (distance !== null && (!found || distance < found.distance)) found = { letter, distance }
    }
    if (!found) continue
    const { letter, distance } = found
    const rival = nearest.get(letter)
    if (rival && rival.distance <= distance) continue
    if (rival) next.delete(rival.before)
    nearest.set(letter, { before, distance })
    next.set(before, letter)
  }
  const chains: Letter[][] = []
  for (const first of letters) {
    if (nearest.has(first)) continue
    const chain = [first]
    for (let letter = next.get(first); letter; letter = next.get(letter)) chain.push(letter)
    chains.push(chain)
  }
  return chains
}

/**
 * How far behind the beginning of a letter another one begins that may follow it, in points; null where it does not.
 */
function distanceBehind(before: Letter, letter: Letter): number | null {
  const { size } = before.run
  const gap = gapBetween(before, letter)
  const turn = turnBetween(before, letter)
  if (turn === null || gap < -OVERLAP * size || gap > GAP * size) return null
  // From beginning to beginning: how wide a letter is that stands askew is only guessed.
  const [[x1, y1], [x2, y2]] = [placeOf(before, before.start), placeOf(letter, letter.start)]
  const ahead = (x2 - x1) * before.run.cos + (y2 - y1) * before.run.sin
  return ahead > 0 ? Math.hypot(x2 - x1, y2 - y1) : null
}

/** By how much the text turns from a letter to the next, in radians; null where that is no curve any more. */
function turnBetween({ run: a }: Letter, { run: b }: Letter): number | null {
  const turn = Math.atan2(a.cos * b.sin - a.sin * b.cos, a.cos * b.cos + a.sin * b.sin)
  return Math.abs(turn) <= STEEPEST && Math.abs(a.size - b.size) < 0.2 * a.size ? turn : null
}

/** Where the baseline of a letter begins, and where it ends. */
const placeOf = ({ run: { cos, sin }, baseline }: Letter, along: number): Point => [
  along * cos - baseline * sin,
  along * sin + baseline * cos,
]

/**
 * How far the next letter begins behind a letter, along it; beyond what can be a gap where it stands beside its line.
 */
function gapBetween(last: Letter, next: Letter): number {
  const [x1, y1] = placeOf(last, last.end)
  const [x2, y2] = placeOf(next, next.start)
  const { cos, sin, size } = last.run
  const aside = Math.abs((y2 - y1) * cos - (x2 - x1) * sin)
  return aside > size ? Number.POSITIVE_INFINITY : (x2 - x1) * cos + (y2 - y1) * sin
}

/** A chain of letters as a line; null where it is no curve. */
function setStraight(letters: readonly Letter[]): Letter[] | null {
  const turns = letters.slice(1).map((letter, index) => turnBetween(letters[index] ?? letter, letter) ?? 0)
  const turned = Math.abs(turns.reduce((sum, turn) => sum + turn, 0))
  const turning = turns.filter(turn => Math.abs(turn) > STRAIGHT).length
  if (letters.length < FEWEST || turning < TURNING * turns.length || turned < FARTHEST_STRAIGHT) return null

  const places = letters.flatMap(letter => [placeOf(letter, letter.start), placeOf(letter, letter.end)])
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const [x, y] = [middle(places.map(([at]) => at)), middle(places.map(([, at]) => at))]
  let length = 0
  const starts = letters.map((letter, index) => {
    const last = letters[index - 1]
    if (last) length += Math.max(0, gapBetween(last, letter))
    const start = length
    length += letter.end - letter.start
    return start
  })
  const isAround = turned > AROUND
  const [cos, sin] = isAround ? [0, 1] : [1, 0]
  const [begin, baseline] = isAround ? [y - length / 2, -x] : [x - length / 2, y]
  return letters.map((letter, index) => {
    const start = begin + (starts[index] ?? 0)
    return { ...letter, run: { ...letter.run, cos, sin }, start, end: start + letter.end - letter.start, baseline }
  })
}
