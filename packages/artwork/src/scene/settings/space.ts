import { between } from '../../random.ts'
import { decor, type Setting } from '../backdrop.ts'
import { land } from '../piece.ts'
import { disc, hill, star } from '../shapes.ts'
import { country, zones } from './country.ts'

const space: Setting = {
  id: 'space',
  label: 'o espaço',
  words: 'espaço,galáxia,universo,espaço sideral,na lua,marte,sistema solar,via láctea,planetas,outro planeta',
  water: false,
  light: false,
  build: random => {
    const swirl = between(random, -40, 40)
    const craters = [
      [90, 352, 46, 15],
      [500, 346, 42, 13],
      [330, 388, 52, 14],
      [215, 330, 26, 8],
      [410, 322, 24, 8],
    ]
    return {
      pieces: [
        land('céu', 'M-8 -8H608V408H-8Z', '#20235c', 'space'),
        land(
          'nebulosa',
          `M-8 ${70 + swirl / 2}C140 ${10 + swirl} 260 ${150 - swirl} 400 ${80 + swirl / 2}C480 ${44} 560 ` +
            `${60 - swirl / 2} 608 ${30}V408H-8Z`,
          '#2e3180',
          'space',
        ),
        land(
          'nebulosa',
          `M-8 ${150}C120 ${110 - swirl / 2} 250 ${210 + swirl / 2} 380 ${160}C470 ${124} 550 ` +
            `${150 + swirl / 2} 608 ${112}V408H-8Z`,
          '#3d3fa0',
          'space',
        ),
        land(
          'nebulosa',
          `M-8 ${224}C120 ${190 + swirl / 2} 260 ${262 - swirl / 3} 390 ${226}C480 ${200} 560 ${214} 608 ` +
            `${190}V408H-8Z`,
          '#5552b8',
          'space',
        ),
        ...Array.from({ length: 11 }, (_, index) =>
          star(28 + index * 56 + between(random, -16, 16), between(random, 22, 236), between(random, 10, 16)),
        ),
        hill(random, 'solo da lua', 300, 24, 1, '#d5d3e2', 'none'),
        hill(random, 'solo da lua', 362, 8, 2, '#c1bfd2', 'none'),
        ...craters.map(([x = 0, y = 0, rx = 0, ry = 0]) =>
          disc('cratera', x + between(random, -14, 14), y, rx, ry, '#a9a6bf'),
        ),
      ],
      zones: {
        ...zones,
        sky: { left: 50, right: 550, top: 70, bottom: 230 },
        back: { left: 50, right: 550, top: 310, bottom: 330 },
        ground: { left: 20, right: 580, top: 352, bottom: 390 },
        peak: null,
      },
      decor: [
        decor('ringed-planet', 'planeta', 'sky', 96),
        decor('globe-showing-americas', 'planeta Terra', 'sky', 84),
        decor('rocket', 'foguete', 'sky', 92),
        decor('comet', 'cometa', 'sky', 70),
        decor('ours/pedra', 'pedra lunar', 'small', 44),
      ],
    }
  },
}

const night: Setting = {
  id: 'night',
  label: 'uma noite estrelada',
  words: 'noite,noturno,anoitecer,madrugada,à noite,escuro',
  water: false,
  light: true,
  build: (random, mood) => {
    const [park] = country
    if (!park) throw new Error('The park is missing')
    return park.build(random, { ...mood, night: true })
  },
}

export const above: readonly Setting[] = [space, night]
