import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'cause/condition',
    'Quando a umidade do solo está baixa, é necessário irrigar a lavoura para evitar a perda da safra.',
    'O que é necessário fazer quando a umidade do solo está baixa? → Irrigar a lavoura para evitar a perda da safra',
  ],
  [
    'cause/condition',
    'Se a bateria do farol está descarregada, o recurso usual é acender a lanterna de querosene do mirante.',
    'Qual é o recurso usual se a bateria do farol está descarregada? → Acender a lanterna de querosene do mirante',
  ],
  [
    'cause/becomes',
    'A acidez do leite geralmente aumenta com a fermentação das bactérias.',
    'O que acontece com a acidez do leite com a fermentação das bactérias? → Geralmente aumenta',
  ],
  [
    'agent/made',
    'Rosa Lima ocupou o cargo de regente do coro da corte.',
    'Que cargo Rosa Lima ocupou? → O cargo de regente do coro da corte',
  ],
])('%s: %s', (pattern, text, expected) => {
  expect(found(text, pattern)).toContain(expected)
})
