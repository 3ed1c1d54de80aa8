import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('a term said again in other words', () => {
  expect(
    found(
      'O fundo do mar abriga organismos autótrofos, ou seja, seres capazes de produzir o próprio alimento.',
      'definition/in-other-words',
    ),
  ).toEqual(['O que são organismos autótrofos? → Seres capazes de produzir o próprio alimento'])
})
