import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'
import { happensToPart } from './happens.ts'

test.each([
  ['O primeiro deles é o mais forte', true, true],
  ['Você vai poder colher as frutas', false, true],
  ['A água congela', false, false],
  ['A água é um sólido', true, false],
  ['Cada um deles cresce', false, false],
])('%s', (consequence, copular, part) => {
  expect(happensToPart(consequence, copular)).toBe(part)
})

test('what is so each time happens, whatever tense says it', () => {
  const text = 'Quando os pedidos que chegam estão em papel, a secretaria da escola será a responsável por guardá-los.'
  expect(found(text, 'cause/condition')).toEqual([
    'O que acontece quando os pedidos que chegam estão em papel? → ' +
      'A secretaria da escola será a responsável por guardá-los',
  ])
})
