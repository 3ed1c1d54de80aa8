import type { Segment } from './segment.ts'

/** Paler than this beside dark text (luminance, or opacity below its own), or this much larger than it. */
const PALE = 120
const TRANSLUCENT = 160
const LARGER = 2
/** Share of two lines that has to be common for one to lie over the other. */
const COMMON = 0.12
/** A diagonal: neither of a line's direction is near one of the sheet's edges. */
const DIAGONAL = 0.17

/** The same pale words, of so many letters, so many times on a sheet are no text. */
const STREWN = 8
const STREWN_LETTERS = 5
/** Cells and labels stand on a row of the text (in font sizes) or at an edge of it (in points). */
const SAME_ROW = 0.1
const SAME_EDGE = 1
/** Lines of one paragraph, in font sizes. */
const LEADING = 2.2

/** Boxes of a segment along and across its text. */
type Band = { left: number; right: number; top: number; bottom: number }

/** Takes words out that were laid over the text or under it: paler or far larger, across its lines. */
export function withoutWatermarks(all: readonly Segment[]): Segment[] {
  const segments = withoutStrewn(all)
  const suspects = segments.filter(segment => isSuspect(segment, segments))
  if (suspects.length === 0) return [...segments]
  const body = segments.filter(segment => !suspects.includes(segment))
  const marks = suspects.filter(segment => isDiagonal(segment) || body.some(line => liesOver(segment, line)))
  const words = new Set(marks.map(textOf))
  return segments.filter(segment => !suspects.includes(segment) || !words.has(textOf(segment)))
}

/** Takes pale words out that are strewn over the sheet, as a buyer's name is. Sheets in pale letters keep their own. */
function withoutStrewn(segments: readonly Segment[]): Segment[] {
  const copies = new Map<string, Segment[]>()
  for (const segment of segments) {
    if (!isPale(segment) || segment.letters.length < STREWN_LETTERS) continue
    const text = textOf(segment)
    const known = copies.get(text)
    if (known) known.push(segment)
    else copies.set(text, [segment])
  }
  const repeated = [...copies.values()].filter(({ length }) => length >= STREWN)
  if (repeated.length === 0) return [...segments]
  const all = new Set(repeated.flat())
  const others = segments.filter(segment => !all.has(segment))
  if (others.length > 0 && darkShare(others) <= 0.5) return [...segments]
  const size = bodySize(others)
  const body = others.filter(segment => !isPale(segment) && segment.size < LARGER * size)
  const strewn = new Set(repeated.filter(words => !arePlaced(words, body)).flat())
  return segments.filter(segment => !strewn.has(segment))
}

/** Whether pale words are cells or labels of the text: on its rows or at its edge, and over nothing, most of them. */
function arePlaced(words: readonly Segment[], body: readonly Segment[]): boolean {
  const [first] = words
  const lines = body.filter(line => first && isAlong(first, line))
  const rows = rowsOf(lines)
  const placed = words.filter(
    word =>
      (rows.some(row => Math.abs(row - word.baseline) < SAME_ROW * word.size) ||
        lines.some(({ start }) => Math.abs(start - word.start) < SAME_EDGE)) &&
      !lines.some(line => liesOver(word, line)),
  )
  return placed.length * 2 >= words.length
}

/** The baselines of lines, and those halfway between two of one paragraph, where a cell beside both stands. */
function rowsOf(body: readonly Segment[]): number[] {
  const sorted = body.toSorted((a, b) => Math.round(a.start) - Math.round(b.start) || a.baseline - b.baseline)
  return sorted.flatMap(({ start, baseline, size }, index) => {
    const next = sorted[index + 1]
    const isNext = next && Math.abs(next.start - start) < SAME_EDGE && next.baseline - baseline < LEADING * size
    return isNext ? [baseline, (baseline + next.baseline) / 2] : [baseline]
  })
}

function isPale({ letters: [first] }: Segment): boolean {
  return first !== undefined && (first.run.luminance >= PALE || first.run.opacity < TRANSLUCENT)
}

const textOf = ({ letters }: Segment) => letters.map(({ text }) => text).join('')

function isSuspect(segment: Segment, segments: readonly Segment[]): boolean {
  const run = segment.letters[0]?.run
  if (!run || segment.letters.length < 3) return false
  const pale = isPale(segment)
  const size = bodySize(segments)
  if (isDiagonal(segment)) return pale || segment.size >= LARGER * size
  return (pale && darkShare(segments) > 0.5) || segment.size >= 1.5 * LARGER * size
}

const isDiagonal = ({ cos, sin }: Segment) => Math.abs(cos) > DIAGONAL && Math.abs(sin) > DIAGONAL

const weights = new WeakMap<readonly Segment[], { size: number; dark: number }>()
const bodySize = (segments: readonly Segment[]) => weigh(segments).size
const darkShare = (segments: readonly Segment[]) => weigh(segments).dark

/** The size that most letters have, and the share of letters that are dark. */
function weigh(segments: readonly Segment[]): { size: number; dark: number } {
  const known = weights.get(segments)
  if (known) return known
  const sizes = new Map<number, number>()
  let letters = 0
  let dark = 0
  for (const { size, letters: own } of segments) {
    sizes.set(Math.round(size), (sizes.get(Math.round(size)) ?? 0) + own.length)
    letters += own.length
    if ((own[0]?.run.luminance ?? 0) < PALE && (own[0]?.run.opacity ?? 255) >= TRANSLUCENT) dark += own.length
  }
  const [[size] = [0]] = [...sizes].sort((a, b) => b[1] - a[1])
  const weight = { size, dark: dark / Math.max(1, letters) }
  weights.set(segments, weight)
  return weight
}

const isAlong = (a: Segment, b: Segment) => a.cos * b.cos + a.sin * b.sin >= 0.99

function liesOver(mark: Segment, line: Segment): boolean {
  if (!isAlong(mark, line)) return false
  const [a, b] = [bandOf(mark), bandOf(line)]
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return wide > 0 && high > COMMON * Math.min(a.bottom - a.top, b.bottom - b.top)
}

const bandOf = ({ start, end, baseline, size }: Segment): Band => ({
  left: start,
  right: end,
  top: baseline - 0.7 * size,
  bottom: baseline + 0.05 * size,
})
