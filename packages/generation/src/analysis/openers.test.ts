import { expect, test } from 'vitest'
import { decapitalise } from './openers.ts'

test.each([
  ['A água ferve', 'a água ferve'],
  ['Amazonas é um rio', 'Amazonas é um rio'],
  ['ONU é uma sigla', 'ONU é uma sigla'],
  ['B significa azul em inglês', 'B significa azul em inglês'],
  ['O nome vem do tupi', 'o nome vem do tupi'],
  ['E isso basta', 'e isso basta'],
])('%s within a sentence is %s', (text, within) => {
  expect(decapitalise(text, word => word === 'Amazonas')).toBe(within)
})
