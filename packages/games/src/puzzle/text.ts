import type { Direction } from './board.ts'

export const text = {
  title: 'Quebra-Cabeça',
  invitation: 'Uma paisagem virou quebra-cabeça. Deslize as peças até ela aparecer inteira!',
  steps: [
    'Uma casa do tabuleiro está vazia. Só a peça ao lado dela pode deslizar para lá.',
    'Toque numa peça, ou arraste o dedo na direção em que ela deve ir.',
    'No teclado: as setas (ou W, A, S, D) deslizam as peças.',
  ],
  themes: 'Escolha a paisagem',
  pieces: (pieces: number) => `${pieces} peças`,
  board: 'Tabuleiro do quebra-cabeça',
  shuffle: 'Embaralhar',
  otherTheme: 'Trocar paisagem',
  numbers: 'Números',
  picture: 'Figura pronta',
  placed: 'Peças no lugar',
  moves: 'Jogadas',
  time: 'Tempo',
  done: 'Você montou a paisagem!',
  imageFailed: 'Falha ao gerar imagem',
  imageFailedHint: 'A figura não chegou. Confira sua internet e tente de novo.',
} as const

const ways: Record<Direction, string> = {
  L: 'para a esquerda',
  R: 'para a direita',
  U: 'para cima',
  D: 'para baixo',
}

/** 'Peça 7, linha 2, coluna 1, no lugar certo, pode ir para a direita' */
export function pieceName(
  piece: number,
  place: number,
  columns: number,
  { home, way }: { home: boolean; way: Direction | null },
): string {
  const where = `linha ${Math.floor(place / columns) + 1}, coluna ${(place % columns) + 1}`
  return `Peça ${piece + 1}, ${where}${home ? ', no lugar certo' : ''}${way ? `, pode ir ${ways[way]}` : ''}`
}

/** What is said after a move; how many are in place only when that has changed. */
export const moved = (piece: number, way: Direction, placed: { now: number; before: number; of: number }): string =>
  `Peça ${piece + 1} foi ${ways[way]}.${placed.now === placed.before ? '' : ` ${placed.now} de ${placed.of} no lugar.`}`
