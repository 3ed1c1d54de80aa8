import type { SpelledLetter, Spelling } from '@capivira/core/study/spelling'

export const dictationText = {
  name: 'Ditado',
  subtitle: 'Ouça a palavra, ou descubra pela dica, e escreva. Não vale XP, e só você vê as suas tentativas.',
  noVoice: 'Este aparelho não tem voz em português: descubra a palavra pela dica.',
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
    accents: 'Quase! Só falta acertar acento ou cedilha.',
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
  noneToTeach: 'Este material ainda não tem palavras com dicas. As que você escrever entram no ditado.',
  toMaterials: 'Ver os materiais',
  toWords: 'Ver as palavras deste material',
} as const

const signs: Readonly<Record<string, string>> = { ' ': 'um espaço', '-': 'um hífen' }
const nameOf = (sign: string) => signs[sign] ?? `“${sign}”`

/** Where a sign stands, by the letters of its word up to it: a hyphen or a blank is none. */
function placeOf(sign: string, letters: number): string {
  if (!(sign in signs)) return `${letters}ª letra`
  return letters === 0 ? 'no começo' : `depois da ${letters}ª letra`
}

/** What differs between what was written and the word, and where: a sentence for each place, in their order. */
export function sayDifferences(letters: readonly SpelledLetter[]): string[] {
  let [ofWritten, ofWanted] = [0, 0]
  return letters.flatMap(letter => {
    const { written, wanted, kind } = letter
    if (written !== '' && !(written in signs)) ofWritten++
    if (wanted !== '' && !(wanted in signs)) ofWanted++
    if (kind === 'right') return []
    if (kind === 'extra') return [`Sobrou ${nameOf(written)} (${placeOf(written, ofWritten)} do que você escreveu).`]
    return [`${sayWanted(letter)} (${placeOf(wanted, ofWanted)}).`]
  })
}

function sayWanted({ written, wanted, kind }: SpelledLetter): string {
  if (kind === 'missing') return `Faltou ${nameOf(wanted)}`
  if (kind === 'accent') return `Você escreveu ${nameOf(written)}; aqui vai ${nameOf(wanted)}`
  return `No lugar de ${nameOf(written)} vai ${nameOf(wanted)}`
}
