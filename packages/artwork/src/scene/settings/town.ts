import { between, pick, type Random } from '../../random.ts'
import { decor, type Setting } from '../backdrop.ts'
import { land, type Piece } from '../piece.ts'
import { disc, hill, polygon, rectangle } from '../shapes.ts'
import { sky } from '../sky.ts'
import { zones } from './country.ts'

const WALLS = ['#f2b880', '#9cc5e8', '#f4a6a0', '#b9a6e0', '#a7d7a0', '#f6d97a', '#8fb3d9']

/** A house front or a tower with a roof of its own kind and rows of windows. */
function building(random: Random, x: number, width: number, top: number, base: number): Piece[] {
  const wall = pick(random, WALLS)
  const roof = pick(random, ['flat', 'gable', 'step', 'round'])
  const tops: Record<string, Piece[]> = {
    flat: [rectangle('cobertura', x - 4, top - 9, width + 8, 12, '#7d8ba0')],
    gable: [
      polygon(
        'telhado',
        [
          [x - 6, top + 2],
          [x + width / 2, top - 34],
          [x + width + 6, top + 2],
        ],
        '#c95b48',
      ),
    ],
    step: [rectangle('terraço', x + width * 0.22, top - 24, width * 0.56, 26, wall)],
    round: [
      land('cúpula', `M${x} ${top + 2}C${x} ${top - 34} ${x + width} ${top - 34} ${x + width} ${top + 2}Z`, '#6fa8c9'),
    ],
  }
  const columns = width > 78 ? 3 : 2
  const rows = Math.max(1, Math.min(4, Math.floor((base - top - 24) / 34)))
  const pane = (width - 14) / columns - 8
  const windows = Array.from({ length: rows * columns }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    return rectangle(
      'janela',
      x + 11 + column * (pane + 8),
      top + 14 + row * 34,
      pane,
      21,
      random() < 0.5 ? '#fff3b0' : '#dff1ff',
    )
  })
  return [...(tops[roof] ?? []), rectangle('prédio', x, top, width, base - top, wall), ...windows]
}

function skyline(random: Random, base: number): Piece[] {
  const out: Piece[] = []
  let x = between(random, -30, -8)
  while (x < 600) {
    const width = between(random, 62, 96)
    out.push(...building(random, x, width, between(random, 150, 190), base))
    x += width + between(random, 3, 10)
  }
  return out
}

const city: Setting = {
  id: 'city',
  label: 'uma cidade',
  words:
    'cidade,rua,avenida,estrada,rodovia,pista,urbano,urbana,centro,bairro,trânsito,calçada,são ' +
    'paulo,metrópole,favela,comunidade',
  water: false,
  light: true,
  build: (random, mood) => {
    const marks = [20, 138, 256, 374, 492].map(x =>
      rectangle('faixa da rua', x + between(random, -6, 6), 346, 58, 10, '#ffe08a'),
    )
    return {
      pieces: [
        ...sky(random, 190, mood),
        ...skyline(random, 270),
        land('calçada', 'M-8 266H608V300H-8Z', '#d8d3cb'),
        land('meio-fio', 'M-8 294H608V304H-8Z', '#b9b2a8'),
        land('rua', 'M-8 304H608V382H-8Z', '#79808c'),
        ...marks,
        land('calçada', 'M-8 380H608V408H-8Z', '#d8d3cb'),
      ],
      zones: {
        ...zones,
        back: { left: 40, right: 560, top: 286, bottom: 298 },
        ground: { left: 20, right: 580, top: 352, bottom: 390 },
        sky: { left: 60, right: 540, top: 60, bottom: 190 },
      },
      decor: [
        decor('deciduous-tree', 'árvore', 'back', 90, 2),
        decor('vertical-traffic-light', 'semáforo', 'back', 80),
        decor('automobile', 'carro', 'ground', 95),
      ],
    }
  },
}

/** Paper flags on a string across the sky, as in the feasts of June. */
export function bunting(y: number): Piece[] {
  const colors = ['#f8312f', '#ffd23f', '#00a651', '#1d5fbf', '#ff8fd0', '#ff822d']
  return Array.from({ length: 13 }, (_, index) => {
    const x = 6 + index * 46
    const top = y + 26 * Math.sin((Math.PI * (x + 18)) / 600)
    return polygon(
      'bandeirinha',
      [
        [x, top],
        [x + 34, top],
        [x + 34, top + 38],
        [x + 17, top + 27],
        [x, top + 38],
      ],
      colors[index % colors.length] ?? '#fff',
    )
  })
}

const school: Setting = {
  id: 'school',
  label: 'uma escola',
  words: 'escola,colégio,pátio,recreio,escolinha,creche',
  water: false,
  light: true,
  build: (random, mood) => ({
    pieces: [
      ...sky(random, 200, mood),
      hill(random, 'colina', 212, 26, 3, '#b7e08a', 'grass'),
      land('gramado', 'M-8 250H608V300H-8Z', '#9bd574', 'grass'),
      land('pátio', 'M-8 292H608V408H-8Z', '#f0d9b5', 'none'),
      polygon(
        'amarelinha',
        [
          [215, 312],
          [262, 312],
          [256, 342],
          [205, 342],
        ],
        '#ff9fb2',
      ),
      polygon(
        'amarelinha',
        [
          [266, 312],
          [313, 312],
          [314, 342],
          [260, 342],
        ],
        '#8fd4ff',
      ),
      polygon(
        'amarelinha',
        [
          [317, 312],
          [364, 312],
          [374, 342],
          [319, 342],
        ],
        '#ffe27a',
      ),
      polygon(
        'amarelinha',
        [
          [368, 312],
          [415, 312],
          [433, 342],
          [379, 342],
        ],
        '#b8e6a0',
      ),
      land('piso', 'M-8 366H608V408H-8Z', '#e3c698'),
    ],
    zones: {
      ...zones,
      back: { left: 60, right: 540, top: 288, bottom: 294 },
      ground: { left: 20, right: 580, top: 362, bottom: 390 },
    },
    decor: [
      decor('school', 'escola', 'back', 185),
      decor('ours/bandeira', 'bandeira', 'back', 120),
      decor('deciduous-tree', 'árvore', 'back', 125),
      decor('ours/escorregador', 'escorregador', 'back', 120),
      decor('ours/balao', 'balão', 'sky', 60),
      decor('books', 'livros', 'small', 50),
    ],
  }),
}

const village: Setting = {
  id: 'village',
  label: 'um arraial',
  words: 'festa junina,arraial,são joão,quadrilha,quermesse,folclore,lenda',
  water: false,
  light: false,
  build: (random, mood) => ({
    pieces: [
      ...sky(random, 200, mood, { light: false, dusk: random() < 0.5 && !mood.night }),
      ...bunting(14),
      hill(random, 'colina', 215, 30, 3, '#a9d68a', 'grass'),
      hill(random, 'mata', 244, 16, 4, '#7cc06a', 'grass'),
      hill(random, 'terreiro', 282, 8, 2, '#e6c48f', 'dry'),
      hill(random, 'terreiro', 344, 8, 2, '#d9b274', 'dry'),
    ],
    zones: { ...zones, back: { left: 60, right: 540, top: 278, bottom: 296 } },
    decor: [
      decor('hut', 'cabana', 'back', 115),
      decor('ours/fogueira', 'fogueira', 'small', 62),
      decor('palm-tree', 'coqueiro', 'back', 125),
      decor('deciduous-tree', 'árvore', 'back', 110),
    ],
  }),
}

const native: Setting = {
  id: 'aldeia',
  label: 'uma aldeia',
  words: 'aldeia,aldeia indígena,povos indígenas',
  water: false,
  light: true,
  build: (random, mood) => ({
    pieces: [
      ...sky(random, 200, mood),
      hill(random, 'mata', 190, 26, 5, '#6fbd6c', 'grass'),
      hill(random, 'mata', 232, 16, 3, '#8fcf8a', 'grass'),
      hill(random, 'terreiro', 280, 8, 2, '#e6c48f', 'dry'),
      land('rio', 'M-8 306C150 294 300 322 608 304V326C300 344 150 316 -8 328Z', '#63c3ea', 'water'),
      hill(random, 'terreiro', 346, 7, 2, '#d9b274', 'dry'),
    ],
    zones: { ...zones, back: { left: 60, right: 540, top: 276, bottom: 292 } },
    decor: [
      decor('ours/oca', 'oca', 'back', 135, 2),
      decor('palm-tree', 'palmeira', 'back', 125),
      decor('ours/fogueira', 'fogueira', 'small', 58),
      decor('canoe-dry', 'canoa', 'small', 62),
    ],
  }),
}

const castle: Setting = {
  id: 'castle',
  label: 'um reino encantado',
  words: 'castelo,reino,conto de fadas,mundo encantado,mundo mágico,fantasia',
  water: false,
  light: true,
  build: (random, mood) => ({
    pieces: [
      ...sky(random, 200, mood),
      hill(random, 'colina', 212, 36, 3, '#b7e08a', 'grass'),
      hill(random, 'colina', 250, 20, 2, '#9bd574', 'grass'),
      land('fosso', 'M-8 300C140 286 300 312 608 296V324C300 340 140 314 -8 328Z', '#7fd0f0', 'water'),
      hill(random, 'campo', 340, 9, 2, '#86c95f', 'grass'),
      disc('arbusto', -2, 404, 66, 42, '#5dbb63'),
      disc('arbusto', 604, 404, 62, 40, '#5dbb63'),
    ],
    zones: { ...zones, back: { left: 70, right: 530, top: 262, bottom: 280 } },
    decor: [
      decor('castle', 'castelo', 'back', 165),
      decor('deciduous-tree', 'árvore', 'back', 105, 2),
      decor('rose', 'rosa', 'small', 46, 3),
      decor('star', 'estrela', 'sky', 38, 2),
    ],
  }),
}

export const town: readonly Setting[] = [city, school, village, native, castle]
