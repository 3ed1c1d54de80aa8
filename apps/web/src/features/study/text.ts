import type { Rating } from '@capivira/core/study/contract'

/** The four ratings in the order of their keys 1–4: what the button says, and when to press it. */
export const ratingChoices: readonly { rating: Rating; label: string; hint: string }[] = [
  { rating: 'errei', label: 'Não lembrei', hint: 'Volta daqui a pouco' },
  { rating: 'difícil', label: 'Difícil', hint: 'Lembrei com esforço' },
  { rating: 'médio', label: 'Médio', hint: 'Lembrei' },
  { rating: 'fácil', label: 'Fácil', hint: 'Lembrei na hora' },
]

export const text = {
  back: 'Voltar ao Dashboard',
  empty: 'Nenhum card disponível',
  emptyHint: 'Este material ainda não tem flip cards. Tente outro ou volte mais tarde.',
  goneHint: 'Este material não existe mais, ou o endereço está errado.',
  inReview: 'Os cards ainda estão com quem ensina',
  inReviewHint:
    'O material já foi lido, mas quem ensina ainda não liberou os cards. Eles aparecem aqui quando isso acontecer.',
  flipHint: 'Toque no card para ver a resposta',
  flipBackHint: 'Toque para voltar à pergunta',
  keysHint: 'No teclado: espaço vira, 1 a 4 avaliam, setas mudam de card.',
  howWasIt: 'Como foi lembrar desta resposta?',
  reviewFailed: 'Não foi possível registrar a revisão do card',
  congratulations: 'Parabéns!',
  /** How many cards were forgotten, and remembered when they came again. */
  recovered: (count: number) =>
    count === 1
      ? 'Um card tinha escapado, e você lembrou dele na volta.'
      : `${count} cards tinham escapado, e você lembrou deles na volta.`,
  passedOver: (count: number) =>
    count === 1
      ? 'Um card ficou sem avaliação e continua esperando.'
      : `${count} cards ficaram sem avaliação e continuam esperando.`,
  allSeen: 'Você chegou ao fim dos cards deste material.',
} as const
