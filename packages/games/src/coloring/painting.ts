import type { LabelMap } from './label-map.ts'
import { capsulePixels } from './stroke.ts'

/** One thing a child did. Colours are numbers of the palette, 0 rubs out; points are x, y, x, y… in pixels. */
export type Deed =
  | { kind: 'fill'; area: number; color: number }
  | { kind: 'stroke'; color: number; radius: number; points: readonly number[] }

/** The part of the picture that changed: left, top, width and height in pixels. */
export type Patch = { x: number; y: number; width: number; height: number }

type Before = { pixels: Int32Array; colors: Uint32Array }

/** Steps that can be undone, and pixels they may hold together: a phone has little memory. */
const most = { steps: 60, pixels: 3_000_000 }

/**
 * A picture being painted. `pixels` is what is under the ink, one number a pixel as `paint` gives it for a colour; 0 is
 * unpainted. Everything is counted in pixels of paper, so that the percentage is true.
 */
export class Painting {
  readonly map: LabelMap
  readonly pixels: Uint32Array
  readonly #paint: (color: number) => number
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
    before.pixels.forEach((pixel, index) => {
      this.#set(pixel, before.colors[index] ?? 0)
    })
    return this.#patchOf(before.pixels)
  }

  redo(): Patch | null {
    const deed = this.#undone.pop()
    return deed ? this.#apply(deed) : null
  }

  /** Empty paper again; nothing of what was can be brought back. */
  clear(): Patch {
    this.pixels.fill(0)
    this.#painted = 0
    this.#deeds = []
    this.#undone = []
    this.#before = []
    return { x: 0, y: 0, width: this.map.width, height: this.map.height }
  }

  /** The colour most of an area's middle shows: 0 when it is unpainted. */
  colorIn(area: number): number {
    return this.pixels[this.map.areas[area - 1]?.middle ?? 0] ?? 0
  }

  #apply(deed: Deed): Patch | null {
    const paint = this.#paint(deed.color)
    const touched: number[] = []
    const touch = (pixel: number) => {
      if (this.pixels[pixel] !== paint) touched.push(pixel)
    }
    if (deed.kind === 'fill') {
      const runs = this.map.areas[deed.area - 1]?.runs ?? []
      for (let at = 0; at < runs.length; at += 2)
        for (let pixel = runs[at] ?? 0; pixel < (runs[at + 1] ?? 0); pixel++) touch(pixel)
    } else capsulePixels(deed.points, deed.radius, this.map, touch)
    if (touched.length === 0) return null
    const pixels = Int32Array.from(touched)
    const colors = Uint32Array.from(touched, pixel => this.pixels[pixel] ?? 0)
    for (const pixel of touched) this.#set(pixel, paint)
    this.#deeds.push(deed)
    this.#before.push({ pixels, colors })
    this.#forgetOldest()
    return this.#patchOf(pixels)
  }

  #set(pixel: number, paint: number): void {
    if (this.map.paper[pixel] === 1) this.#painted += (paint === 0 ? 0 : 1) - (this.pixels[pixel] === 0 ? 0 : 1)
    this.pixels[pixel] = paint
  }

  #forgetOldest(): void {
    let held = this.#before.reduce((sum, { pixels }) => sum + pixels.length, 0)
    while (this.#before.length > 1 && (this.#before.length > most.steps || held > most.pixels))
      held -= this.#before.shift()?.pixels.length ?? 0
  }

  #patchOf(pixels: Int32Array): Patch {
    const { width } = this.map
    let [left, top, right, bottom] = [width, this.map.height, 0, 0]
    for (const pixel of pixels) {
      const row = Math.floor(pixel / width)
      const column = pixel - row * width
      if (column < left) left = column
      if (column > right) right = column
      if (row < top) top = row
      if (row > bottom) bottom = row
    }
    return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
  }
}
