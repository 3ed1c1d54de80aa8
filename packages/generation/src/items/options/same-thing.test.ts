import { expect, test } from 'vitest'
import { nameOneThing } from './same-thing.ts'

test.each([
  ['Programadores', 'Desenvolvedores', true],
  ['O mar', 'O oceano', true],
  ['Inglaterra', 'Grã-Bretanha', true],
  ['Amazônia', 'Floresta Amazônica', true],
  ['Programadores iniciantes', 'Desenvolvedores', true],
  ['Triagem fitoquímica', 'Prospecção química', true],
  ['Professores', 'Alunos', false],
  ['Mar', 'Mar', true],
  ['Na Inglaterra', 'Na Grã-Bretanha', true],
  ['A poliomielite', 'A paralisia infantil', true],
  ['Pela luz do sol', 'Pela luz solar', true],
  ['Lua', 'Sol', false],
  ['Cerâmica', 'Cermica', true],
  ['longtable', 'longtble', true],
  ['Simétrico', 'Assimétrico', false],
  ['Auferir', 'Aferir', false],
  ['Luz do sol', 'Luz solar', true],
  ['A água da chuva', 'A água pluvial', true],
  ['Luz da lua', 'Luz solar', false],
  ['Estiagem', 'Seca', true],
  ['Vendedor', 'Comprador', false],
])('%s and %s: %s', (a, b, expected) => {
  expect(nameOneThing(a, b)).toBe(expected)
})

test('one thing of two things may be said by two words', () => {
  expect(nameOneThing('Teores de sal', 'Valores de sal')).toBe(true)
  expect(nameOneThing('Teores de sal', 'Valores de açúcar')).toBe(false)
  expect(nameOneThing('Grãos de sal', 'Valores de sal')).toBe(false)
})
