import type { SpelledLetter, Spelling } from '@capivira/core/study/spelling'

export const dictationText = {
  name: 'Ditado',
  subtitle: 'Ouça a palavra, leia a dica e escreva. É um treino: não vale XP, e só você vê as suas tentativas.',
  noVoice: 'Este aparelho não tem uma voz em português. Dá para treinar assim mesmo: descubra a palavra pela dica.',
  listen: 'Ouvir a palavra',
  hint: 'Dica',
  field: 'Escreva a palavra',
  empty: 'Escreva a palavra antes de conferir.',
  check: 'Conferir',
  again: 'Escrever de novo',
  next: 'Próxima palavra',
  last: 'Ver o resultado',
  skip: 'Pular esta palavra',
  answer: 'A palavra',
  place: (at: number, of: number) => `Palavra ${at} de ${of}`,
  verdicts: {
    right: 'Isso mesmo!',
    accents: 'Quase! Todas as letras estão certas; falta acertar o acento.',
    wrong: 'Ainda não foi desta vez. Veja, letra por letra, o que muda:',
  } satisfies Record<Spelling['verdict'], string>,
  over: 'Ditado terminado!',
  score: (right: number, of: number) =>
    `${right} de ${of} ${of === 1 ? 'palavra certa' : 'palavras certas'} de primeira`,
  allRight: 'Você escreveu todas de primeira. Que ouvido!',
  toRepeat: 'Vale a pena escrever de novo:',
  anew: 'Outro ditado',
  none: 'Nenhuma palavra para o ditado',
  noneHint: 'Este material ainda não tem palavras com dicas. Tente outro material.',
} as const

const nameOf = (letter: string) => (letter === ' ' ? 'um espaço' : letter === '-' ? 'um hífen' : `“${letter}”`)

/** What differs at one place of a word, in a sentence; null where nothing does. */
export function sayLetter({ written, wanted, kind }: SpelledLetter): string | null {
  switch (kind) {
    case 'right':
      return null
    case 'accent':
      return `Você escreveu ${nameOf(written)}; aqui vai ${nameOf(wanted)}.`
    case 'wrong':
      return `No lugar de ${nameOf(written)} vai ${nameOf(wanted)}.`
    case 'missing':
      return `Faltou ${nameOf(wanted)}.`
    case 'extra':
      return `Sobrou ${nameOf(written)}.`
  }
}
