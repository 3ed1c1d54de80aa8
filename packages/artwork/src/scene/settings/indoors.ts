import { between, pick, type Random } from '../../random.ts'
import { decor, type Setting } from '../backdrop.ts'
import { land, type Piece } from '../piece.ts'
import { disc, polygon, rectangle } from '../shapes.ts'
import { zones } from './country.ts'
import { bunting } from './town.ts'

const inside = {
  ...zones,
  sky: { left: 60, right: 540, top: 110, bottom: 195 },
  back: { left: 50, right: 550, top: 284, bottom: 296 },
  ground: { left: 20, right: 580, top: 350, bottom: 390 },
  peak: null,
}

/** A wall in broad stripes, a skirting board and floor boards that run to the back. */
function room(random: Random, walls: readonly [string, string], floor: readonly [string, string]): Piece[] {
  const width = 100
  const shift = between(random, -40, 0)
  const stripes = Array.from({ length: 8 }, (_, index) =>
    rectangle('parede', shift + index * width, -8, width, 280, walls[index % 2 === 0 ? 0 : 1], 'wall'),
  )
  const boards = Array.from({ length: 7 }, (_, index) => {
    const x = -60 + index * 120
    return polygon(
      'chão',
      [
        [150 + index * 50 - 150, 278],
        [200 + index * 100 - 100, 278],
        [x + 120, 408],
        [x, 408],
      ],
      floor[index % 2 === 0 ? 0 : 1],
    )
  })
  return [
    ...stripes,
    land('chão', 'M-8 276H608V408H-8Z', floor[0]),
    ...boards,
    land('rodapé', 'M-8 262H608V280H-8Z', '#ffffff'),
  ]
}

/** A window with four panes, through which one sees the sky. */
function paned(x: number, y: number): Piece[] {
  return [
    rectangle('moldura da janela', x - 8, y - 8, 116, 104, '#a87442'),
    ...[
      [0, 0],
      [54, 0],
      [0, 48],
      [54, 48],
    ].map(([dx = 0, dy = 0]) => rectangle('vidro da janela', x + dx, y + dy, 46, 40, '#bfe6fd')),
  ]
}

const home: Setting = {
  id: 'home',
  label: 'uma casa',
  words: 'sala,quarto,cozinha,banheiro,dentro de casa,sala de casa,meu quarto',
  water: false,
  light: false,
  build: random => {
    const left = random() < 0.5
    return {
      pieces: [
        ...room(
          random,
          pick(random, [
            ['#ffe3c9', '#fff0df'],
            ['#d9ecff', '#eaf5ff'],
            ['#e7f5dc', '#f3fbec'],
          ] as const),
          ['#d9a86c', '#c9955a'],
        ),
        ...paned(left ? 60 : 430, 70),
        disc('tapete', 300, 356, 190, 36, '#ff9f8f'),
        disc('tapete', 300, 356, 130, 22, '#ffd7cf'),
      ],
      zones: inside,
      decor: [
        decor('ours/sofa', 'sofá', 'back', 130),
        decor('ours/quadro', 'quadro', 'sky', 62, 2),
        decor('ours/vaso', 'vaso de planta', 'small', 70),
        decor('teddy-bear', 'ursinho', 'small', 56),
        decor('soccer-ball', 'bola', 'small', 40),
      ],
    }
  },
}

const classroom: Setting = {
  id: 'classroom',
  label: 'uma sala de aula',
  words: 'sala de aula,aula,classe,lousa,quadro negro,prova,lição,matemática,estudar,estudando,minha sala',
  water: false,
  light: false,
  build: random => {
    const left = random() < 0.5
    const x = left ? 60 : 270
    return {
      pieces: [
        ...room(random, ['#fff3d6', '#ffe9bd'], ['#c9b79f', '#bba78c']),
        rectangle('moldura da lousa', x, 62, 270, 142, '#a87442'),
        rectangle('lousa', x + 11, 73, 248, 120, '#2f7d5b'),
        rectangle('apoio do giz', x + 60, 198, 150, 13, '#8c5f34'),
        ...paned(left ? 430 : 60, 84),
      ],
      zones: { ...inside, sky: null },
      decor: [
        decor('books', 'livros', 'small', 58),
        decor('backpack', 'mochila', 'small', 60),
        decor('pencil', 'lápis', 'small', 48),
      ],
    }
  },
}

const party: Setting = {
  id: 'party',
  label: 'uma festa',
  words:
    'festa,festa de aniversário,aniversário,festinha,festança,confete,carnaval,bloco de carnaval,carro ' +
    'alegórico,ano novo,baile',
  water: false,
  light: false,
  build: random => ({
    pieces: [
      ...room(random, ['#ffe0ee', '#fff0f6'], ['#d9a86c', '#c9955a']),
      ...bunting(12),
      disc('tapete', 300, 360, 200, 34, '#bfa6f0'),
      disc('tapete', 300, 360, 136, 20, '#e0d3fa'),
    ],
    zones: inside,
    decor: [
      decor('ours/balao', 'balão', 'sky', 78, 4),
      decor('birthday-cake', 'bolo', 'small', 74),
      decor('wrapped-gift', 'presente', 'small', 58, 2),
      decor('cupcake', 'bolinho', 'small', 56),
    ],
  }),
}

export const indoors: readonly Setting[] = [home, classroom, party]
