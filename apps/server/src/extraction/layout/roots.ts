import { ownBars } from './barred.ts'
import type { Letter } from './letters.ts'
import type { PageGlyphs } from './page-glyphs.ts'
import { limitText, shiftOf } from './scripts.ts'
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
/** … which a bar over the row proves of the tallest ones, too: those of fractions and sums. */
const TALL = 3
/** An exponent behind a sign is no row of its own. */
const LEAST_SIZE = 0.85
const SAME_ROW = 0.12
/** Its own height tells a sign from those of the rows above and below it, at the same edge. */
const OWN_ROW = 0.5
/** A page with more signs is no text, and each of them looks through all that stands on it. */
const MOST_SIGNS = 200
/** A line so near under a row parts it from the lower part of a fraction. */
const UNDERLINED = 0.7
/** What needs no brackets: a number, or one letter. */
const ONE_TERM = /^(?:\d+(?:[.,]\d+)?|\p{L})$/u

/**
 * Puts the signs of roots into their rows, and what stands under their bars into brackets.
 * @param rules the thin lines of the page: over a fraction that was not put together, a root is of both of its parts
 */
export function joinRoots(
  segments: readonly Segment[],
  roots: PageGlyphs['roots'],
  rules: PageGlyphs['rules'] = [],
): Segment[] {
  const signs = segments.filter(({ letters, cos }) => cos > 0.99 && letters.at(-1)?.text === SIGN).slice(0, MOST_SIGNS)
  const gone = new Set<Segment>()
  const heights: Heights = new Map()
  const own = ownBars(roots, rules)
  const lines = rules.filter(rule => !own.has(rule))
  for (const sign of signs) {
    const row = rowUnder(sign, { segments, gone, roots })
    if (!row || lines.some(rule => isOverPart(rule, row, sign))) continue
    prepend(sign, row, heights)
    gone.add(sign)
  }
  const rest = gone.size === 0 ? [...segments] : segments.filter(segment => !gone.has(segment))
  const rows = rest.length > 0 && gone.size > 0 ? joinLefts(rest, gone) : rest
  for (const segment of signs.length > 0 || roots.length > 0 ? rows : []) bracket(segment, roots, heights)
  return signs.length === 0 ? rows : withIndices(rows)
}

type Page = { segments: readonly Segment[]; gone: ReadonlySet<Segment>; roots: PageGlyphs['roots'] }

/** The row of a sign that hangs: the highest of those under it, as the next ones have signs of their own, or none. */
function rowUnder(sign: Segment, { segments, gone, roots }: Page): Segment | undefined {
  const letter = sign.letters.at(-1)
  const bar = letter && endOfBar(letter, letter.baseline, roots)
  const highest = (until: number | undefined) => {
    let found: Segment | undefined
    for (const row of segments)
      if (row !== sign && !gone.has(row) && isUnderBar(sign, row, until) && !(found && found.baseline <= row.baseline))
        found = row
    return found
  }
  return highest(undefined) ?? (bar === undefined ? undefined : highest(bar))
}

/** Whether the line of a fraction runs right under a row, from the end of a sign on. */
const isOverPart = ([start, , y]: PageGlyphs['rules'][number], row: Segment, sign: Segment): boolean =>
  Math.abs(start - sign.end) < CLOSE * row.size && y > row.baseline && y - row.baseline < UNDERLINED * row.size

/** Signs of roots that say which in themselves; others have it raised before them. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['3', '∛'],
  ['4', '∜'],
])
const INDEX = /^(?:\d{1,2}|\p{L})$/u
const SMALL = 0.62
const RAISED = 0.2

/** Takes into the signs of roots which ones they are: a small number over the hook of the sign. */
function withIndices(rows: readonly Segment[]): Segment[] {
  const small = rows.filter(({ letters, cos }) => letters.length <= 2 && cos > 0.99 && INDEX.test(textOf(letters)))
  const gone = new Set<Segment>()
  for (const piece of small)
    for (const row of rows) {
      if (row === piece || piece.size > SMALL * row.size) continue
      const sign = row.letters.find(letter => letter.text === SIGN && isOverHook(piece, letter, row))
      if (!sign) continue
      const index = textOf(piece.letters)
      sign.text = NAMED.get(index) ?? limitText(index, 1) + SIGN
      gone.add(piece)
      break
    }
  return gone.size === 0 ? [...rows] : rows.filter(row => !gone.has(row))
}

const textOf = (letters: readonly Letter[]) => letters.map(({ text }) => text).join('')

const isOverHook = (piece: Segment, sign: Letter, row: Segment): boolean =>
  piece.start > sign.start - CLOSE * row.size &&
  piece.end < sign.end &&
  row.baseline - piece.baseline > RAISED * row.size &&
  row.baseline - piece.baseline < HANGS * row.size

/** Where signs hung before they were put into their rows. */
type Heights = Map<Letter, number>

const isUnderBar = (sign: Segment, row: Segment, bar: number | undefined) =>
  row.cos > 0.99 &&
  row.size > LEAST_SIZE * sign.size &&
  Math.abs(row.start - sign.end) < CLOSE * row.size &&
  row.baseline - sign.baseline < (bar !== undefined && bar > row.start ? TALL : HANGS) * row.size &&
  row.baseline - sign.baseline > SAME_ROW * row.size

function prepend(sign: Segment, row: Segment, heights: Heights): void {
  const own = sign.letters.map(letter => ({
    ...letter,
    baseline: row.baseline,
    run: { ...letter.run, size: row.size },
  }))
  for (const [index, letter] of own.entries()) heights.set(letter, heightOf(sign.letters[index] ?? letter, heights))
  const [first, ...rest] = row.letters
  if (!first) return
  const tied = { ...first, spaceBefore: false }
  heights.set(tied, heightOf(first, heights))
  Object.assign(row, { letters: [...own, tied, ...rest], start: sign.start })
}

const heightOf = (letter: Letter, heights: Heights) => heights.get(letter) ?? letter.baseline

/** Rows that begin with a root go on the words before it. */
function joinLefts(segments: readonly Segment[], gone: Set<Segment>): Segment[] {
  for (const row of segments.filter(({ letters: [first] }) => first?.text === SIGN).slice(0, MOST_SIGNS)) {
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

function bracket(row: Segment, roots: PageGlyphs['roots'], heights: Heights): void {
  // A root within another ends before the bracket of that one.
  const ends = new Set<Letter | undefined>()
  for (let at = 0; at < row.letters.length; at++) {
    const sign = row.letters[at]
    if (sign?.text !== SIGN) continue
    const end = endOfBar(sign, heightOf(sign, heights), roots)
    if (end === undefined) continue
    let to = at + 1
    while (to < row.letters.length && middle(row.letters[to]) < end && !ends.has(row.letters[to])) to++
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
    const closing = mark(')', last.end)
    ends.add(closing)
    row.letters.splice(to, 0, closing)
    row.letters.splice(at + 1, 0, mark('(', first.start))
  }
}

/** How far the bar of a sign reaches: of those at its edge, the one on its own height. */
function endOfBar(sign: Letter, height: number, roots: PageGlyphs['roots']): number | undefined {
  const away = ([, y]: PageGlyphs['roots'][number]) => Math.abs(y - height)
  return roots
    .filter(root => Math.abs(root[0] - sign.start) < 1 && away(root) < OWN_ROW * sign.run.size)
    .toSorted((a, b) => away(a) - away(b))[0]?.[2]
}

const middle = (letter: Letter | undefined) => ((letter?.start ?? 0) + (letter?.end ?? 0)) / 2
