import type { LabelMap } from './label-map.ts'
import { capsulePixels, strokeBox } from './stroke.ts'

/** One thing a child did. Colours are numbers of the palette, 0 rubs out; points are x, y, x, y… in pixels. */
export type Deed =
  | { kind: 'fill'; area: number; color: number }
  | { kind: 'stroke'; color: number; radius: number; points: readonly number[] }

/** The part of the picture that changed: left, top, width and height in pixels. */
export type Patch = { x: number; y: number; width: number; height: number }

/** What a deed has covered: an area that was of one colour, or the pixels of a patch row by row. */
type Before = { area: number; color: number } | { patch: Patch; colors: Uint32Array }

/** Steps that can be undone, and pixels they may hold together: a phone has little memory. */
const most = { steps: 80, pixels: 4_000_000 }

/**
 * A picture being painted. `pixels` is what is under the ink, one number a pixel as `paint` gives it for a colour; 0 is
 * unpainted. Everything is counted in pixels of paper, so that the percentage is true.
 */
export class Painting {
  readonly map: LabelMap
  readonly pixels: Uint32Array
  readonly #paint: (color: number) => number
  /** True once a stroke was drawn: areas may be of several colours since. */
  #brushed = false
  #painted = 0
  #deeds: Deed[] = []
  #undone: Deed[] = []
  /** What each of the last deeds has covered, the newest last. */
  #before: Before[] = []

  constructor(map: LabelMap, paint: (color: number) => number) {
    this.map = map
    this.#paint = paint
    this.pixels = new Uint32Array(map.labels.length)
  }

  /** Pixels of paper that are painted. */
  get painted(): number {
    return this.#painted
  }

  /** Everything done and not undone, for keeping. */
  get deeds(): readonly Deed[] {
    return this.#deeds
  }

  get canUndo(): boolean {
    return this.#before.length > 0
  }

  get canRedo(): boolean {
    return this.#undone.length > 0
  }

  /** Does something, and forgets what had been undone; null when it changes nothing. */
  do(deed: Deed): Patch | null {
    const patch = this.#apply(deed)
    if (patch) this.#undone = []
    return patch
  }

  /** Takes the last deed back; null when there is none to take back. */
  undo(): Patch | null {
    const before = this.#before.pop()
    const deed = this.#deeds.pop()
    if (!before || !deed) return null
    this.#undone.push(deed)
    if ('area' in before) return this.#cover(before.area, before.color, null)
    this.#putBack(before.patch, before.colors)
    return before.patch
  }

  redo(): Patch | null {
    const deed = this.#undone.pop()
    return deed ? this.#apply(deed) : null
  }

  /** Empty paper again; nothing of what was can be brought back. */
  clear(): Patch {
    this.pixels.fill(0)
    this.#painted = 0
    this.#brushed = false
    this.#deeds = []
    this.#undone = []
    this.#before = []
    return { x: 0, y: 0, width: this.map.width, height: this.map.height }
  }

  /** The colour the middle of an area shows: 0 when it is unpainted. */
  colorIn(area: number): number {
    return this.pixels[this.map.areas[area - 1]?.middle ?? 0] ?? 0
  }

  #apply(deed: Deed): Patch | null {
    const paint = this.#paint(deed.color)
    const before = deed.kind === 'fill' ? this.#fill(deed.area, paint) : this.#draw(deed, paint)
    if (!before) return null
    this.#deeds.push(deed)
    this.#before.push(before)
    this.#forgetOldest()
    return 'area' in before ? this.#boxOf(before.area) : before.patch
  }

  #fill(area: number, paint: number): Before | null {
    const runs = this.map.areas[area - 1]?.runs
    const first = runs && this.pixels[runs[0] ?? 0]
    if (!runs || first === undefined) return null
    // Filling alone leaves every area of one colour: only after a stroke is it worth a look.
    const uniform = !this.#brushed || this.#isUniform(runs, first)
    if (uniform && first === paint) return null
    const patch = this.#boxOf(area)
    const before = uniform ? { area, color: first } : { patch, colors: this.#copy(patch) }
    this.#cover(area, paint, uniform ? first : null)
    return before
  }

  #isUniform(runs: Int32Array, color: number): boolean {
    const { pixels } = this
    for (let at = 0; at < runs.length; at += 2) {
      const end = runs[at + 1] ?? 0
      for (let pixel = runs[at] ?? 0; pixel < end; pixel++) if (pixels[pixel] !== color) return false
    }
    return true
  }

  /** Gives all of an area one colour; `was` is the one that all of it had, null when it is not known. */
  #cover(area: number, paint: number, was: number | null): Patch {
    const { pixels } = this
    const { paper, areas } = this.map
    const { runs = new Int32Array(), size = 0 } = areas[area - 1] ?? {}
    let covered = was === null || was === 0 ? 0 : size
    for (let at = 0; at < runs.length; at += 2) {
      const [from, end] = [runs[at] ?? 0, runs[at + 1] ?? 0]
      if (was === null)
        for (let pixel = from; pixel < end; pixel++) if (pixels[pixel] !== 0) covered += paper[pixel] ?? 0
      pixels.fill(paint, from, end)
    }
    this.#painted += (paint === 0 ? 0 : size) - covered
    return this.#boxOf(area)
  }

  #draw({ points, radius }: Extract<Deed, { kind: 'stroke' }>, paint: number): Before | null {
    const { pixels } = this
    const { paper } = this.map
    const patch = strokeBox(points, radius, this.map)
    if (!patch) return null
    this.#brushed = true
    const colors = this.#copy(patch)
    let changed = false
    capsulePixels(points, radius, this.map, pixel => {
      const old = pixels[pixel] ?? 0
      if (old === paint) return
      changed = true
      if (paper[pixel] === 1) this.#painted += (paint === 0 ? 0 : 1) - (old === 0 ? 0 : 1)
      pixels[pixel] = paint
    })
    return changed ? { patch, colors } : null
  }

  #copy({ x, y, width, height }: Patch): Uint32Array {
    const colors = new Uint32Array(width * height)
    for (let row = 0; row < height; row++) {
      const from = (y + row) * this.map.width + x
      colors.set(this.pixels.subarray(from, from + width), row * width)
    }
    return colors
  }

  #putBack({ x, y, width, height }: Patch, colors: Uint32Array): void {
    const { pixels } = this
    const { paper } = this.map
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++) {
        const pixel = (y + row) * this.map.width + x + column
        const [old, now] = [pixels[pixel] ?? 0, colors[row * width + column] ?? 0]
        if (old === now) continue
        if (paper[pixel] === 1) this.#painted += (now === 0 ? 0 : 1) - (old === 0 ? 0 : 1)
        pixels[pixel] = now
      }
  }

  #forgetOldest(): void {
    const sizeOf = (before: Before) => ('area' in before ? 0 : before.colors.length)
    let held = this.#before.reduce((sum, before) => sum + sizeOf(before), 0)
    while (this.#before.length > 1 && (this.#before.length > most.steps || held > most.pixels)) {
      const oldest = this.#before.shift()
      held -= oldest ? sizeOf(oldest) : 0
    }
  }

  #boxOf(area: number): Patch {
    const { left = 0, top = 0, right = 0, bottom = 0 } = this.map.areas[area - 1] ?? {}
    return { x: left, y: top, width: right - left, height: bottom - top }
  }
}
