import { boxOf, joinBoxes } from '../geometry/rings.ts'
import type { Drawing } from './drawing.ts'
import { readSvg } from './read-svg.ts'
import { drawingOf } from './store.ts'

/** Where an eye is and how wide the lens before it, in units of its drawing. */
type Lens = { x: number; y: number; r: number }

/** Heads seen from the side: the eye one sees. */
const PROFILES: Readonly<Record<string, Lens>> = {
  cat: { x: 6.5, y: 12, r: 2.3 },
  'black-cat': { x: 6.5, y: 12, r: 2.3 },
  dog: { x: 7.5, y: 11, r: 2.2 },
  poodle: { x: 7.5, y: 11, r: 2.2 },
  'ours/coelho': { x: 30, y: 46, r: 8.5 },
  mouse: { x: 6.8, y: 11.8, r: 2 },
  cow: { x: 7.5, y: 9.6, r: 2.1 },
  ox: { x: 7.5, y: 9.1, r: 2.1 },
  horse: { x: 5.5, y: 6.2, r: 1.9 },
  'unicorn-whole': { x: 5.5, y: 6.2, r: 1.9 },
  donkey: { x: 6.5, y: 13.4, r: 1.9 },
  pig: { x: 7.5, y: 17, r: 2.2 },
  'boar-whole': { x: 7.5, y: 17, r: 2.2 },
  ewe: { x: 6.5, y: 8.5, r: 2.1 },
  goat: { x: 6.5, y: 10.5, r: 2 },
  'ours/galinha': { x: 37, y: 34, r: 8 },
  cock: { x: 37, y: 34, r: 8 },
  duck: { x: 10.5, y: 6.5, r: 2.2 },
  'ours/passarinho': { x: 36, y: 37, r: 9 },
  parrot: { x: 11.3, y: 6.3, r: 2.2 },
  'ours/tartaruga': { x: 14, y: 38, r: 8 },
  'ours/jacare': { x: 45.5, y: 26, r: 8 },
  elephant: { x: 5.5, y: 13.5, r: 2.1 },
  giraffe: { x: 6.5, y: 6.2, r: 1.8 },
  't-rex': { x: 9, y: 6, r: 2 },
  sauropod: { x: 6.5, y: 3.5, r: 1.6 },
  dragon: { x: 10.5, y: 8.5, r: 2.1 },
  shark: { x: 10.5, y: 11, r: 2.2 },
  dolphin: { x: 12.7, y: 6.7, r: 2 },
  'spouting-whale': { x: 15.5, y: 14, r: 2.3 },
  fish: { x: 8.5, y: 17.5, r: 2.3 },
  'tropical-fish': { x: 7.6, y: 16.5, r: 2.2 },
  turkey: { x: 6.5, y: 6.5, r: 1.8 },
  'baby-chick': { x: 9, y: 10, r: 2.4 },
  camel: { x: 7.5, y: 7.4, r: 2 },
  rhinoceros: { x: 7.5, y: 17.5, r: 2.1 },
  'ours/tucano': { x: 56, y: 29, r: 8 },
  flamingo: { x: 11.5, y: 3.5, r: 1.6 },
  'ours/arara': { x: 40, y: 23, r: 8 },
  snake: { x: 23.5, y: 5, r: 2.2 },
}

/** What has two dark spots that are no eyes. */
const NO_HEADS =
  /^(?:strawberry|kiwi-fruit|bus-stop|paw-prints|bowling|chequered-flag|ours\/(?:guarda-roupa|aspirador|mamao|gaita))$/

/** Parts of a head are wide against its drawing by these shares when they are eyes, and lie above this height. */
const EYE = { narrowest: 0.02, widest: 0.22, lowest: 0.72 } as const
/** Red, green and blue of what is dark enough for an eye, together. */
const DARK = 230
const FRAME = '#433b6b'

const known = new Map<string, Drawing | null>()

/** Whether glasses can be put on a drawing: it has two eyes, or one that is seen from the side. */
export const wearsGlasses = (name: string): boolean => drawnWith(name) !== null

/** A drawing with glasses on, or as it is where nobody knows its eyes. */
export const withGlasses = (name: string): Drawing => drawnWith(name) ?? drawingOf(name)

function drawnWith(name: string): Drawing | null {
  const found = known.get(name)
  if (found !== undefined) return found
  const drawing = drawingOf(name)
  const side = PROFILES[name]
  const lenses = side ? [side] : NO_HEADS.test(name) ? [] : eyesOf(drawing)
  const worn = lenses.length > 0 ? joined(drawing, framesOf(lenses)) : null
  known.set(name, worn)
  return worn
}

function joined(drawing: Drawing, frames: Drawing): Drawing {
  return { parts: [...drawing.parts, ...frames.parts], box: joinBoxes([drawing.box, frames.box]) }
}

/** The lenses before two dark spots of one size at one height; none where a drawing has no such pair. */
function eyesOf({ parts, box: [left, top, right, bottom] }: Drawing): Lens[] {
  const size = Math.max(right - left, bottom - top)
  const spots = parts
    .filter(({ fill }) => fill !== null && brightness(fill) < DARK)
    .flatMap(({ rings }) => rings.map(ring => boxOf([ring])))
    .map(([a, b, c, d]) => ({ x: (a + c) / 2, y: (b + d) / 2, width: c - a, height: d - b }))
    .filter(({ y, width, height }) => {
      const isSmall = width > size * EYE.narrowest && Math.max(width, height) < size * EYE.widest
      return isSmall && height > width * 0.5 && height < width * 2.2 && y < top + size * EYE.lowest
    })
  for (const one of spots)
    for (const other of spots) {
      const apart = other.x - one.x
      const isPair = Math.abs(one.y - other.y) < one.width * 0.4 && Math.abs(one.width - other.width) < one.width * 0.25
      if (!isPair || apart < one.width * 1.4 || apart > one.width * 7) continue
      const r = Math.min(apart * 0.44, Math.max(one.height * 0.85, apart * 0.38))
      return [one, other].map(({ x, y }) => ({ x, y, r }))
    }
  return []
}

function brightness(colour: string): number {
  const value = Number.parseInt(colour.slice(1), 16)
  return (value >> 16) + ((value >> 8) & 255) + (value & 255)
}

function framesOf(lenses: readonly Lens[]): Drawing {
  const [one, other] = lenses
  const width = (one?.r ?? 1) * 0.24
  const line = (d: string) =>
    `<path fill="none" stroke="${FRAME}" stroke-width="${width}" data-part="óculos" d="${d}"/>`
  const rims = lenses.map(({ x, y, r }) =>
    line(`M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`),
  )
  const bridge = one && other ? [line(`M${one.x + one.r} ${one.y}L${other.x - other.r} ${other.y}`)] : []
  const side = one && !other ? [line(`M${one.x + one.r} ${one.y}L${one.x + one.r * 2.6} ${one.y - one.r * 0.4}`)] : []
  return readSvg([...rims, ...bridge, ...side].join(''), 0.6)
}
