import { expect, test } from 'vitest'
import { found } from '../testing/document.ts'

test('a word shouted once is asked in small letters', () => {
  const text = 'O firmware fica na placa. Um FIRMWARE controla os circuitos da impressora.'
  const asked = found(text, '').join(' ') + found(text, 'function/').join(' ') + found(text, 'relation/').join(' ')
  expect(asked).toMatch(/firmware/)
  expect(asked).not.toMatch(/FIRMWARE/)
})

test('a name in capitals stays', () => {
  const text =
    'O FERRONORTE liga dois portos. Um FERRONORTE controla os trens do porto. O arquivo ferronorte guarda os dados.'
  expect(found(text, 'function/').join(' ')).toMatch(/FERRONORTE/)
})
