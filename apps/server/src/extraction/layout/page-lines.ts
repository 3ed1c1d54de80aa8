import type { Line } from '@capivira/core/materials/document'
import { composeAccents } from './accents.ts'
import { splitColumns } from './columns.ts'
import { composeLine } from './compose-line.ts'
import { pageLetters } from './letters.ts'
import type { PageGlyphs } from './page-glyphs.ts'
import { inReadingOrder } from './reading-order.ts'
import { type Segment, segmentsOf } from './segments.ts'
import { shownOn } from './visible.ts'

const UPRIGHT = 0.99

/** The visible lines of a page in reading order; turned text (margins, watermarks) comes last. */
export function pageLines(page: PageGlyphs): Line[] {
  const segments = segmentsOf(composeAccents(pageLetters(page, shownOn(page))))
  const upright = compose(segments.filter(({ cos }) => cos >= UPRIGHT))
  const turned = compose(segments.filter(({ cos }) => cos < UPRIGHT))
  return [...inReadingOrder(splitColumns(upright)), ...turned]
}

/** The segments as lines, without the shadows of lines: text drawn twice in about the same place. */
function compose(segments: readonly Segment[]): Line[] {
  const lines = new Map<string, Line>()
  for (const segment of segments) {
    const line = composeLine(segment)
    if (!line) continue
    const place = line.box.map(edge => Math.round(edge / SHADOW)).join(' ')
    const key = `${place} ${line.text}`
    if (!lines.has(key)) lines.set(key, line)
  }
  return [...lines.values()]
}

/** Points by which a shadow is moved at most. */
const SHADOW = 4
