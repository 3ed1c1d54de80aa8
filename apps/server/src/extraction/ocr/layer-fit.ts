import type { Line } from '@capivira/core/materials/document'
import type { LayerPlace, LayerPlaces } from '../layout/layer-places.ts'
import { inkLevel } from './components.ts'
import type { Drawn } from './drawer.ts'
import type { GreyPicture } from './picture.ts'
import { showsProse } from './prose.ts'

/**
 * Whether the layer of letters over a scan is that of its picture: where it says that letters stand there is ink, and
 * between its words there is none. One that is misplaced, turned, mirrored, or of another page has ink in both.
 */

/** So many letters and gaps tell; at most so many are looked at. */
const FEWEST_LETTERS = 40
const FEWEST_GAPS = 12
const ENOUGH = 500
/** Of the letters and of the gaps at least these shares are as the layer has them. */
const INKED = 0.6
const OPEN = 0.55
/** From the foot of a letter without a tail to the head of one without a stem, in font sizes. */
const FOOT = 0.04
const HEAD = 0.48
const PAPER = 255
/** What is written differs from its ground by so many of 255 shades. */
const WRITTEN = 30
/** The ink of a line reaches beyond its box, in points. */
const AROUND = 3

/** Whether a layer lies where the picture of its page shows ink. */
export function liesOnInk({ picture, scale }: Drawn, { letters, gaps }: LayerPlaces): boolean {
  if (letters.length < FEWEST_LETTERS) return true
  const level = inkLevel(picture)
  const inkedShare = (places: readonly LayerPlace[]) => {
    const some = places.filter((_, index) => index % Math.ceil(places.length / ENOUGH) === 0)
    return some.filter(place => isInked(picture, place, scale, level)).length / Math.max(1, some.length)
  }
  return inkedShare(letters) >= INKED && (gaps.length < FEWEST_GAPS || inkedShare(gaps) <= 1 - OPEN)
}

function isInked({ width, height, pixels }: GreyPicture, { x, y, run }: LayerPlace, scale: number, level: number) {
  for (let up = FOOT * run.size * scale; up <= HEAD * run.size * scale; up++) {
    const column = Math.round(x * scale + run.sin * up)
    const row = Math.round(y * scale - run.cos * up)
    if (column < 0 || row < 0 || column >= width || row >= height) return false
    if ((pixels[row * width + column] ?? PAPER) < level) return true
  }
  return false
}

/** Whether a part of the picture shows sentences beside the lines that are known. */
export function showsMore({ picture, scale }: Drawn, lines: readonly Line[], part: Line['box']): boolean {
  const { width, height } = picture
  const pixels = Buffer.from(picture.pixels)
  const paper = lightest(picture)
  for (const { box } of lines) {
    const [left, top, right, bottom] = pixelsOf(box, scale, AROUND)
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y++)
      pixels.fill(paper, y * width + Math.max(0, left), y * width + Math.min(width, right))
  }
  return showsProse({ picture: { width, height, pixels }, scale }, part)
}

/**
 * The lines under which something is written: what stands on bare paper of a scan was written for machines. Light
 * headings on paper and light letters on a banner are no ink beside black letters: each line is asked for its own.
 */
export function overInk({ picture, scale }: Drawn, lines: readonly Line[]): Line[] {
  const { width, height, pixels } = picture
  return lines.filter(({ box }) => {
    const [left, top, right, bottom] = pixelsOf(box, scale, 0)
    let [darkest, lightest] = [PAPER, 0]
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y++)
      for (let x = Math.max(0, left); x < Math.min(width, right); x++) {
        const value = pixels[y * width + x] ?? PAPER
        if (value < darkest) darkest = value
        if (value > lightest) lightest = value
      }
    return lightest - darkest >= WRITTEN
  })
}

const pixelsOf = ([left, top, right, bottom]: Line['box'], scale: number, around: number) =>
  [left - around, top - around, right + around, bottom + around].map(edge => Math.round(edge * scale)) as [
    number,
    number,
    number,
    number,
  ]

/** The shade that most of a picture has: its paper. */
function lightest({ pixels }: GreyPicture): number {
  const counts = new Uint32Array(256)
  for (let at = 0; at < pixels.length; at += 3) {
    const value = pixels[at] ?? PAPER
    counts[value] = (counts[value] ?? 0) + 1
  }
  return counts.indexOf(Math.max(...counts))
}
