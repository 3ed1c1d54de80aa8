import { asleep } from '../drawing/asleep.ts'
import type { Drawing } from '../drawing/drawing.ts'
import { withGlasses } from '../drawing/glasses.ts'
import { type Pose, personDrawing } from '../drawing/people.ts'
import { drawingOf } from '../drawing/store.ts'
import type { Action } from '../words/actions.ts'
import { shortName } from '../words/aquarium.ts'
import { MOUNTS, WAVE } from '../words/mounts.ts'
import type { Place } from '../words/noun.ts'
import type { Subject } from '../words/subject.ts'

/** One thing to be placed. */
export type Actor = {
  /** The number of its subject in the text. */
  subject: number
  name: string
  drawing: Drawing
  place: Place
  size: number
  action: Action | null
  person: boolean
  /** A living thing or a vehicle that looks to the left and may be turned round. */
  turns: boolean
}

const POSES: Partial<Record<Action, Pose>> = {
  run: 'running',
  play: 'running',
  jump: 'jumping',
  ride: 'riding',
  fly: 'jumping',
  sleep: 'sleeping',
}

/** Every single thing of the text, each child another one, starting with `turn`. */
export function castOf(subjects: readonly Subject[], turn: number): Actor[] {
  const actors: Actor[] = []
  let people = turn
  for (const [index, { noun, count, action, look, scale = 1 }] of subjects.entries())
    for (let copy = 0; copy < count; copy++) {
      const [, drawing, place, size] = noun
      const person = /^(?:child|adult):/.test(drawing)
      const rides = action === 'ride' && subjects.some(other => other.noun[1] in MOUNTS && other.noun[1] !== WAVE)
      const pose =
        (action && (action !== 'ride' || rides) && POSES[action]) || (person && copy % 2 === 1 ? 'jumping' : 'waving')
      actors.push({
        subject: index,
        name: shortName(noun),
        drawing: person
          ? personDrawing(drawing, people++, drawing.startsWith('child') || pose === 'sleeping' ? pose : 'waving', look)
          : action === 'sleep'
            ? asleep(drawing)
            : look.glasses
              ? withGlasses(drawing)
              : drawingOf(drawing),
        place: placeFor(place, action),
        size: size * scale,
        action,
        person,
        turns: place === 'ground' && !person && !drawing.endsWith('-whole'),
      })
    }
  return actors
}

function placeFor(place: Place, action: Action | null): Place {
  if (action === 'fly' && (place === 'ground' || place === 'small')) return 'sky'
  if (action === 'swim' && place === 'ground') return 'water'
  return place
}
