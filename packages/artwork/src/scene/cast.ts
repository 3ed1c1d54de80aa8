import { asleep } from '../drawing/asleep.ts'
import type { Drawing } from '../drawing/drawing.ts'
import { type Pose, personDrawing } from '../drawing/people.ts'
import { drawingOf } from '../drawing/store.ts'
import type { Action } from '../words/actions.ts'
import { nameOf } from '../words/lexicon.ts'
import type { Place } from '../words/noun.ts'
import type { Subject } from '../words/read-text.ts'

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

/** What a picture to colour can ride on, and how high the rider sits (share of the height from below). */
export const MOUNTS: Readonly<Record<string, number>> = {
  horse: 0.5,
  donkey: 0.5,
  'unicorn-whole': 0.5,
  elephant: 0.72,
  camel: 0.66,
  'two-hump-camel': 0.62,
  cow: 0.6,
  ox: 0.6,
  'ours/bicicleta': 0.5,
  motorcycle: 0.42,
  'motor-scooter': 0.42,
  skateboard: 0.55,
  'kick-scooter': 0.2,
  sauropod: 0.4,
  't-rex': 0.6,
  dragon: 0.6,
  'ours/tartaruga': 0.8,
  giraffe: 0.45,
  'ours/zebra': 0.55,
  llama: 0.5,
  'ours/capivara': 0.72,
  'ours/cadeira-rodas': 0.44,
}

/** Every single thing of the text, each child another one, starting with `turn`. */
export function castOf(subjects: readonly Subject[], turn: number): Actor[] {
  const actors: Actor[] = []
  let people = turn
  for (const [index, { noun, count, action, look }] of subjects.entries())
    for (let copy = 0; copy < count; copy++) {
      const [, drawing, place, size] = noun
      const person = /^(?:child|adult):/.test(drawing)
      const rides = action === 'ride' && subjects.some(other => other.noun[1] in MOUNTS)
      const pose =
        (action && (action !== 'ride' || rides) && POSES[action]) || (person && copy % 2 === 1 ? 'jumping' : 'waving')
      actors.push({
        subject: index,
        name: nameOf(noun),
        drawing: person
          ? personDrawing(drawing, people++, drawing.startsWith('child') || pose === 'sleeping' ? pose : 'waving', look)
          : action === 'sleep'
            ? asleep(drawing)
            : drawingOf(drawing),
        place: placeFor(place, action),
        size,
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
