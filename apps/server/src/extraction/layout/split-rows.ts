import type { Letter } from './letters.ts'
import { SMALLER, shiftOf } from './scripts.ts'
import type { Segment } from './segment.ts'

/**
 * Rows that break where a program goes back to write under what it raised: the lower part of a fraction of several
 * digits, the index under an exponent ('SO₄²⁻'). And exponents of what is raised itself.
 */

/** Distances in font sizes. */
const SAME_ROW = 0.12
const SAME_SIZE = 0.1
const ADJOINS = 0.3
const LEAST_RISE = 0.15
const MOST_RISE = 0.9
/** A piece that goes back is looked for among so few; a page with more is a table or a drawing. */
const MOST_ROWS = 300

/** Puts rows together again whose second half begins under the raised end of the first. */
export function joinSplitRows(segments: readonly Segment[]): Segment[] {
  const rows = segments.filter(row => row.cos > 0.99 && headOf(row, -1).length > 0)
  if (rows.length === 0 || rows.length > MOST_ROWS) return [...segments]
  const gone = new Set<Segment>()
  for (const row of segments) {
    for (let rest = restOf(row, rows, gone); rest; rest = restOf(row, rows, gone)) {
      row.letters = [...row.letters, ...rest.letters]
      row.end = Math.max(row.end, rest.end)
      gone.add(rest)
    }
  }
  return gone.size === 0 ? [...segments] : segments.filter(segment => !gone.has(segment))
}

function restOf(row: Segment, rows: readonly Segment[], gone: ReadonlySet<Segment>): Segment | undefined {
  if (gone.has(row) || row.cos <= 0.99) return undefined
  const raised = tailOf(row, 1)
  const [first, last] = [raised[0], raised.at(-1)]
  if (!first || !last) return undefined
  return rows.find(other => {
    const head = headOf(other, -1)
    const [lowered, end] = [head[0], head.at(-1)]
    const middle = lowered && end && (lowered.start + end.end - first.start - last.end) / 2
    return (
      other !== row &&
      !gone.has(other) &&
      lowered !== undefined &&
      middle !== undefined &&
      Math.abs(other.baseline - row.baseline) < SAME_ROW * row.size &&
      Math.abs(other.size - row.size) < SAME_SIZE * row.size &&
      lowered.start < last.end &&
      (lowered.start > first.start - ADJOINS * row.size || Math.abs(middle) < ADJOINS * row.size)
    )
  })
}

/** The first letters of a row that are raised (1) or lowered (-1); none where all of them are. */
function headOf(row: Segment, shift: -1 | 1): Letter[] {
  const end = row.letters.findIndex(letter => shiftOf(letter, row) !== shift)
  return row.letters.slice(0, Math.max(0, end))
}

function tailOf(row: Segment, shift: -1 | 1): Letter[] {
  const before = row.letters.findLastIndex(letter => shiftOf(letter, row) !== shift)
  return row.letters.slice(before + 1)
}

/** Puts an exponent behind the raised or lowered letter that it belongs to; false where there is none. */
export function takeOntoRaised(piece: Segment, hosts: readonly Segment[]): boolean {
  for (const host of hosts) {
    const at = host.letters.findIndex(letter => {
      const { size } = letter.run
      const rise = (letter.baseline - piece.baseline) / size
      return (
        shiftOf(letter, host) !== 0 &&
        piece.size < SMALLER * size &&
        Math.abs(piece.start - letter.end) < ADJOINS * size &&
        rise > LEAST_RISE &&
        rise < MOST_RISE
      )
    })
    if (at < 0) continue
    host.letters.splice(at + 1, 0, ...piece.letters)
    host.end = Math.max(host.end, piece.end)
    return true
  }
  return false
}
