import { CODE_MASK, GENERATED_BIT, GLYPH_FLOATS } from '../sandbox/format.js'
import type { PageGlyphs, Run } from './page-glyphs.ts'

/**
 * What was typed onto a scan stands beside the words of its layer, or in their place: a form that was filled in and
 * recognized with what is in it would say it twice.
 */

/** A letter that is painted takes the place of one of the layer so near to it, in points. */
const SAME_PLACE = 6
/** Letters in one place run the same way (cosine of the angle), and are at most so many times each other’s size. */
const SAME_WAY = 0.97
const SAME_SIZE = 2
/** Paler letters (luminance, or opacity) are a watermark: words below it are still to be read. */
const PALE = 120
const TRANSLUCENT = 160
/** Within a word letters are no farther apart, and no farther off its row, in font sizes. */
const GAP = 0.2
const OFF_ROW = 0.3
/** A word goes when at least this share of its letters is typed over. */
const TYPED_OVER = 0.5
/** From the foot of a letter to its middle, in font sizes. */
const RISE = 0.25
const SPACES = new Set([0x20, 0xa0])
const COLUMNS = 10_000

type Glyph = { glyph: number; run: Run; x: number; y: number; along: number; end: number; across: number }
type Kinds = { isLayer: (run: Run) => boolean; painted: (run: Run, x: number, y: number) => boolean }

/** The glyphs of the words of a layer that painted letters stand in the place of: whole words, never parts of them. */
export function wordsTypedOver(page: PageGlyphs, { isLayer, painted }: Kinds): ReadonlySet<number> {
  const taken = new Map<number, Run[]>()
  for (const letter of glyphsOf(page)) {
    if (letter === null || isLayer(letter.run) || isPale(letter.run) || !painted(letter.run, letter.x, letter.y))
      continue
    for (const right of [-1, 0, 1])
      for (const down of [-1, 0, 1]) {
        const place = placeOf(letter, right, down)
        const runs = taken.get(place)
        if (!runs) taken.set(place, [letter.run])
        else if (runs.at(-1) !== letter.run) runs.push(letter.run)
      }
  }
  const replaced = new Set<number>()
  if (taken.size === 0) return replaced
  const isTaken = (letter: Glyph) => taken.get(placeOf(letter))?.some(run => areAlike(run, letter.run)) === true
  for (const word of wordsOf(page, isLayer))
    if (word.filter(isTaken).length >= TYPED_OVER * word.length) for (const { glyph } of word) replaced.add(glyph)
  return replaced
}

const placeOf = ({ x, y }: Glyph, right = 0, down = 0) =>
  (Math.round(y / SAME_PLACE) + down) * COLUMNS + Math.round(x / SAME_PLACE) + right

const isPale = ({ luminance, opacity }: Run) => luminance >= PALE || opacity < TRANSLUCENT

const areAlike = (a: Run, b: Run) =>
  a.cos * b.cos + a.sin * b.sin > SAME_WAY && a.size <= SAME_SIZE * b.size && b.size <= SAME_SIZE * a.size

/** The words of a layer. */
function* wordsOf(page: PageGlyphs, isLayer: Kinds['isLayer']): Generator<Glyph[]> {
  let word: Glyph[] = []
  for (const letter of glyphsOf(page)) {
    const last = word.at(-1)
    const goesOn = letter !== null && isLayer(letter.run) && last !== undefined && follows(letter, last)
    if (!goesOn && word.length > 0) {
      yield word
      word = []
    }
    if (letter !== null && isLayer(letter.run)) word.push(letter)
  }
  if (word.length > 0) yield word
}

function follows({ run, along, across }: Glyph, last: Glyph): boolean {
  const isOnRow = run.cos * last.run.cos + run.sin * last.run.sin > SAME_WAY
  return (
    isOnRow &&
    Math.abs(across - last.across) < OFF_ROW * run.size &&
    along > last.along - GAP * run.size &&
    along - last.end < GAP * run.size
  )
}

/** The glyphs of a page in their order, with their middles; null for a space. */
function* glyphsOf({ codes, geometry, runs, count }: PageGlyphs): Generator<Glyph | null> {
  let index = 0
  for (let glyph = 0; glyph < count; glyph++) {
    while (glyph >= (runs[index + 1]?.from ?? count)) index++
    const run = runs[index]
    const code = codes[glyph] ?? 0
    if (!run || SPACES.has(code & CODE_MASK) || (code & GENERATED_BIT) !== 0) {
      yield null
      continue
    }
    const at = glyph * GLYPH_FLOATS
    const [left, foot, advance] = [geometry[at] ?? 0, geometry[at + 1] ?? 0, geometry[at + 2] ?? 0]
    const { cos, sin } = run
    const rise = RISE * run.size
    const along = left * cos + foot * sin
    yield {
      glyph,
      run,
      x: left + (cos * advance) / 2 + sin * rise,
      y: foot + (sin * advance) / 2 - cos * rise,
      along,
      end: along + advance,
      across: foot * cos - left * sin,
    }
  }
}
