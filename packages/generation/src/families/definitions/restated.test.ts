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

test('whose work something is', () => {
  expect(
    found('Johannes Gutenberg, inventor da imprensa de tipos móveis, viveu em Mogúncia.', 'agent/maker-of'),
  ).toEqual(['Quem foi o inventor da imprensa de tipos móveis? → Johannes Gutenberg'])
})
