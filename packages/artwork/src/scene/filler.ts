import { drawingOf } from '../drawing/store.ts'
import { IDENTITY } from '../geometry/matrix.ts'
import { overlapOf } from '../geometry/rings.ts'
import { pick, type Random } from '../random.ts'
import { SCALE } from '../regions/canvas.ts'
import type { Component } from '../regions/components.ts'
import { extent, type Ground, type Piece, put } from './piece.ts'

/** Small things that may be added to a part of the landscape, each with its size. */
const FILLERS: Readonly<Record<Ground, readonly (readonly [drawing: string, name: string, size: number])[]>> = {
  sky: [
    ['ours/passarinho', 'passarinho', 44],
    ['ours/borboleta', 'borboleta', 46],
    ['ours/pipa', 'pipa', 70],
    ['ours/balao', 'balão', 56],
  ],
  night: [['star', 'estrela', 32]],
  space: [
    ['star', 'estrela', 34],
    ['ringed-planet', 'planeta', 60],
  ],
  grass: [
    ['ours/tulipa', 'flor', 58],
    ['ours/flor', 'flor', 54],
    ['mushroom', 'cogumelo', 42],
    ['seedling', 'plantinha', 42],
    ['snail', 'caracol', 46],
  ],
  dry: [
    ['ours/pedra', 'pedra', 46],
    ['ours/capim', 'capim', 56],
    ['cactus', 'cacto', 60],
  ],
  sand: [
    ['ours/concha', 'concha', 40],
    ['crab', 'caranguejo', 46],
  ],
  snow: [
    ['ours/pedra', 'pedra', 44],
    ['seedling', 'plantinha', 40],
  ],
  water: [
    ['fish', 'peixe', 46],
    ['tropical-fish', 'peixe', 46],
  ],
  deep: [
    ['fish', 'peixe', 52],
    ['tropical-fish', 'peixe', 56],
  ],
  wall: [
    ['ours/quadro', 'quadro', 60],
    ['ours/balao', 'balão', 60],
  ],
  floor: [],
  none: [],
}

/** Things of the right kind in the widest empty parts of the landscape, at most `count`, none of those not wanted. */
export function fillers(
  random: Random,
  pieces: readonly Piece[],
  empty: readonly (Component & { piece: number })[],
  count: number,
  without: readonly string[] = [],
): Piece[] {
  const things = pieces.filter(({ matrix }) => matrix !== IDENTITY)
  const added: Piece[] = []
  for (const component of [...empty].sort((a, b) => b.depth - a.depth)) {
    if (added.length >= count) break
    const kinds = FILLERS[pieces[component.piece]?.ground ?? 'none'].filter(([, label]) => !without.includes(label))
    const room = (component.depth / SCALE) * 1.5
    if (kinds.length === 0 || room < 30) continue
    const [name, label, size] = pick(random, kinds)
    const drawing = drawingOf(name)
    const fit = Math.min(size, room)
    const { height } = extent(drawing, fit)
    const y = component.y / SCALE + height / 2
    const piece = put(drawing, label, { x: component.x / SCALE, y, size: fit, flip: random() < 0.5 })
    if ([...things, ...added].every(({ box }) => overlapOf(box, piece.box) < 0.02)) added.push(piece)
  }
  return added
}
