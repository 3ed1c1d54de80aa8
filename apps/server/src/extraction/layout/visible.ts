import type { PageGlyphs, Run } from './page-glyphs.ts'

/**
 * Text that nobody can read on the page is smaller than this, in points of a sheet as high as A4: the units of a sheet
 * may be larger.
 */
const SMALLEST_SIZE = 2
const SHEET = 842
/** Render modes that paint nothing: 3 invisible, 7 clip only. */
const UNPAINTED = new Set([3, 7])
/** With less painted text than this many glyphs, an unpainted layer under a large image is the page's text. */
const LITTLE_TEXT = 20
const SCAN_SHARE = 0.5

export type Shown = (run: Run, x: number, y: number) => boolean

/**
 * Which letters of a page count as its text. Hidden words are left out: they are no part of the lesson, and may be
 * meant for machines. (What is covered, cut away or of the colour of its ground was left out already:
 * sandbox/unseen.js.) The exception, decided page by page, is the invisible layer of a scan that was read before.
 */
export function shownOn(page: PageGlyphs): Shown {
  const inside = (x: number, y: number) => x >= 0 && y >= 0 && x <= page.width && y <= page.height
  const smallest = SMALLEST_SIZE * Math.min(1, Math.max(page.width, page.height) / SHEET)
  // Asked for each letter: what holds of its run is remembered.
  let last: Run | undefined
  let isPainted = false
  const painted: Shown = (run, x, y) => {
    if (run !== last) isPainted = !UNPAINTED.has(run.mode) && run.opacity > 0 && run.size >= smallest
    last = run
    return isPainted && inside(x, y)
  }
  if (!hasScanLayer(page)) return painted
  return (run, x, y) => run.mode === 3 && inside(x, y)
}

function hasScanLayer(page: PageGlyphs): boolean {
  if (page.imageShare < SCAN_SHARE) return false
  let painted = 0
  let unpainted = 0
  page.runs.forEach(({ from, mode }, index) => {
    const glyphs = (page.runs[index + 1]?.from ?? page.count) - from
    if (UNPAINTED.has(mode)) unpainted += glyphs
    else painted += glyphs
  })
  return painted < LITTLE_TEXT && unpainted > painted
}
