import { between } from '../../random.ts'
import { decor, type Setting } from '../backdrop.ts'
import { land, type Piece } from '../piece.ts'
import { disc, hill, polygon } from '../shapes.ts'
import { sky } from '../sky.ts'
import { zones } from './country.ts'

/** A big leaf growing into the picture from a corner, with its middle vein. */
function leaf(x: number, y: number, length: number, degrees: number, fill: string): Piece[] {
  const angle = (degrees * Math.PI) / 180
  const at = (along: number, across: number) =>
    `${(x + along * length * Math.cos(angle) - across * length * Math.sin(angle)).toFixed(1)} ` +
    `${(y + along * length * Math.sin(angle) + across * length * Math.cos(angle)).toFixed(1)}`
  return [
    land(
      'folha',
      `M${at(0, 0)}C${at(0.2, 0.32)} ${at(0.75, 0.28)} ${at(1, 0)}C${at(0.75, -0.28)} ${at(0.2, -0.32)} ${at(0, 0)}Z`,
      fill,
    ),
    land('folha', `M${at(0, 0)}C${at(0.2, 0.32)} ${at(0.75, 0.28)} ${at(1, 0)}Z`, '#4aa65a'),
  ]
}

const forest: Setting = {
  id: 'forest',
  label: 'uma floresta',
  words: 'floresta,mata,selva,amazônia,mata atlântica,mato,floresta amazônica,bosque encantado',
  water: false,
  light: false,
  build: (random, mood) => {
    const trunks = [
      [48, 38],
      [150, 26],
      [448, 28],
      [545, 40],
    ].map(([x = 0, width = 0]) => {
      const center = x + between(random, -14, 14)
      return polygon(
        'tronco',
        [
          [center - width / 2, 40],
          [center + width / 2, 40],
          [center + width * 0.72, 300],
          [center - width * 0.72, 300],
        ],
        '#8c6a48',
      )
    })
    return {
      pieces: [
        ...sky(random, 190, mood, { light: false }),
        hill(random, 'mata ao longe', 170, 30, 4, '#8fcf8a', 'grass'),
        hill(random, 'mata', 215, 26, 3, '#6fbd6c', 'grass'),
        ...trunks,
        land(
          'copa',
          'M-8 -8H608V52C580 82 540 84 516 62C486 92 440 86 420 58C396 82 352 82 332 52C306 78 262 78 242 ' +
            '50C216 84 172 82 152 56C126 90 80 86 58 60C40 84 10 84 -8 60Z',
          '#3f9a52',
        ),
        land(
          'copa',
          'M-8 -8H608V22C570 46 520 46 490 26C450 48 400 44 372 22C340 44 292 42 262 20C226 46 180 44 150 ' +
            '24C112 48 50 46 -8 24Z',
          '#2f8246',
        ),
        hill(random, 'chão da mata', 282, 14, 3, '#9bd574', 'grass'),
        hill(random, 'chão da mata', 340, 10, 2, '#7fc45c', 'grass'),
        ...leaf(-6, 404, 120, -58, '#5dbb63'),
        ...leaf(606, 404, 120, -122, '#5dbb63'),
      ],
      zones: {
        ...zones,
        back: { left: 60, right: 540, top: 270, bottom: 300 },
        sky: { left: 120, right: 480, top: 110, bottom: 170 },
      },
      decor: [
        decor('ours/pau-brasil', 'pau-brasil', 'back', 150),
        decor('mushroom', 'cogumelo', 'small', 44, 2),
        decor('ours/borboleta', 'borboleta', 'sky', 46, 2),
        decor('ours/capim', 'ramo', 'small', 62, 2),
      ],
    }
  },
}

const dry = (
  random: Parameters<Setting['build']>[0],
  mood: Parameters<Setting['build']>[1],
  colors: readonly string[],
) => [
  ...sky(random, 200, mood, { dusk: !mood.night }),
  hill(random, 'serra', 206, 20, 3, colors[0] ?? '', 'dry'),
  hill(random, 'campo', 240, 16, 2, colors[1] ?? '', 'dry'),
  hill(random, 'campo', 285, 12, 3, colors[2] ?? '', 'dry'),
  hill(random, 'chão', 340, 9, 2, colors[3] ?? '', 'dry'),
]

const cerrado: Setting = {
  id: 'cerrado',
  label: 'o cerrado',
  words: 'cerrado,goiás,chapada,veredas',
  water: false,
  light: true,
  build: (random, mood) => ({
    pieces: dry(random, mood, ['#b8a56c', '#d9c97a', '#c6bd62', '#d6b56a']),
    zones,
    decor: [
      decor('ours/ipe', 'ipê', 'back', 140, 2),
      decor('ours/pau-brasil', 'árvore', 'back', 105),
      decor('ours/pedra', 'pedra', 'small', 48),
      decor('ours/capim', 'capim', 'small', 62, 3),
    ],
  }),
}

const caatinga: Setting = {
  id: 'caatinga',
  label: 'a caatinga',
  words: 'caatinga,sertão,nordeste,seca,semiárido,agreste',
  water: false,
  light: true,
  build: (random, mood) => ({
    pieces: [
      ...dry(random, mood, ['#c99a6b', '#e0b57d', '#d8a868', '#e6c08a']),
      ...[70, 300, 500].map(x =>
        polygon(
          'rachadura do chão',
          [
            [x, 388],
            [x + 34, 372],
            [x + 78, 380],
            [x + 96, 398],
            [x + 40, 402],
          ],
          '#c98f5c',
        ),
      ),
    ],
    zones,
    decor: [
      decor('ours/mandacaru', 'mandacaru', 'back', 135, 2),
      decor('cactus', 'cacto', 'back', 90),
      decor('ours/pedra', 'pedra', 'small', 50, 2),
      decor('ours/capim', 'ramo seco', 'small', 62),
    ],
  }),
}

const savanna: Setting = {
  id: 'savanna',
  label: 'a savana',
  words: 'savana,áfrica,safári,zoológico',
  water: false,
  light: true,
  build: (random, mood) => ({
    pieces: [
      ...dry(random, mood, ['#c9b06b', '#e3cf7f', '#d3c168', '#e0c878']),
      disc('lagoa', between(random, 180, 420), 306, 80, 14, '#7fd0f0', 'water'),
    ],
    zones,
    decor: [
      decor('ours/pau-brasil', 'árvore', 'back', 130, 2),
      decor('palm-tree', 'palmeira', 'back', 115),
      decor('ours/pedra', 'pedra', 'small', 50, 2),
      decor('ours/capim', 'capim', 'small', 62, 2),
    ],
  }),
}

const desert: Setting = {
  id: 'desert',
  label: 'um deserto',
  words: 'deserto,saara,egito,duna,lençóis maranhenses',
  water: false,
  light: true,
  build: (random, mood) => ({
    pieces: dry(random, mood, ['#f0cf92', '#f4d9a0', '#ecc683', '#f6dfae']),
    zones,
    decor: [
      decor('cactus', 'cacto', 'back', 100, 2),
      decor('palm-tree', 'palmeira', 'back', 120),
      decor('ours/pedra', 'pedra', 'small', 50, 2),
    ],
  }),
}

const volcano: Setting = {
  id: 'volcano',
  label: 'a terra dos dinossauros',
  words: 'pré história,jurássico,tempo dos dinossauros,terra dos dinossauros',
  water: false,
  light: true,
  build: (random, mood) => ({
    pieces: [
      ...sky(random, 200, mood, { dusk: random() < 0.5 }),
      hill(random, 'serra', 212, 28, 3, '#a9c98a', 'grass'),
      hill(random, 'campo', 250, 18, 2, '#9bd574', 'grass'),
      disc('lagoa', between(random, 150, 450), 306, 90, 15, '#7fd0f0', 'water'),
      hill(random, 'campo', 336, 10, 2, '#7fc45c', 'grass'),
      ...leaf(-6, 404, 105, -55, '#5dbb63'),
      ...leaf(606, 404, 105, -125, '#5dbb63'),
    ],
    zones,
    decor: [
      decor('volcano', 'vulcão', 'peak', 170),
      decor('palm-tree', 'palmeira', 'back', 130, 2),
      decor('ours/pedra', 'pedra', 'small', 48),
      decor('hatching-chick', 'ovo', 'small', 44),
      decor('ours/capim', 'samambaia', 'small', 62, 2),
    ],
  }),
}

const snow: Setting = {
  id: 'snow',
  label: 'um lugar com neve',
  words: 'neve,inverno,gelo,polo norte,polo sul,antártica,ártico,frio,geleira,antártida',
  water: false,
  light: true,
  build: (random, mood) => ({
    pieces: [
      ...sky(random, 200, mood),
      polygon(
        'montanha de gelo',
        [
          [-20, 250],
          [80, 108],
          [150, 170],
          [200, 130],
          [300, 250],
        ],
        '#d3e4f5',
      ),
      polygon(
        'montanha de gelo',
        [
          [300, 250],
          [420, 120],
          [480, 170],
          [530, 140],
          [640, 250],
        ],
        '#c3d9f0',
      ),
      hill(random, 'neve', 225, 22, 3, '#eef6fd', 'snow'),
      hill(random, 'neve', 262, 16, 2, '#e2effa', 'snow'),
      disc('lago gelado', between(random, 160, 440), 312, 100, 17, '#a9dcf5', 'none'),
      hill(random, 'neve', 344, 9, 2, '#f7fbff', 'snow'),
    ],
    zones,
    decor: [
      decor('evergreen-tree', 'pinheiro', 'back', 115, 3),
      decor('ours/floco', 'floco de neve', 'sky', 44, 3),
      decor('ours/pedra', 'pedra', 'small', 46),
    ],
  }),
}

export const wild: readonly Setting[] = [forest, cerrado, caatinga, savanna, desert, volcano, snow]
