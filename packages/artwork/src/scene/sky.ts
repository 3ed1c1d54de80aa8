import { drawingOf } from '../drawing/store.ts'
import { between, pick, type Random } from '../random.ts'
import { HEIGHT, WIDTH } from '../regions/canvas.ts'
import type { Mood } from './backdrop.ts'
import { land, type Piece, put } from './piece.ts'
import { cloud, disc, polygon, rectangle, star } from './shapes.ts'

const DAY = ['#5fbdf5', '#7fcbf8', '#9fd9fb', '#bfe6fd', '#dcf2fe']
const NIGHT = ['#191c46', '#232760', '#2f3378', '#3d4190', '#4d52a8']
const STORM = ['#6f8fae', '#83a1bd', '#98b3cb', '#aec5d8', '#c6d7e5']
const DUSK = ['#ff9e6b', '#ffb07a', '#ffc48c', '#ffd7a3', '#ffe8c2']

const RAINBOW = ['#ff5a5f', '#ff9f1c', '#ffe14d', '#4cc96b', '#4d8dff', '#9b6bff']

/**
 * A sky down to `horizon`, cut into parts no hand would tire of filling: rings or rays around the sun, or soft bands.
 * Returns also where the sun or moon stands, so that nothing covers it.
 */
export function sky(random: Random, horizon: number, mood: Mood, { dusk = false, light = true } = {}): Piece[] {
  const colors = mood.night ? NIGHT : mood.fall ? STORM : dusk ? DUSK : DAY
  const ground = mood.night ? 'night' : 'sky'
  const left = random() < 0.5
  const [x, y] = [left ? between(random, 70, 110) : between(random, 490, 530), between(random, 62, 74)]
  const base = rectangle('céu', -8, -8, WIDTH + 16, HEIGHT + 16, colors[0] ?? '#fff', ground)
  const style =
    mood.rainbow || mood.fall ? 'bands' : pick(random, mood.night ? ['rings', 'bands'] : ['rings', 'rays', 'bands'])
  const parts =
    style === 'rings'
      ? [430, 330, 235, 150].map((r, index) => disc('céu', x, y, r, r, colors[index + 1] ?? '#fff', ground))
      : style === 'rays'
        ? rays(random, x, y, colors, ground)
        : bands(random, horizon, colors, ground)
  const shining = mood.night
    ? [put(drawingOf('crescent-moon'), 'lua', { x, y: y + 44, size: 84, flip: left })]
    : mood.fall
      ? []
      : [put(drawingOf('sun'), 'sol', { x, y: y + 46, size: 92, flip: false })]
  const bow = mood.rainbow ? rainbow(horizon) : []
  return [
    base,
    ...parts,
    ...bow,
    ...(light ? shining : []),
    ...(mood.night ? stars(random, x) : clouds(random, x, mood)),
    ...falling(random, horizon, mood),
  ]
}

function rays(random: Random, x: number, y: number, colors: readonly string[], ground: 'sky' | 'night'): Piece[] {
  const count = 18
  const turn = between(random, 0, Math.PI / count)
  const reach = 760
  const wedges = Array.from({ length: count / 2 }, (_, index) => {
    const [from, to] = [turn + (index * 4 * Math.PI) / count, turn + ((index * 2 + 1) * 2 * Math.PI) / count]
    return polygon(
      'raio de sol',
      [
        [x, y],
        [x + reach * Math.cos(from), y + reach * Math.sin(from)],
        [x + reach * Math.cos(to), y + reach * Math.sin(to)],
      ],
      colors[2] ?? '#fff',
      ground,
    )
  })
  return [...wedges, disc('céu', x, y, 92, 92, colors[3] ?? '#fff', ground)]
}

function bands(random: Random, horizon: number, colors: readonly string[], ground: 'sky' | 'night'): Piece[] {
  return [1, 2, 3].map(index => {
    const y = (horizon * index) / 4 + between(random, -6, 6)
    const [a, b, c] = [between(random, -26, 26), between(random, -26, 26), between(random, -12, 12)]
    const d = `M-8 ${y + c}C120 ${y + a} 220 ${y - a} 310 ${y}S500 ${y - b} 608 ${y - c}V408H-8Z`
    return land(
      'céu',
      d.replaceAll(/\d+\.\d+/g, value => Number(value).toFixed(1)),
      colors[index + 1] ?? '#fff',
      ground,
    )
  })
}

function rainbow(horizon: number): Piece[] {
  const arc = (radius: number, fill: string, name: string) =>
    land(
      name,
      `M${300 - radius} ${horizon + 70}A${radius} ${radius} 0 0 1 ${300 + radius} ${horizon + 70}Z`,
      fill,
      name === 'céu' ? 'sky' : 'none',
    )
  return [...RAINBOW.map((fill, index) => arc(258 - index * 21, fill, 'arco-íris')), arc(132, '#d7ecfb', 'céu')]
}

function clouds(random: Random, sunX: number, mood: Mood): Piece[] {
  const away = sunX < 300 ? [230, 400, 500] : [60, 200, 330]
  return away
    .slice(0, mood.rainbow ? 0 : mood.fall ? 3 : 2 + Math.floor(random() * 2))
    .map((x, index) =>
      cloud(
        x + between(random, -18, 18),
        62 + (index % 2) * 44 + between(random, -8, 14),
        between(random, 0.75, 1.15),
        mood.fall ? '#e3e9f0' : '#ffffff',
      ),
    )
}

function stars(random: Random, moonX: number): Piece[] {
  return Array.from(
    { length: 9 },
    (_, index) => [30 + index * 66 + between(random, -16, 16), between(random, 24, 150)] as const,
  )
    .filter(([x]) => Math.abs(x - moonX) > 70)
    .map(([x, y]) => star(x, y, between(random, 11, 16)))
}

/** Drops or flakes all over the sky. */
function falling(random: Random, horizon: number, { fall }: Mood): Piece[] {
  if (!fall) return []
  return Array.from({ length: 12 }, (_, index) => {
    const [x, y] = [34 + index * 48 + between(random, -14, 14), between(random, 100, horizon - 10)]
    if (fall === 'snow') return disc('floco de neve', x, y, 8, 8, '#ffffff')
    return put(drawingOf('ours/gota'), 'gota de chuva', { x, y, size: 25, flip: false })
  })
}
