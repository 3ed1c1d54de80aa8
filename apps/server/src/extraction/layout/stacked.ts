import { joinBarred, type Rule } from './barred.ts'
import { partOf, takeFraction } from './fractions.ts'
import type { Letter } from './letters.ts'
import { SMALLER, shiftOf } from './scripts.ts'
import type { Segment } from './segment.ts'
import { joinSplitRows, takeOntoRaised } from './split-rows.ts'

/**
 * What stands over and under its row and belongs into it: exponents raised so far that they fell out of it, and
 * fractions, whose two parts are centred over each other in a gap of the row.
 */

/** Parts of a fraction and exponents are no longer than this many letters. */
const SHORT = 14
/** A page with more short pieces is a table or a drawing. */
const MOST_PIECES = 300
/** Distances in font sizes. */
const ADJOINS = 0.3
const HIGHEST = 0.95
const LOWEST = 0.7
const CENTRED = 0.3
const NEAREST_LINES = 0.8
const FARTHEST_LINES = 2
const BESIDE = 0.75
const SAME_ROW = 0.12

/**
 * Takes raised and stacked pieces into their rows; the others stay as they are.
 * @param rules the thin lines of the page: a fraction of any length stands over and under one
 */
export function intoRows(split: readonly Segment[], rules: readonly Rule[] = []): Segment[] {
  const whole = joinSplitRows(split)
  const segments = rules.length > 0 ? joinBarred(whole, rules, SHORT) : whole
  for (const segment of segments) if (hasSmaller(segment)) joinOverlaid(segment)
  const short = segments.filter(({ letters, cos }) => letters.length <= SHORT && cos > 0.99)
  if (short.length < 2 && segments.length < 2) return [...segments]
  if (short.length === 0 || short.length > MOST_PIECES) return [...segments]
  const gone = new Set<Segment>()
  const small = short.flatMap(piece => {
    const hosts = hostsOf(piece, segments)
    return hosts.length > 0 ? [{ piece, hosts }] : []
  })
  for (const { piece, hosts } of small) if (takeOntoRaised(piece, hosts)) gone.add(piece)
  for (const { piece, hosts } of small) if (!gone.has(piece)) takeOverlaid(piece, hosts, gone)
  for (const { piece, hosts } of small) if (!gone.has(piece)) takeScript(piece, hosts, { segments, gone })
  for (const over of short) {
    if (gone.has(over)) continue
    const under = short.find(other => isUnder(other, over) && other !== over && !gone.has(other))
    if (under) takeFraction(over, under, segments, gone)
  }
  return gone.size === 0 ? [...segments] : segments.filter(segment => !gone.has(segment))
}

/** The rows that are larger than a piece and near it: of nearly all pieces there are none. */
function hostsOf(piece: Segment, segments: readonly Segment[]): Segment[] {
  const hosts: Segment[] = []
  for (const host of segments)
    if (
      piece.size < SMALLER * host.size &&
      Math.abs(piece.baseline - host.baseline) <= HIGHEST * host.size &&
      host.cos >= 0.99
    )
      hosts.push(host)
  return hosts
}

/** Letters of one run, as nearly all of a line are, have one size. */
function hasSmaller({ letters, size }: Segment): boolean {
  let last: Letter['run'] | undefined
  for (const { run } of letters) {
    if (run !== last && run.size < SMALLER * size) return true
    last = run
  }
  return false
}

/**
 * A part of a fraction whose other part is near enough to its row to stand in it already: it goes over or under that
 * one.
 */
function takeOverlaid(piece: Segment, hosts: readonly Segment[], gone: Set<Segment>): void {
  for (const host of hosts) {
    const off = (piece.baseline - host.baseline) / host.size
    if (gone.has(host)) continue
    if (piece.start < host.start - host.size || piece.end > host.end + host.size) continue
    const shift = off > 0 ? 1 : -1
    const from = host.letters.findIndex(
      (letter, index) =>
        shiftOf(letter, host) === shift &&
        isOverlaid(host.letters.slice(index, endOfShift(host, index, shift)), piece.letters, host.size),
    )
    if (from < 0) continue
    const at = off > 0 ? endOfShift(host, from, shift) : from
    host.letters.splice(at, 0, ...piece.letters)
    gone.add(piece)
    joinOverlaid(host)
    return
  }
}

/**
 * Makes fractions of what is raised in a row and lowered right under it, apart from the words around: 'x₁²' hangs on
 * its letter.
 */
function joinOverlaid(row: Segment): void {
  const { letters, size } = row
  for (let from = 0; from < letters.length; from++) {
    const first = letters[from]
    if (!first || shiftOf(first, row) !== 1) continue
    const middle = endOfShift(row, from, 1)
    const end = endOfShift(row, middle, -1)
    const [over, under] = [letters.slice(from, middle), letters.slice(middle, end)]
    const [before, after] = [letters[from - 1], letters[end]]
    from = middle - 1
    if (under.length === 0 || !isOverlaid(over, under, size)) continue
    const right = Math.max(...over.map(one => one.end), ...under.map(one => one.end))
    const isMixed = /\d$/.test(before?.text ?? '') && [...over, ...under].every(({ text }) => /^\d$/.test(text))
    const isApart =
      !before || isMixed || OPENS.test(before.text) || first.spaceBefore || first.start - before.end > APART * size
    const isLast =
      !after || after.spaceBefore || after.start - right > APART * size || !/[\p{L}\p{N}]/u.test(after.text)
    if (!isApart && before && isLevel(over, under, size))
      letters.splice(from - over.length + 1, end - from + over.length - 1, ...under, ...over)
    if (!isApart || !isLast || !isCentred(over, under, size)) continue
    const whole = /\d$/.test(before?.text ?? '')
    const text = `${partOf(over)}/${partOf(under)}`
    letters.splice(from - over.length + 1, over.length + under.length, {
      ...first,
      text,
      run: { ...first.run, size },
      end: right,
      baseline: row.baseline,
      spaceBefore: first.spaceBefore || whole,
    })
    from -= over.length - 1
  }
}

/** Nothing hangs on these. */
const OPENS = /^[√(]$/

/** Words around a fraction stand at least this far from it, in font sizes. */
const APART = 0.1

function endOfShift(row: Segment, from: number, shift: -1 | 1): number {
  let end = from
  for (let letter = row.letters[end]; letter && shiftOf(letter, row) === shift; letter = row.letters[end]) end++
  return end
}

function isCentred(over: readonly Letter[], under: readonly Letter[], size: number): boolean {
  const middle = (letters: readonly Letter[]) => ((letters[0]?.start ?? 0) + (letters.at(-1)?.end ?? 0)) / 2
  return Math.abs(middle(over) - middle(under)) < CENTRED * size
}

/** Whether an index and an exponent hang on one letter: both begin behind it. */
const isLevel = (over: readonly Letter[], under: readonly Letter[], size: number): boolean =>
  Math.abs((over[0]?.start ?? 0) - (under[0]?.start ?? 0)) < APART * size

const isOverlaid = (over: readonly Letter[], under: readonly Letter[], size: number): boolean =>
  isCentred(over, under, size) || isLevel(over, under, size)

/** Puts an exponent or an index that stands too far off the baseline behind the letter it belongs to. */
function takeScript(
  piece: Segment,
  hosts: readonly Segment[],
  { segments, gone }: { segments: readonly Segment[]; gone: Set<Segment> },
): void {
  for (const host of hosts) {
    const rise = (host.baseline - piece.baseline) / host.size
    if (rise < -LOWEST || gone.has(host)) continue
    const at = host.letters.findLastIndex(({ end }) => Math.abs(piece.start - end) < ADJOINS * host.size)
    const next = host.letters[at + 1]
    if (at < 0 || (next && next.start < piece.end - ADJOINS * host.size)) continue
    // Two short pieces over each other are a fraction.
    if (segments.some(other => (isUnder(other, piece) || isUnder(piece, other)) && other !== piece && !gone.has(other)))
      return
    host.letters.splice(at + 1, 0, ...piece.letters)
    host.end = Math.max(host.end, piece.end)
    gone.add(piece)
    const rest = segments.find(row => row !== host && !gone.has(row) && goesOn(host, row))
    if (!rest) return
    host.letters.push(...rest.letters)
    host.end = Math.max(host.end, rest.end)
    gone.add(rest)
    return
  }
}

/** Whether a piece of the same row begins where an exponent ended the one before. */
function goesOn(host: Segment, row: Segment): boolean {
  const gap = (row.start - host.end) / host.size
  return (
    row.cos > 0.99 && Math.abs(row.baseline - host.baseline) < SAME_ROW * host.size && gap > -ADJOINS && gap < BESIDE
  )
}

const centre = ({ start, end }: Segment) => (start + end) / 2

function isUnder(under: Segment, over: Segment): boolean {
  const size = Math.max(under.size, over.size)
  const distance = (under.baseline - over.baseline) / size
  // Asked of each two pieces of a page: their height tells of nearly all.
  if (!(distance > NEAREST_LINES && distance < FARTHEST_LINES)) return false
  return (
    under.letters.length <= SHORT &&
    under.cos >= 0.99 &&
    Math.abs(under.size - over.size) < 0.1 * size &&
    Math.abs(centre(under) - centre(over)) < CENTRED * size
  )
}
