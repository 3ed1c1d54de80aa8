import type { PictureTheme } from '@capivira/core/drawings/contract'

export type PaletteColor = { name: string; hex: string }

/**
 * Colours by their number, from 1; number 0 rubs out. Numbers are kept with pictures: add at the end, never move one.
 */
export const palette: readonly PaletteColor[] = [
  { name: 'vermelho', hex: '#e5383b' },
  { name: 'laranja', hex: '#ff922b' },
  { name: 'amarelo', hex: '#ffd43b' },
  { name: 'verde-claro', hex: '#94d82d' },
  { name: 'verde', hex: '#2f9e44' },
  { name: 'azul-claro', hex: '#74c0fc' },
  { name: 'azul', hex: '#3b7ddd' },
  { name: 'roxo', hex: '#9c5de0' },
  { name: 'rosa', hex: '#ff8fab' },
  { name: 'marrom', hex: '#9c6644' },
  { name: 'bege', hex: '#e8c396' },
  { name: 'cinza', hex: '#adb5bd' },
  { name: 'pele clara', hex: '#f7c9a5' },
  { name: 'pele morena', hex: '#c68642' },
  { name: 'pele negra', hex: '#7a4a2b' },
  { name: 'preto', hex: '#40444b' },
]

/** A colour's name for people; 'borracha' for number 0. */
export const colorName = (color: number): string => palette[color - 1]?.name ?? 'borracha'

/**
 * A colour as a canvas keeps it in one number of 32 bits, on machines that put the lowest byte first as all browsers'
 * do.
 */
export function pixelOf(color: number): number {
  const hex = palette[color - 1]?.hex
  if (!hex) return 0
  const [red, green, blue] = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))
  return ((255 << 24) | ((blue ?? 0) << 16) | ((green ?? 0) << 8) | (red ?? 0)) >>> 0
}

const numbers = new Map(palette.map((_, at) => [pixelOf(at + 1), at + 1]))
/** The number of the colour a pixel shows; 0 where nothing is painted. */
export const colorOf = (pixel: number): number => numbers.get(pixel) ?? 0

export type ColoringTheme = {
  id: PictureTheme
  name: string
  description: string
  difficulty: 'Fácil' | 'Médio' | 'Difícil'
  category: string
  /** Numbers of the colours that suit it, shown first. */
  suggested: readonly number[]
  /** What each of its pictures shows, in the order of `packages/artwork/src/themes.ts`. */
  pictures: readonly string[]
}

export const coloringThemes: readonly ColoringTheme[] = [
  {
    id: 'geografia-rural',
    name: 'Paisagem Rural',
    description: 'Sítios e fazendas, com bichos, plantações e muito céu.',
    difficulty: 'Fácil',
    category: 'Campo',
    suggested: [5, 4, 6, 3, 10, 1],
    pictures: ['Vaca, trator e galinha', 'Menino a cavalo', 'Ovelha, porco e pato', 'Agricultora, milho e cabra'],
  },
  {
    id: 'geografia-urbana',
    name: 'Cidade Moderna',
    description: 'Prédios, ruas, gente e tudo o que anda sobre rodas.',
    difficulty: 'Médio',
    category: 'Cidade',
    suggested: [12, 6, 1, 3, 7, 11],
    pictures: [
      'Ônibus e carro',
      'Menina de bicicleta e cachorro',
      'Ambulância e bombeiro',
      'Táxi, policial e helicóptero',
    ],
  },
  {
    id: 'recursos-naturais',
    name: 'Natureza e Recursos',
    description: 'Rios, florestas e os bichos que moram neles.',
    difficulty: 'Médio',
    category: 'Natureza',
    suggested: [5, 4, 7, 10, 2, 3],
    pictures: [
      'Capivara e tucano na cachoeira',
      'Onça e arara na floresta',
      'Boto e canoa no rio',
      'Moinho de vento, ipê e tamanduá',
    ],
  },
  {
    id: 'clima-relevo',
    name: 'Montanhas e Clima',
    description: 'Serras, neve, chuva, arco-íris e até um vulcão.',
    difficulty: 'Difícil',
    category: 'Relevo e clima',
    suggested: [6, 12, 8, 5, 1, 7],
    pictures: [
      'Lhama, montanha e arco-íris',
      'Pinguins e boneco de neve',
      'Barraca, urso e chuva',
      'Vulcão perto do mar',
    ],
  },
]
