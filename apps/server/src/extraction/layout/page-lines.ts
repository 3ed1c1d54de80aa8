import type { Line } from '@capivira/core/materials/document'
import { composeAccents } from './accents.ts'
import { withAsides } from './asides.ts'
import { joinUnderRoots } from './barred.ts'
import { markBullets } from './bullets.ts'
import { splitColumns } from './columns.ts'
import { composeLine } from './compose-line.ts'
import { standsAskew, straightened } from './curved.ts'
import { withoutHyphenStrikes } from './hyphen-strikes.ts'
import { joinInitials } from './initials.ts'
import { inserted } from './inserted.ts'
import { levelBrackets } from './large-brackets.ts'
import { pageLetters } from './letters.ts'
import { joinLimits } from './limits.ts'
import { looksOn } from './looks.ts'
import { withoutMarginNumbers } from './margin-numbers.ts'
import type { PageGlyphs } from './page-glyphs.ts'
import { inReadingOrder } from './reading-order.ts'
import { joinRoots } from './roots.ts'
import type { Segment } from './segment.ts'
import { segmentsOf } from './segments.ts'
import { withoutShadows } from './shadows.ts'
import { splitCells } from './split-cells.ts'
import { intoRows } from './stacked.ts'
import { alongColumns } from './text-column.ts'
import { shownOn } from './visible.ts'
import { withoutWatermarks } from './watermarks.ts'

const UPRIGHT = 0.99
const SAME_DIRECTION = 0.02
/** Letters per drawn space beyond which a page leaves gaps for spaces. */
const LONGEST_WORDS = 20

/** The visible lines of a page in reading order; turned text (margins, watermarks) comes last. */
export function pageLines(page: PageGlyphs): Line[] {
  const level = composeAccents(withoutHyphenStrikes(withoutShadows(pageLetters(page, shownOn(page)))))
  if (page.runs.some(({ style }) => style.large)) levelBrackets(level)
  const letters = joinLimits(page.runs.some(standsAskew) ? straightened(level) : level)
  let spaces = 0
  for (const { spaceBefore } of letters) if (spaceBefore) spaces++
  const drawsSpaces = spaces * LONGEST_WORDS > letters.length
  const { rules, roots } = page
  const pieces = joinRoots(joinUnderRoots(withoutWatermarks(segmentsOf(letters)), rules, roots), roots, rules)
  const segments = intoRows(alongColumns(splitCells(withoutMarginNumbers(joinInitials(pieces)))), rules)
  markBullets(segments)
  const looks = looksOn(page)
  const upright = compose(
    segments.filter(({ cos }) => cos >= UPRIGHT),
    drawsSpaces,
    looks,
  )
  const turned = compose(segments.filter(({ cos }) => cos < UPRIGHT).toSorted(inOwnOrder), drawsSpaces)
  const ordered = withAsides(inReadingOrder(splitColumns(upright.filter(({ source }) => source === 'text'))))
  return [
    ...inserted(
      ordered,
      upright.filter(({ source }) => source !== 'text'),
    ),
    ...turned.map(line => ({ ...line, aside: true as const })),
  ]
}

/** Lines of one direction follow each other in their own frame; directions keep apart. */
const inOwnOrder = (a: Segment, b: Segment) =>
  Math.abs(a.cos - b.cos) > SAME_DIRECTION || Math.abs(a.sin - b.sin) > SAME_DIRECTION
    ? Math.atan2(a.sin, a.cos) - Math.atan2(b.sin, b.cos)
    : a.baseline - b.baseline || a.start - b.start

/** The segments as lines, without the shadows of lines: text drawn twice in about the same place. */
function compose(segments: readonly Segment[], drawsSpaces: boolean, looks: ReturnType<typeof looksOn> = null): Line[] {
  const lines: Line[] = []
  const alike = new Map<string, Line[]>()
  for (const segment of segments) {
    const line = composeLine(segment, drawsSpaces, looks?.(segment))
    if (!line) continue
    const known = alike.get(line.text)
    if (known?.some(({ box }) => isOnePlace(box, line.box))) continue
    if (known) known.push(line)
    else alike.set(line.text, [line])
    lines.push(line)
  }
  return lines
}

const isOnePlace = (a: Line['box'], b: Line['box']) => a.every((edge, side) => Math.abs(edge - (b[side] ?? 0)) < SHADOW)

/** Points by which a shadow is moved at most. */
const SHADOW = 4
