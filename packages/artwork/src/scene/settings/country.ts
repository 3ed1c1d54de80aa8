import { between } from '../../random.ts'
import { decor, type Setting } from '../backdrop.ts'
import { land, type Piece } from '../piece.ts'
import { disc, fence, hill, polygon } from '../shapes.ts'
import { sky } from '../sky.ts'

const GREENS = ['#b7e08a', '#9bd574', '#86c95f', '#74bb4f']

export const zones = {
  sky: { left: 40, right: 560, top: 60, bottom: 178 },
  back: { left: 30, right: 570, top: 240, bottom: 275 },
  ground: { left: 20, right: 580, top: 340, bottom: 388 },
  water: null,
  peak: { left: 120, right: 480, top: 255, bottom: 265 },
}

/** A road that widens from the far hills to the lower edge, bending on its way. */
function road(name: string, x: number, to: number, y: number, fill: string): Piece {
  return land(
    name,
    `M${x} ${y}C${x + 40} ${y + 50} ${to - 120} ${y + 70} ${to - 60} 408H${to + 110}C${to} ${y + 90} ` +
      `${x + 110} ${y + 50} ${x + 34} ${y}Z`,
    fill,
  )
}

const park: Setting = {
  id: 'park',
  label: 'um parque',
  words: 'parque,praça,quintal,jardim,campo,gramado,bosque,pracinha,parquinho,natureza',
  water: false,
  light: true,
  build: (random, mood) => {
    const path =
      random() < 0.6 ? [road('caminho', between(random, 200, 380), between(random, 120, 420), 245, '#ecd9a8')] : []
    const pond = path.length === 0 ? [disc('lago', between(random, 160, 440), 292, 92, 17, '#7fd0f0', 'water')] : []
    return {
      pieces: [
        ...sky(random, 210, mood),
        hill(random, 'colina', 215, 40, 3, GREENS[0] ?? '', 'grass'),
        hill(random, 'colina', 250, 26, 2, GREENS[1] ?? '', 'grass'),
        ...path,
        ...pond,
        hill(random, 'gramado', 322, 14, 2, GREENS[2] ?? '', 'grass'),
        hill(random, 'gramado', 368, 8, 3, GREENS[3] ?? '', 'grass'),
      ],
      zones,
      decor: [
        decor('deciduous-tree', 'árvore', 'back', between(random, 105, 135), 2),
        decor('evergreen-tree', 'pinheiro', 'back', 105),
        decor('ours/tulipa', 'flor', 'small', 58, 2),
        decor('ours/flor', 'flor', 'small', 54, 2),
      ],
    }
  },
}

/** Two fields with stripes of crops that run to a point far away. */
function crops(x: number, to: number): Piece[] {
  const field = polygon(
    'plantação',
    [
      [x, 262],
      [x + 150, 262],
      [to + 330, 408],
      [to - 120, 408],
    ],
    '#e6c483',
    'none',
  )
  const furrows = [0, 1, 2, 3].map(index => {
    const [a, b] = [x + 10 + index * 36, to - 80 + index * 105]
    return polygon(
      'canteiro',
      [
        [a, 262],
        [a + 17, 262],
        [b + 52, 408],
        [b, 408],
      ],
      '#b9d96b',
    )
  })
  return [field, ...furrows]
}

const farm: Setting = {
  id: 'farm',
  label: 'uma fazenda',
  words:
    'fazenda,sítio,roça,fazendinha,zona rural,rural,agricultura,plantação,colheita,interior,pecuária,pasto,' +
    'lavoura,chácara,horta',
  water: false,
  light: true,
  build: (random, mood) => {
    const right = random() < 0.5
    const posts = right ? fence(-4, 240, 300, '#fff7e6') : fence(360, 604, 300, '#fff7e6')
    return {
      pieces: [
        ...sky(random, 200, mood),
        hill(random, 'colina', 205, 38, 3, GREENS[0] ?? '', 'grass'),
        hill(random, 'pasto', 248, 18, 2, GREENS[1] ?? '', 'grass'),
        ...(right ? crops(380, 420) : crops(70, 60)),
        ...posts,
        hill(random, 'pasto', 340, 8, 2, GREENS[2] ?? '', 'grass'),
      ],
      zones,
      decor: [
        decor(random() < 0.5 ? 'ours/celeiro' : 'house', 'casa da fazenda', 'back', 130),
        decor('deciduous-tree', 'árvore', 'back', 105),
        decor('ours/cata-vento', 'cata-vento', 'back', 110),
        decor('ours/girassol', 'girassol', 'small', 78, 2),
        decor('baby-chick', 'pintinho', 'small', 42),
      ],
    }
  },
}

const soccer: Setting = {
  id: 'field',
  label: 'um campo de futebol',
  words: 'campo de futebol,quadra,estádio de futebol,futebol,copa do mundo,jogo de bola,educação física',
  water: false,
  light: true,
  build: (random, mood) => {
    const stripes = [0, 1, 2, 3, 4].map(index =>
      polygon(
        'faixa do gramado',
        [
          [60 + index * 105, 250],
          [112 + index * 105, 250],
          [40 + index * 150 - 60, 408],
          [-90 + index * 150, 408],
        ],
        GREENS[2] ?? '',
        'grass',
      ),
    )
    return {
      pieces: [
        ...sky(random, 200, mood),
        hill(random, 'colina', 205, 30, 3, '#8fcf8a', 'grass'),
        land('arquibancada', 'M-8 256V212H608V256Z', '#c9d4e3'),
        land('arquibancada', 'M-8 232H608V256H-8Z', '#9fb2cc'),
        land('gramado', 'M-8 254H608V408H-8Z', GREENS[1] ?? '', 'grass'),
        ...stripes,
      ],
      zones,
      decor: [
        decor('ours/gol', 'gol', 'back', 150),
        decor('ours/bandeira', 'bandeira', 'back', 105),
        decor('child:any/running', 'criança', 'ground', 140, 2),
      ],
    }
  },
}

const mountain: Setting = {
  id: 'mountain',
  label: 'uma serra',
  words: 'montanha,serra,morro,relevo,cordilheira,planalto,vale,pico,alpes,trilha,clima,altitude',
  water: false,
  light: true,
  build: (random, mood) => {
    const peak = (x: number, width: number, top: number, fill: string, shade: string): Piece[] => {
      const cap = top + (262 - top) * 0.28
      const edge = (width / 2) * 0.28
      return [
        polygon(
          'montanha',
          [
            [x - width / 2, 262],
            [x, top],
            [x + width / 2, 262],
          ],
          fill,
        ),
        polygon(
          'encosta',
          [
            [x + width * 0.03, 262],
            [x, top],
            [x + width / 2, 262],
          ],
          shade,
        ),
        polygon(
          'neve do pico',
          [
            [x - edge, cap],
            [x, top],
            [x + edge, cap],
            [x + edge * 0.45, cap - 12],
            [x, cap + 12],
            [x - edge * 0.5, cap - 10],
          ],
          '#ffffff',
        ),
      ]
    }
    const shift = between(random, -40, 40)
    return {
      pieces: [
        ...sky(random, 190, mood),
        ...peak(110 + shift, 300, 112, '#94a6bf', '#7689a6'),
        ...peak(500 + shift, 310, 100, '#94a6bf', '#7689a6'),
        ...peak(300 + shift, 360, 62, '#8496b0', '#62748f'),
        hill(random, 'colina', 240, 22, 3, GREENS[0] ?? '', 'grass'),
        ...(random() < 0.5 ? [road('trilha', 330, 260, 250, '#ecd9a8')] : [road('riacho', 200, 380, 250, '#7fd0f0')]),
        hill(random, 'campo', 330, 14, 2, GREENS[2] ?? '', 'grass'),
      ],
      zones,
      decor: [
        decor('evergreen-tree', 'pinheiro', 'back', 105, 2),
        decor('ours/araucaria', 'araucária', 'back', 125),
        decor('ours/pedra', 'pedra', 'small', 50),
        decor('ours/tulipa', 'flor', 'small', 58, 2),
      ],
    }
  },
}

export const country: readonly Setting[] = [park, farm, soccer, mountain]
