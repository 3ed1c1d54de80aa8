import { expect, test } from 'vitest'
import { cardName } from './text.ts'

const face = { side: 'question', text: 'O que é a foz' } as const

test.each([
  [null, false, 'Carta 5, virada para baixo'],
  [face, false, 'Carta 5, pergunta: O que é a foz'],
  [face, true, 'Carta 5, pergunta: O que é a foz. Par encontrado'],
  [{ side: 'answer', text: 'O fim de um rio!' } as const, true, 'Carta 5, resposta: O fim de um rio! Par encontrado'],
])('a card is read aloud with what is known of it (%#)', (shown, matched, name) => {
  expect(cardName(4, shown, matched)).toBe(name)
})
