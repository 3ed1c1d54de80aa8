export const text = {
  title: 'Jogo da Memória',
  invitation: 'Vire as cartas e junte cada pergunta à sua resposta!',
  steps: [
    'Vire duas cartas. Se uma é a pergunta e a outra a resposta dela, o par é seu.',
    'Se não combinam, elas viram de volta. Guarde na memória onde estão!',
    'No teclado: as setas andam pelas cartas, Enter vira.',
  ],
  board: 'Cartas na mesa',
  question: 'Pergunta',
  answer: 'Resposta',
  empty: 'Vire uma carta para ler aqui.',
  match: 'Par encontrado!',
  noMatch: 'Ainda não é um par. Guarde onde estão!',
  pairs: 'Pares',
  moves: 'Jogadas',
  done: 'Você encontrou todos os pares!',
  help: 'Estes pares deram mais trabalho. Leia de novo com calma:',
  score: 'Pontos',
  time: 'Tempo',
  level: (pairs: number) => `${pairs} pares`,
  left: (pairs: number) => (pairs === 0 ? 'Todos encontrados!' : pairs === 1 ? 'Falta 1.' : `Faltam ${pairs}.`),
} as const

/** 'Carta 5, virada para baixo' and what else is known of it. */
export function cardName(
  place: number,
  face: { side: 'question' | 'answer'; text: string } | null,
  matched: boolean,
): string {
  if (!face) return `Carta ${place + 1}, virada para baixo`
  const side = face.side === 'question' ? text.question : text.answer
  const end = /[.!?…]$/.test(face.text) ? '' : '.'
  return `Carta ${place + 1}, ${side.toLowerCase()}: ${face.text}${matched ? `${end} Par encontrado` : ''}`
}
