import type { Rating } from '@capivira/core/study/contract'

/** What the two sides of the screen say of a card that was heard, as the arrows do: -1 is left. */
export const sideRatings: Readonly<Record<1 | -1, Rating>> = { [-1]: 'errei', 1: 'médio' }

export const listenText = {
  listenAll: 'Ouvir tudo',
  group: 'Ouvir tudo: como foi lembrar desta resposta?',
  forgot: 'Não lembrei',
  remembered: 'Lembrei',
  toAnswer: 'Ouvir a resposta',
  again: 'Ouvir de novo',
  thinking: 'Tente lembrar. A resposta vem em seguida.',
  waiting: 'Tente lembrar e toque quando quiser a resposta.',
  asking: 'Ouça a pergunta.',
  rate: 'Você lembrou?',
  noVoice: 'Este aparelho não tem uma voz em português: os cards ficam só na tela.',
  keysHint: 'No teclado: seta para a direita, “Lembrei”; para a esquerda, “Não lembrei”; R repete; Esc para.',
} as const
