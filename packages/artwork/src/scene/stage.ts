import type { Drawing } from '../drawing/drawing.ts'
import { personDrawing } from '../drawing/people.ts'
import { drawingOf } from '../drawing/store.ts'
import type { Random } from '../random.ts'
import { BOATS } from '../words/boats.ts'
import { MOUNTS } from '../words/mounts.ts'
import type { Place } from '../words/noun.ts'
import type { Backdrop, Decor, Zone } from './backdrop.ts'
import type { Actor } from './cast.ts'
import { extent, type Piece, put } from './piece.ts'
import { boxAt, findSpot, type Taken } from './room.ts'

const SUBJECT = 6
const DECOR = 1
/** Larger when alone, smaller in company: factor of the table's sizes by how many share the front. */
const CROWD = [1, 1.75, 1.5, 1.2, 1, 0.88, 0.78, 0.7, 0.64]
/** Under water there is room for larger swimmers. */
const DEEP = 1.35
/** How much decoration may cover; what stands in front of a house may hide its foot. */
const ROOM: Partial<Record<Place, number>> = { back: 0.35, peak: 0.6 }
/** Decoration keeps a little away from what it stands beside. */
const ELBOW = 1.12
/** Frames fill their boxes to the corners. */
const FRAMED = 'ours/quadro'
const FRAME_ELBOW = 1.4
const SMALLEST_TRY = 0.62
/** What is as large as this in the tables takes a whole place in front, and the smallest thing this share of one. */
const FULL_SIZE = 105
const FULL_SHARE = 0.5

type Placed = { piece: Piece; depth: number; actor: Actor | null; size: number }

/** Puts the actors into a landscape without one covering another, then decoration where there is still room. */
export function stage(random: Random, backdrop: Backdrop, actors: readonly Actor[]): Piece[] {
  const placed: Placed[] = []
  const taken: Taken[] = lights(backdrop)
  const front = actors.filter(actor => actor.place === 'ground' || actor.place === 'small')
  const crowds = new Map<Place, number>()
  for (const { place } of actors) crowds.set(groupOf(place), (crowds.get(groupOf(place)) ?? 0) + 1)
  const order = [...actors].sort((a, b) => rank(a) - rank(b))
  const seen = new Map<Place, number>()
  for (const actor of order) {
    const group = groupOf(actor.place)
    const index = seen.get(group) ?? 0
    seen.set(group, index + 1)
    const total = group === 'ground' ? front.length : (crowds.get(group) ?? 1)
    const near = 600 * ((index + 0.5) / Math.max(1, total))
    const crowd = group === 'ground' ? crowdOf(front) : total
    const deep = backdrop.zones.water && backdrop.zones.water.bottom - backdrop.zones.water.top > 150 ? DEEP : 1
    const grow = actor.place === 'water' ? deep : 1
    place(random, backdrop, actor, actor.size * factor(actor.place, crowd) * grow, near, placed, taken)
  }
  const afloat = actors.some(({ place }) => place === 'float' || place === 'water')
  for (const item of backdrop.decor)
    if (!isThere(item, actors) && !(afloat && item.place === 'float')) addDecor(random, backdrop, item, placed, taken)
  return placed.sort((a, b) => a.depth - b.depth).map(({ piece }) => piece)
}

/** How many stand in front, small animals counting for less. */
const crowdOf = (front: readonly Actor[]) =>
  Math.round(
    front
      .filter(({ place }) => place === 'ground')
      .reduce((sum, { size }) => sum + Math.min(1, Math.max(FULL_SHARE, size / FULL_SIZE)), 0),
  )

/** Places that share their room: what lies about stands in front, too, and boats lie where fish swim. */
const groupOf = (place: Place): Place => (place === 'small' ? 'ground' : place === 'float' ? 'water' : place)

const rank = ({ place, action }: Actor) => (action === 'ride' ? 5 : place === 'ground' ? 0 : place === 'small' ? 4 : 1)

function factor(place: Place, crowd: number): number {
  const scale = CROWD[Math.min(crowd, CROWD.length - 1)] ?? 1
  if (place === 'ground') return scale
  if (place === 'small') return crowd === 0 ? 1.6 : Math.min(1.25, scale)
  if (place === 'corner') return 1
  if (place === 'back') return Math.min(1.15, scale)
  return Math.min(1.6, scale)
}

/** Where the sun or the moon of the landscape stands: nothing may cover it. */
const lights = (backdrop: Backdrop) => piecesNamed(backdrop, ['sol', 'lua'])

const piecesNamed = (backdrop: Backdrop, names: readonly string[]): Taken[] =>
  backdrop.pieces.filter(({ name }) => names.includes(name)).map(({ box }) => ({ box, weight: 20 }))

/** What fills its box to the corners takes a tenth more room than other drawings. */
const wider = ({ box: [left, top, right, bottom], weight }: Taken): Taken => {
  const [dx, dy] = [(right - left) * 0.1, (bottom - top) * 0.1]
  return { box: [left - dx, top - dy, right + dx, bottom + dy], weight }
}

function zoneFor(backdrop: Backdrop, place: Place): Zone {
  const { sky, back, ground, water, peak } = backdrop.zones
  const fallback = ground ?? { left: 20, right: 580, top: 340, bottom: 388 }
  if (place === 'sky') return sky ?? { left: 80, right: 520, top: 70, bottom: 130 }
  if (place === 'corner') return { left: 60, right: 540, top: 104, bottom: 116 }
  if (place === 'back') return back ?? fallback
  if (place === 'peak') return peak ?? back ?? fallback
  if (place === 'water' || place === 'float') return water ?? fallback
  return fallback
}

const DEPTHS: Readonly<Record<Place, number>> = {
  corner: 0,
  peak: 1,
  sky: 2,
  back: 1000,
  float: 2000,
  water: 2000,
  ground: 3000,
  small: 3000,
}

function place(
  random: Random,
  backdrop: Backdrop,
  actor: Actor,
  wanted: number,
  wish: number,
  placed: Placed[],
  taken: Taken[],
): void {
  const rides = actor.action === 'ride'
  const boat = rides ? placed.find(({ piece }) => boatOf(piece)) : undefined
  if (boat) {
    board(actor, boat, placed, taken)
    return
  }
  const mount = rides ? placed.find(({ piece }) => isMount(piece)) : undefined
  if (mount) {
    ride(actor, mount, placed, taken)
    return
  }
  const isFirst = placed.every(({ piece }) => piece.subject !== actor.subject)
  const holder =
    actor.place === 'small' && isFirst
      ? [...placed].reverse().find(other => other.actor?.action === 'eat' || other.actor?.action === 'play')
      : undefined
  const zone = zoneFor(backdrop, actor.place)
  const near = holder ? besideOf(holder.piece.box, wanted) : wish
  const room = extent(actor.drawing, 1).height
  let size = Math.min(wanted, (zone.bottom - 12) / room)
  wanted = size
  let spot = { x: near, y: zone.bottom, clash: Infinity }
  for (; size >= wanted * SMALLEST_TRY; size *= 0.87) {
    const { width, height } = extent(actor.drawing, size)
    spot = findSpot(random, zone, width, height, near, taken)
    if (spot.clash < 0.12) break
  }
  if (holder?.actor?.action === 'eat') spot = { ...spot, y: atHand(holder.piece.box) }
  const flip = actor.turns ? spot.x < 300 : false
  const piece = put(actor.drawing, actor.name, { x: spot.x, y: spot.y, size, flip }, actor.subject)
  placed.push({ piece, depth: (DEPTHS[actor.place] ?? 0) + spot.y, actor, size })
  taken.push({ box: piece.box, weight: SUBJECT })
}

/** Where something small is held: before whoever holds it, or behind where there is no room. */
const besideOf = ([left, , right]: Piece['box'], width: number) =>
  left - width > 8 ? left - width * 0.45 : right + width * 0.45

/** The height at which hands hold the lower edge of something. */
const atHand = ([, top, , bottom]: Piece['box']) => bottom - (bottom - top) * 0.33

const isMount = (piece: Piece) => Object.keys(MOUNTS).some(name => drawingOf(name) === piece.drawing)

const boatOf = (piece: Piece) => Object.entries(BOATS).find(([name]) => drawingOf(name) === piece.drawing)?.[1]

/** Sets somebody behind the side of a boat, which hides the legs. */
function board(actor: Actor, boat: Placed, placed: Placed[], taken: Taken[]): void {
  const [left, top, right, bottom] = boat.piece.box
  const { across, seat } = boatOf(boat.piece) ?? { across: 0.5, seat: 0 }
  const y = bottom - (bottom - top) * seat
  const size = Math.min(actor.size * 1.2, (right - left) * 0.86, y - 8)
  const x = left + (right - left) * across
  const piece = put(actor.drawing, actor.name, { x, y, size, flip: false }, actor.subject)
  placed.push({ piece: { ...piece, mounted: true }, depth: boat.depth - 0.5, actor, size })
  taken.push({ box: piece.box, weight: SUBJECT })
}

/** Who stands on something flat is this much of its width. */
const FLAT = 0.62

/** Sets a rider on what it rides, a little smaller than beside it. */
function ride(actor: Actor, mount: Placed, placed: Placed[], taken: Taken[]): void {
  const [left, top, right, bottom] = mount.piece.box
  const seat = Object.entries(MOUNTS).find(([name]) => drawingOf(name) === mount.piece.drawing)?.[1] ?? 0.5
  const size = Math.min(actor.size * 1.2, Math.max((bottom - top) * 1.05, (right - left) * FLAT))
  const y = Math.max(size + 4, bottom - (bottom - top) * seat + size * 0.12)
  const piece = put(
    actor.drawing,
    actor.name,
    { x: (left + right) / 2, y, size, flip: mount.piece.matrix[0] < 0 },
    actor.subject,
  )
  placed.push({ piece: { ...piece, mounted: true }, depth: mount.depth + 0.5, actor, size })
  taken.push({ box: piece.box, weight: SUBJECT })
}

/** Whether the text brings it anyway; children are enough when the text has people of its own. */
function isThere(item: Decor, actors: readonly Actor[]): boolean {
  if (item.drawing.startsWith('child:')) return actors.some(actor => actor.person || actor.place === 'ground')
  return actors.some(actor => actor.drawing === drawingOf(item.drawing) || actor.name === item.name)
}

/** A decoration's drawing: of a file, or a child as 'child:any/running'. */
function drawingFor(name: string, turn = 0): Drawing {
  const [person = '', pose] = name.split('/')
  if (!person.startsWith('child:')) return drawingOf(name)
  return personDrawing(person, turn, pose === 'running' || pose === 'jumping' ? pose : 'waving')
}

function addDecor(random: Random, backdrop: Backdrop, item: Decor, placed: Placed[], taken: Taken[]): void {
  const hung = piecesNamed(backdrop, ['moldura da janela', 'lousa', 'moldura da lousa']).map(wider)
  for (let copy = 0; copy < item.count; copy++) {
    const drawing = drawingFor(item.drawing, Math.floor(random() * 6) + copy)
    const size = item.size * (0.9 + random() * 0.2)
    const { width, height } = extent(drawing, size)
    const zone = zoneFor(backdrop, item.place)
    const around = item.place === 'sky' ? [...taken, ...hung] : taken
    const elbow = item.drawing === FRAMED ? FRAME_ELBOW : ELBOW
    const { x, y, clash } = findSpot(random, zone, width * elbow, height * elbow, random() * 600, around)
    if (clash > (ROOM[item.place] ?? 0.04)) continue
    const piece = put(drawing, item.name, { x, y, size, flip: random() < 0.5 && item.place !== 'back' })
    placed.push({ piece, depth: (DEPTHS[item.place] ?? 0) + y - (item.place === 'small' ? 40 : 0), actor: null, size })
    taken.push({ box: boxAt(x, y, width, height), weight: item.place === 'back' ? DECOR * 3 : DECOR * 2 })
  }
}
