import { wordsTypedOver } from './layer-words.ts'
import type { PageGlyphs, Run } from './page-glyphs.ts'

/**
 * Text that nobody can read on the page is smaller than this, in points of a sheet as high as A4: the units of a sheet
 * may be larger.
 */
const SMALLEST_SIZE = 2
const SHEET = 842
/** Render modes that paint nothing: 3 invisible, 7 clip only. */
const INVISIBLE = 3
const UNPAINTED = new Set([INVISIBLE, 7])
/** Pages with less painted text than this show that of their layer alone: what is painted is a stamp. */
const LITTLE_TEXT = 20
const SCAN_SHARE = 0.5

/** Whether a glyph of a run counts; the place is its middle. */
export type Shown = (run: Run, x: number, y: number, glyph: number) => boolean

/**
 * Which letters of a page count as its text. Hidden words are left out: they are no part of the lesson, and may be
 * meant for machines. (What is covered, cut away or of the colour of its ground was left out already:
 * sandbox/unseen.js.) The exception, decided page by page, is the invisible layer of a scan that was read before; what
 * was typed onto the scan is read beside it, and instead of it where both stand in one place.
 */
export function shownOn(page: PageGlyphs): Shown {
  const inside = (x: number, y: number) => x >= 0 && y >= 0 && x <= page.width && y <= page.height
  const smallest = SMALLEST_SIZE * Math.min(1, Math.max(page.width, page.height) / SHEET)
  // Asked for each letter: what holds of its run is remembered.
  let last: Run | undefined
  let isPainted = false
  const painted = (run: Run, x: number, y: number) => {
    if (run !== last)
      isPainted = !UNPAINTED.has(run.mode) && run.opacity > 0 && run.size >= smallest && run.isStamp !== true
    last = run
    return isPainted && inside(x, y)
  }
  if (!hasScanLayer(page)) return painted
  if (lettersOf(page).painted < LITTLE_TEXT) return (run, x, y) => run.mode === INVISIBLE && inside(x, y)
  const replaced = wordsTypedOver(page, { isLayer: ({ mode }) => mode === INVISIBLE, painted })
  return (run, x, y, glyph) => (run.mode === INVISIBLE ? inside(x, y) && !replaced.has(glyph) : painted(run, x, y))
}

/** Whether a page is a scan with a layer of letters that nobody sees. */
export function hasScanLayer(page: PageGlyphs): boolean {
  if (page.imageShare < SCAN_SHARE) return false
  const { painted, unpainted } = lettersOf(page)
  return unpainted > painted
}

function lettersOf({ runs, count }: PageGlyphs): { painted: number; unpainted: number } {
  const letters = { painted: 0, unpainted: 0 }
  runs.forEach(({ from, mode }, index) => {
    letters[UNPAINTED.has(mode) ? 'unpainted' : 'painted'] += (runs[index + 1]?.from ?? count) - from
  })
  return letters
}
