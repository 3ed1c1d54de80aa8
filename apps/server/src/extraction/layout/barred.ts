import { fractionOf, takeFraction } from './fractions.ts'
import type { PageGlyphs } from './page-glyphs.ts'
import { shiftOf } from './scripts.ts'
import type { Segment } from './segment.ts'

/**
 * Fractions whose bar is drawn: it tells how far they reach, so that their parts may be as long as words are and stand
 * alone under the bar of a root.
 */

/** Where a thin level line begins and ends, and its height. */
export type Rule = readonly [start: number, end: number, y: number]

/** Distances in font sizes: of the baselines of its parts over and under the bar, and beyond its ends. */
const OVER = 1.1
const UNDER = 1.6
const LEAST = 0.1
const BEYOND = 0.3
const CENTRED = 0.35
/** The bar is as long as the longer of its parts. */
const LONGER = 1.2
/** Where the baseline of a row runs that a bar stands in: so far under it. */
const AXIS = 0.25
const ROOT = '√'
/** In points. */
const OWN_END = 0.6
const CLOSE = 0.4

/** Puts fractions together that stand under roots, before these are put into their rows. */
export function joinUnderRoots(
  segments: readonly Segment[],
  rules: readonly Rule[],
  roots: PageGlyphs['roots'],
): Segment[] {
  const signs = rules.length > 0 ? segments.filter(isRoot) : []
  if (signs.length === 0) return [...segments]
  const own = ownBars(roots, rules)
  const under = rules.filter(rule => signs.some(isRootOf(rule)) && !own.has(rule))
  return under.length === 0 ? [...segments] : joinBarred(segments, under, 0)
}

/** The bars that belong to signs of roots, and part no fraction. */
export const ownBars = (roots: PageGlyphs['roots'], rules: readonly Rule[]): ReadonlySet<Rule | undefined> =>
  new Set(roots.map(root => ownBar(root, rules)))

/** The bar of a root itself: of those that end where it ends, the one next to its sign in height. */
function ownBar([, height, end]: PageGlyphs['roots'][number], rules: readonly Rule[]): Rule | undefined {
  let own: Rule | undefined
  for (const rule of rules)
    if (Math.abs(rule[1] - end) < OWN_END && (!own || Math.abs(rule[2] - height) < Math.abs(own[2] - height)))
      own = rule
  return own
}

/**
 * Puts fractions together that stand over and under one of the lines.
 * @param longest those of no more letters are put together as any other is, by where they stand
 */
export function joinBarred(whole: readonly Segment[], rules: readonly Rule[], longest: number): Segment[] {
  const segments = whole.flatMap(segment => withoutHead(segment, rules))
  const gone = new Set<Segment>()
  // What is shortest stands in the parts of what is longer.
  for (const rule of rules.toSorted((a, b) => a[1] - a[0] - (b[1] - b[0]))) {
    const near = segments.filter(segment => !gone.has(segment) && isOn(segment, rule))
    const over = near.filter(({ baseline }) => baseline < rule[2])
    const under = withoutNextSigns(near.filter(({ baseline }) => baseline > rule[2]))
    const [upper, lower] = [over[0], under[0]]
    if (!upper || !lower || over.length > 1 || under.length > 1 || !fills([upper, lower], rule)) continue
    if (Math.max(upper.letters.length, lower.letters.length) <= longest) continue
    if (takeFraction(upper, lower, segments, gone)) continue
    if (!segments.some(sign => isRoot(sign) && isRootOf(rule)(sign))) continue
    const fraction = fractionOf(upper, lower, rule[2] + AXIS * upper.size)
    if (!fraction) continue
    Object.assign(upper, fraction)
    gone.add(lower)
  }
  return gone.size === 0 ? [...segments] : segments.filter(segment => !gone.has(segment))
}

/** Without the signs of roots that hang lower than a part: they are of the next line. */
const withoutNextSigns = (parts: readonly Segment[]): readonly Segment[] =>
  parts.filter(part => !isRoot(part) || !parts.some(other => other.baseline < part.baseline))

/** A row that begins with the lower part of a fraction, cut behind it; most rows as they are. */
function withoutHead(row: Segment, rules: readonly Rule[]): Segment[] {
  const [first] = row.letters
  if (!first || first.run.size >= row.size || shiftOf(first, row) !== -1) return [row]
  const end = row.letters.findIndex(letter => shiftOf(letter, row) !== -1)
  const next = row.letters[end]
  if (!next) return [row]
  const letters = row.letters.slice(0, end)
  const head = {
    ...row,
    letters,
    end: letters.at(-1)?.end ?? row.start,
    size: first.run.size,
    baseline: first.baseline,
  }
  if (!rules.some(rule => isOn(head, rule) && fills([head], rule))) return [row]
  return [head, { ...row, letters: row.letters.slice(end), start: next.start }]
}

/** Whether a piece stands over or under a line, in the middle of it. */
function isOn({ start, end, baseline, size, cos }: Segment, [from, to, y]: Rule): boolean {
  const drop = (baseline - y) / size
  if (cos < 0.99 || drop > UNDER || drop < -OVER || Math.abs(drop) < LEAST) return false
  return (
    start > from - BEYOND * size && end < to + BEYOND * size && Math.abs(start + end - from - to) / 2 < CENTRED * size
  )
}

function fills(parts: readonly Segment[], [from, to]: Rule): boolean {
  return parts.some(({ start, end, size }) => end - start > to - from - LONGER * size)
}

const isRoot = ({ letters, cos }: Segment): boolean => cos > 0.99 && letters.at(-1)?.text === ROOT

const isRootOf =
  ([from]: Rule) =>
  ({ end, size }: Segment): boolean =>
    Math.abs(from - end) < CLOSE * size
