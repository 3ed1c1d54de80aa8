import type { Letter } from './letters.ts'
import type { PageGlyphs } from './page-glyphs.ts'
import { shiftOf } from './scripts.ts'
import type { Segment } from './segment.ts'

/**
 * Signs of roots hang from the height of their bar, so that they fall out of their row; and the bar alone says what the
 * root is drawn of: '√(a + b)' is not '√a + b'.
 */

const SIGN = '√'
/** Distances in font sizes: between a sign and what is under its bar, and to the words before it. */
const CLOSE = 0.3
const BESIDE = 0.9
const HANGS = 1.3
const SAME_ROW = 0.12
/** What needs no brackets: a number, or one letter. */
const ONE_TERM = /^(?:\d+(?:[.,]\d+)?|\p{L})$/u

/** Puts the signs of roots into their rows, and what stands under their bars into brackets. */
export function joinRoots(segments: readonly Segment[], roots: PageGlyphs['roots']): Segment[] {
  const signs = segments.filter(({ letters, cos }) => cos > 0.99 && letters.at(-1)?.text === SIGN)
  const gone = new Set<Segment>()
  for (const sign of signs) {
    const row = segments.find(other => !gone.has(other) && other !== sign && isUnderBar(sign, other))
    if (row) prepend(sign, row, gone)
  }
  const rest = gone.size === 0 ? [...segments] : segments.filter(segment => !gone.has(segment))
  for (const segment of signs.length > 0 || roots.length > 0 ? rest : []) bracket(segment, roots)
  return rest.length > 0 && gone.size > 0 ? joinLefts(rest, gone) : rest
}

const isUnderBar = (sign: Segment, row: Segment) =>
  row.cos > 0.99 &&
  Math.abs(row.start - sign.end) < CLOSE * row.size &&
  Math.abs(row.baseline - sign.baseline) < HANGS * row.size &&
  Math.abs(row.baseline - sign.baseline) > SAME_ROW * row.size

function prepend(sign: Segment, row: Segment, gone: Set<Segment>): void {
  const own = sign.letters.map(letter => ({
    ...letter,
    baseline: row.baseline,
    run: { ...letter.run, size: row.size },
  }))
  const [first, ...rest] = row.letters
  if (!first) return
  Object.assign(row, { letters: [...own, { ...first, spaceBefore: false }, ...rest], start: sign.start })
  gone.add(sign)
}

/** Rows that begin with a root go on the words before it. */
function joinLefts(segments: readonly Segment[], gone: Set<Segment>): Segment[] {
  for (const row of segments) {
    if (row.letters[0]?.text !== SIGN) continue
    const left = segments.find(
      other =>
        !gone.has(other) &&
        other !== row &&
        other.cos > 0.99 &&
        Math.abs(other.baseline - row.baseline) < SAME_ROW * row.size &&
        row.start - other.end > -CLOSE * row.size &&
        row.start - other.end < BESIDE * row.size,
    )
    if (!left) continue
    left.letters.push(...row.letters)
    left.end = row.end
    gone.add(row)
  }
  return segments.filter(segment => !gone.has(segment))
}

function bracket(row: Segment, roots: PageGlyphs['roots']): void {
  for (let at = 0; at < row.letters.length; at++) {
    const sign = row.letters[at]
    if (sign?.text !== SIGN) continue
    const end = roots.find(([x]) => Math.abs(x - sign.start) < 1)?.[2]
    if (end === undefined) continue
    let to = at + 1
    while (to < row.letters.length && middle(row.letters[to]) < end) to++
    const under = row.letters.slice(at + 1, to)
    const [first, last] = [under[0], under.at(-1)]
    const level = under.filter(letter => shiftOf(letter, row) === 0)
    if (!first || !last || ONE_TERM.test(level.map(({ text }) => text).join(''))) continue
    const mark = (text: string, x: number): Letter => ({
      ...sign,
      text,
      start: x,
      end: x,
      run: { ...sign.run, size: row.size },
      baseline: row.baseline,
      spaceBefore: false,
    })
    row.letters.splice(to, 0, mark(')', last.end))
    row.letters.splice(at + 1, 0, mark('(', first.start))
  }
}

const middle = (letter: Letter | undefined) => ((letter?.start ?? 0) + (letter?.end ?? 0)) / 2
