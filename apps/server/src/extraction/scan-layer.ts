import type { Line, Page } from '@capivira/core/materials/document'
import type { LayerPlaces } from './layout/layer-places.ts'
import { withMendedWords } from './layout/mended-words.ts'
import { isBetter, isRightOne } from './layout/suspect.ts'
import type { Part } from './layout/unread.ts'
import { COARSE, type Drawn, type PageDrawer } from './ocr/drawer.ts'
import { liesOnInk, overInk, showsMore } from './ocr/layer-fit.ts'
import { showsProse } from './ocr/prose.ts'

/** The invisible layer over a scan: where its letters stand, and the sheet without them as it lies. */
export type Scan = { places: LayerPlaces; sheet: Page }

/**
 * A page with letters, whether these are not where its picture shows ink, and what of it recognition has still to read.
 */
export type Looked = { page: Page; isOff: boolean; parts: readonly Part[] }

/** A page whose letters need no look at a picture. */
export const asTyped = (page: Page, parts: readonly Part[]): Looked => ({ page, isOff: false, parts })

/**
 * Looks at the picture under a layer: without the lines that stand on bare paper, and, where the picture shows more
 * sentences than the layer has, with the whole sheet as a part to be read.
 */
export async function besideInk(page: Page, { places }: Scan, drawer: PageDrawer): Promise<Looked> {
  const drawn = await drawer.draw(page.number, COARSE)
  if (drawn === null || drawn === 'blank') return asTyped(page, [])
  if (!liesOnInk(drawn, places)) return { page, isOff: true, parts: [] }
  if (page.turn) return asTyped(page, [])
  const lines = overInk(drawn, page.lines)
  const { width, height } = page
  const whole: Part = { kind: 'picture', box: [0, 0, width, height] }
  return asTyped({ ...page, lines }, showsMore(drawn, lines, whole.box) ? [whole] : [])
}

/** Whether a part may show text: a drawing may hold labels, and a picture below typed lines no more than these. */
export function mayShowText({ figure, beneath, box }: Part, drawn: Drawn, lines: readonly Line[]): boolean {
  if (beneath) return showsMore(drawn, lines, box)
  return !figure || showsProse(drawn, box)
}

/** What the letters of a page say. */
export const textOf = ({ lines }: Page): string => lines.map(({ text }) => text).join('\n')

/** The layer of a page or what was recognized of its picture, and single words of the one from the other. */
export async function betterReading(layer: Page, read: Page, isOff: boolean): Promise<Page> {
  const [kept, recognized] = [textOf(layer), textOf(read)]
  const counts = (isOff && (await isRightOne(recognized, kept))) || (await isBetter(recognized, kept))
  const [page, other] = counts ? [read, layer] : [layer, read]
  return { ...page, lines: await withMendedWords(page.lines, other.lines) }
}
