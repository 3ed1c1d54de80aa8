import { overlapOf } from '../geometry/rings.ts'
import { randomFrom } from '../random.ts'
import type { Subject } from '../words/subject.ts'
import type { Backdrop, Mood, Setting } from './backdrop.ts'
import { castOf } from './cast.ts'
import { fillers } from './filler.ts'
import { type Inspection, inspect, openLand } from './inspect.ts'
import type { Piece } from './piece.ts'
import { simplify } from './simplify.ts'
import { stage } from './stage.ts'

/** What every picture keeps: enough areas to be worth colouring, none that would take half the work in one touch. */
export const FEWEST_REGIONS = 35
/** A little below a fifth: what is seen at twice the size has softer edges than the map. */
export const LARGEST_REGION = 0.194

const ATTEMPTS = 5
const WANTED_REGIONS = 40

/**
 * A landscape with the subjects in it. The same seed gives the same scene; when one falls short of what every picture
 * keeps, or a subject would hide another, the next arrangement is tried.
 */
export function composeScene(seed: string, setting: Setting, mood: Mood, subjects: readonly Subject[]): Inspection {
  let best: { inspection: Inspection; faults: number } | null = null
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const inspection = arrange(`${seed}|${attempt}`, setting, mood, subjects)
    const faults = faultsOf(inspection)
    if (!best || faults < best.faults) best = { inspection, faults }
    if (faults === 0) break
  }
  if (!best) throw new Error('No arrangement was tried')
  return best.inspection
}

function arrange(seed: string, setting: Setting, mood: Mood, subjects: readonly Subject[]): Inspection {
  const random = randomFrom(seed)
  const backdrop = bare(setting.build(random, mood), mood.without)
  const cast = castOf(subjects, Math.floor(random() * 6))
  const pieces: Piece[] = [...backdrop.pieces, ...stage(random, backdrop, cast)]
  const first = inspect(pieces)
  const simpler = simplify(first)
  const missing = WANTED_REGIONS - first.fillable
  const added = missing > 0 ? fillers(random, pieces, openLand(first), Math.ceil(missing / 3), mood.without) : []
  return inspect([...simpler, ...added])
}

/** A landscape without what is not wanted. */
function bare(backdrop: Backdrop, without: readonly string[]): Backdrop {
  if (without.length === 0) return backdrop
  return {
    ...backdrop,
    pieces: backdrop.pieces.filter(({ name }) => !without.includes(name)),
    decor: backdrop.decor.filter(({ name }) => !without.includes(name)),
  }
}

/** How far a scene is from what it must keep: 0 is good. */
export function faultsOf({ fillable, largest, pieces }: Inspection): number {
  return Math.max(0, FEWEST_REGIONS - fillable) + Math.max(0, largest - LARGEST_REGION) * 200 + hidden(pieces) * 10
}

/** What of the sun or the moon a head may touch. */
const TOUCH = 0.06

/**
 * How much subjects cover each other: the overlap of their boxes beyond a quarter, but for a rider and its mount; and
 * how much of the sun.
 */
function hidden(pieces: readonly Piece[]): number {
  const subjects = pieces.filter(({ subject, mounted }) => subject !== null && !mounted)
  const lights = pieces.filter(({ subject, name }) => subject === null && (name === 'sol' || name === 'lua'))
  let sum = 0
  for (const light of lights) for (const { box } of subjects) sum += Math.max(0, overlapOf(box, light.box) - TOUCH)
  for (const [index, a] of subjects.entries())
    for (const b of subjects.slice(index + 1)) {
      const overlap = overlapOf(a.box, b.box)
      if (overlap > 0.3 && a.subject !== b.subject) sum += overlap - 0.3
    }
  return sum
}
