import { between, type Random } from '../../random.ts'
import { decor, type Setting } from '../backdrop.ts'
import { land, type Piece } from '../piece.ts'
import { disc, hill } from '../shapes.ts'
import { sky } from '../sky.ts'
import { zones } from './country.ts'

const SEAS = ['#8fd8f2', '#63c3ea', '#3fa9dc', '#2a8fd0']

/** Water from a wavy edge down: crests of about 40 units. */
function sea(
  random: Random,
  y: number,
  fill: string,
  crest = 7,
  name = 'mar',
  ground: 'water' | 'deep' = 'water',
): Piece {
  const start = -60 + between(random, 0, 38)
  let d = `M-60 408V${y}L${start.toFixed(1)} ${y}`
  for (let wave = 0; wave < 9; wave++) d += `q19 ${-2 * crest} 38 0q19 ${2 * crest} 38 0`
  return land(name, `${d}V408Z`, fill, ground)
}

const beach: Setting = {
  id: 'sea',
  label: 'uma praia',
  words: 'mar,praia,oceano,litoral,costa,areia,beira mar,férias na praia,porto',
  water: true,
  light: true,
  build: (random, mood) => {
    const left = random() < 0.5
    const shore = left
      ? 'M-8 300C90 286 200 318 320 330C430 340 520 356 608 362V408H-8Z'
      : 'M608 300C510 286 400 318 280 330C170 340 80 356 -8 362V408H608Z'
    const foam = left
      ? 'M-8 284C90 270 210 304 324 316C440 328 520 342 608 348V362C520 356 430 340 320 330C200 318 90 286 -8 300Z'
      : 'M608 284C510 270 390 304 276 316C160 328 80 342 -8 348V362C80 356 170 340 280 330C400 318 510 286 608 300Z'
    return {
      pieces: [
        ...sky(random, 200, mood),
        land('mar', 'M-8 196H608V408H-8Z', SEAS[0] ?? '', 'water'),
        sea(random, 222, SEAS[1] ?? ''),
        sea(random, 254, SEAS[2] ?? ''),
        land('espuma', foam, '#ffffff'),
        land('areia', shore, '#f6dfa4', 'sand'),
        hill(random, 'areia', 376, 7, 2, '#eccd86', 'sand'),
      ],
      zones: {
        ...zones,
        peak: { left: 200, right: 400, top: 205, bottom: 208 },
        back: left ? { left: 20, right: 150, top: 312, bottom: 330 } : { left: 450, right: 580, top: 312, bottom: 330 },
        ground: { left: 20, right: 580, top: 350, bottom: 390 },
        water: left
          ? { left: 190, right: 575, top: 250, bottom: 292 }
          : { left: 25, right: 410, top: 250, bottom: 292 },
      },
      decor: [
        decor('palm-tree', 'coqueiro', 'back', 150),
        decor('sailboat-dry', 'barco', 'float', 85),
        decor('ours/concha', 'concha', 'small', 38, 2),
        decor('crab', 'caranguejo', 'small', 44),
      ],
    }
  },
}

const weed = (random: Random, x: number): Piece => {
  const [height, lean] = [between(random, 80, 140), between(random, -18, 18)]
  const y = 372
  return land(
    'alga',
    `M${x} ${y}C${x - 22} ${y - height * 0.3} ${x + 16} ${y - height * 0.6} ${x + lean} ` +
      `${y - height}C${x + lean + 30} ${y - height * 0.7} ${x + 8} ${y - height * 0.35} ${x + 22} ${y}Z`,
    '#3fae6a',
  )
}

const underwater: Setting = {
  id: 'underwater',
  label: 'o fundo do mar',
  words: 'fundo do mar,embaixo da água,debaixo d agua,submarino,recife de coral,mergulho,mergulhador,vida marinha',
  water: true,
  light: false,
  build: random => ({
    pieces: [
      land('água', 'M-8 -8H608V408H-8Z', '#9fe0f5', 'deep'),
      sea(random, 66, '#74cdee', 9, 'água', 'deep'),
      sea(random, 148, '#52b7e2', 10, 'água', 'deep'),
      sea(random, 226, '#3b9fd2', 10, 'água', 'deep'),
      sea(random, 292, '#2f88bd', 9, 'água', 'deep'),
      ...[30, 70, 300, 520, 560].map(x => weed(random, x + between(random, -16, 16))),
      hill(random, 'areia', 346, 14, 2, '#f6dfa4', 'sand'),
      hill(random, 'areia', 378, 7, 3, '#e6c780', 'sand'),
      ...Array.from({ length: 6 }, (_, index) => {
        const radius = between(random, 8, 14)
        return disc(
          'bolha',
          60 + index * 96 + between(random, -24, 24),
          between(random, 30, 120),
          radius,
          radius,
          '#dff6ff',
        )
      }),
    ],
    zones: {
      ...zones,
      sky: { left: 40, right: 560, top: 70, bottom: 130 },
      back: { left: 40, right: 560, top: 352, bottom: 372 },
      ground: { left: 30, right: 570, top: 368, bottom: 390 },
      water: { left: 40, right: 560, top: 120, bottom: 325 },
      peak: null,
    },
    decor: [
      decor('ours/coral', 'coral', 'small', 84, 2),
      decor('tropical-fish', 'peixe', 'water', 58, 2),
      decor('fish', 'peixe', 'water', 52, 2),
      decor('ours/concha', 'concha', 'small', 40),
    ],
  }),
}

const river: Setting = {
  id: 'river',
  label: 'um rio',
  words:
    'rio,lago,lagoa,riacho,igarapé,pantanal,represa,recursos naturais,recurso,água ' +
    'doce,mangue,açude,brejo,córrego,nascente',
  water: true,
  light: true,
  build: (random, mood) => {
    const wide = random() < 0.5 || mood.wet
    const water = wide
      ? [
          land(
            'rio',
            'M-8 282C120 268 240 300 360 290C460 282 540 276 608 284V338C520 344 420 340 330 346C220 352 100 ' +
              '336 -8 342Z',
            SEAS[1] ?? '',
            'water',
          ),
          land(
            'rio',
            'M-8 312C120 298 240 326 360 318C460 312 540 306 608 314V338C520 344 420 340 330 346C220 352 100 ' +
              '336 -8 342Z',
            SEAS[2] ?? '',
            'water',
          ),
        ]
      : [
          land(
            'rio',
            'M300 238C350 270 190 286 240 316C290 350 150 376 110 408H360C440 376 420 340 350 314C290 290 420 ' +
              '268 330 236Z',
            SEAS[1] ?? '',
            'water',
          ),
        ]
    return {
      pieces: [
        ...sky(random, 200, mood),
        hill(random, 'mata', 205, 34, 4, '#7cc06a', 'grass'),
        hill(random, 'margem', 242, 18, 2, '#a5d983', 'grass'),
        ...water,
        wide ? hill(random, 'margem', 352, 8, 2, '#8fcf6c', 'grass') : disc('pedra', 380, 396, 40, 16, '#b9c0c9'),
      ],
      zones: {
        ...zones,
        ground: { left: 20, right: 580, top: wide ? 366 : 345, bottom: 390 },
        water: wide
          ? { left: 50, right: 550, top: 322, bottom: 338 }
          : { left: 190, right: 360, top: 330, bottom: 392 },
      },
      decor: [
        decor('deciduous-tree', 'árvore', 'back', 120, 2),
        decor('palm-tree', 'palmeira', 'back', 115),
        decor('ours/vitoria-regia', 'vitória-régia', 'float', 96),
        decor('ours/capim', 'ramo', 'small', 62, 2),
        decor('ours/pedra', 'pedra', 'small', 46),
      ],
    }
  },
}

const TILES = ['#f6ead2', '#ecd9b4']

const pool: Setting = {
  id: 'pool',
  label: 'uma piscina',
  words: 'piscina,clube,parque aquático,natação,piscininha,toboágua',
  water: true,
  light: true,
  build: (random, mood) => ({
    pieces: [
      ...sky(random, 200, mood),
      hill(random, 'gramado', 205, 22, 3, '#a5d983', 'grass'),
      land('piso', 'M-8 238H608V408H-8Z', TILES[0] ?? '', 'dry'),
      land('borda da piscina', 'M70 256H530L604 350H-4Z', '#ffffff'),
      land('água da piscina', 'M84 266H516L574 338H26Z', SEAS[0] ?? '', 'water'),
      sea(random, 290, SEAS[1] ?? '', 5, 'água da piscina'),
      // What is beyond the edge is covered by the floor before it and beside it.
      land('piso', 'M-8 238H98L26 338H574L502 238H608V408H-8Z', TILES[0] ?? '', 'dry'),
      land('borda da piscina', 'M-8 338H608V354H-8Z', '#ffffff'),
      ...[0, 1, 2, 3].map(index =>
        land('ladrilho', `M${index * 152 - 8} 354h152v54h-152Z`, TILES[index % 2] ?? '', 'dry'),
      ),
    ],
    zones: {
      ...zones,
      back: { left: 40, right: 560, top: 240, bottom: 252 },
      ground: { left: 20, right: 580, top: 362, bottom: 390 },
      water: { left: 120, right: 480, top: 312, bottom: 330 },
    },
    decor: [
      decor('umbrella-on-ground', 'guarda-sol', 'back', 105),
      decor('palm-tree', 'coqueiro', 'back', 120, 2),
      decor('ours/boia', 'boia', 'float', 88, 2),
    ],
  }),
}

export const waterSettings: readonly Setting[] = [beach, underwater, river, pool]
