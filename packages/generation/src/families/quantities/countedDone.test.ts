import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'Todos os anos, cerca de dez mil tartarugas são soltas nas praias do projeto.',
    'Quantas tartarugas são soltas nas praias do projeto todos os anos? → Cerca de dez mil',
  ],
  [
    'Durante a viagem de Fernão de Magalhães, mais de duzentos marinheiros morreram.',
    'Quantos marinheiros morreram durante a viagem de Fernão de Magalhães? → Mais de duzentos',
  ],
])('how many it happens to: %s', (text, expected) => {
  expect(found(text, 'quantity/done')).toContain(expected)
})

test('not where nothing says when or where', () => {
  expect(found('Dois cavalos são levados.', 'quantity/done')).toEqual([])
})
