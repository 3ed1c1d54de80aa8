import { between, type Random } from '../random.ts'
import { HEIGHT, WIDTH } from '../regions/canvas.ts'
import { type Ground, land, type Piece } from './piece.ts'

const OUT = 8
const round = (value: number) => Number(value.toFixed(1))

/** Ground from a rolling edge at height `y` down to the lower edge of the picture. */
export function hill(
  random: Random,
  name: string,
  y: number,
  swell: number,
  waves: number,
  fill: string,
  ground: Ground,
): Piece {
  const step = (WIDTH + 2 * OUT) / waves
  let way = random() < 0.5 ? -1 : 1
  let d = `M${-OUT} ${HEIGHT + OUT}V${round(y)}`
  for (let wave = 0; wave < waves; wave++) {
    const x = -OUT + wave * step
    const lift = way * swell * between(random, 0.7, 1.1)
    d +=
      `C${round(x + step * 0.35)} ${round(y - lift)} ${round(x + step * 0.65)} ${round(y - lift)} ` +
      `${round(x + step)} ${round(y)}`
    way = -way
  }
  return land(name, `${d}V${HEIGHT + OUT}Z`, fill, ground)
}

/** A cloud with a flat base: its left lower corner and a width of about 90 times `scale`. */
export function cloud(x: number, y: number, scale: number, fill = '#ffffff'): Piece {
  const by = (dx: number, dy: number) => `${round(dx * scale)} ${round(dy * scale)}`
  return land(
    'nuvem',
    `M${round(x)} ${round(y)}c${by(-20, 0)} ${by(-24, -27)} ${by(0, -29)}c${by(2, -27)} ${by(41, -31)} ` +
      `${by(49, -8)}c${by(20, -12)} ${by(39, 4)} ${by(31, 18)}c${by(13, 4)} ${by(9, 19)} ${by(-6, 19)}Z`,
    fill,
  )
}

/** A polygon from points. */
export function polygon(
  name: string,
  points: readonly (readonly [number, number])[],
  fill: string,
  ground: Ground = 'none',
) {
  return land(name, `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`, fill, ground)
}

export function rectangle(
  name: string,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  ground: Ground = 'none',
) {
  return land(name, `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`, fill, ground)
}

export function disc(
  name: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  ground: Ground = 'none',
) {
  const [w, h] = [round(rx), round(ry)]
  return land(
    name,
    `M${round(x - rx)} ${round(y)}a${w} ${h} 0 1 0 ${2 * w} 0a${w} ${h} 0 1 0 ${-2 * w} 0Z`,
    fill,
    ground,
  )
}

export function star(x: number, y: number, radius: number, fill = '#ffe27a'): Piece {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = -Math.PI / 2 + (index * Math.PI) / 5
    const reach = index % 2 ? radius * 0.5 : radius
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const
  })
  return polygon('estrela', points, fill)
}

/** A row of pickets with two rails, from x to x. */
export function fence(from: number, to: number, base: number, fill: string): Piece[] {
  const count = Math.floor((to - from) / 40)
  // They end behind the last picket: an end that sticks out is too small to colour.
  const rails = [base - 36, base - 13].map(y => rectangle('cerca', from + 4, y, (count - 1) * 40 + 12, 10, fill))
  const pickets = Array.from({ length: count }, (_, index) => {
    const x = from + index * 40
    return land('cerca', `M${x} ${base}V${base - 40}l10 -11l10 11V${base}Z`, fill)
  })
  return [...rails, ...pickets]
}
