import type { PictureTheme } from '@capivira/core/drawings/contract'

export type PaletteColor = { name: string; hex: string }

/** Colours by their number, from 1; number 0 rubs out. Numbers are kept with pictures: add at the end, never move one. */
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

/** A colour as a canvas keeps it in one number of 32 bits, on machines that put the lowest byte first as all browsers' do. */
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
}

export const coloringThemes: readonly ColoringTheme[] = [
  {
    id: 'geografia-rural',
    name: 'Paisagem Rural',
    description: 'Sítios e fazendas, com bichos, plantações e muito céu.',
    difficulty: 'Fácil',
    category: 'Campo',
    suggested: [5, 4, 6, 3, 10, 1],
  },
  {
    id: 'geografia-urbana',
    name: 'Cidade Moderna',
    description: 'Prédios, ruas, gente e tudo o que anda sobre rodas.',
    difficulty: 'Médio',
    category: 'Cidade',
    suggested: [12, 6, 1, 3, 7, 11],
  },
  {
    id: 'recursos-naturais',
    name: 'Natureza e Recursos',
    description: 'Rios, florestas e os bichos que moram neles.',
    difficulty: 'Médio',
    category: 'Natureza',
    suggested: [5, 4, 7, 10, 2, 3],
  },
  {
    id: 'clima-relevo',
    name: 'Montanhas e Clima',
    description: 'Serras, neve, chuva, arco-íris e até um vulcão.',
    difficulty: 'Difícil',
    category: 'Relevo e clima',
    suggested: [6, 12, 8, 5, 1, 7],
  },
]
