import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'O filtro de barro economiza trabalho ao limpar a água de até cinco baldes.',
    'No máximo, de quantos baldes o filtro de barro limpa a água? → Cinco',
  ],
  [
    'A dieta do atleta melhora a saúde ao incluir o consumo de no mínimo três frutas.',
    'No mínimo, de quantas frutas a dieta do atleta inclui o consumo? → Três',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'quantity/up-to')).toEqual([expected])
})
