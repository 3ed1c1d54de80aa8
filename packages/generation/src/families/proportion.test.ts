import { expect, test } from 'vitest'
import { found } from '../testing/document.ts'

test('asks what goes with more of something', () => {
  expect(
    found('Quanto maior a massa de um corpo, maior é a força necessária para movê-lo.', 'cause/proportion'),
  ).toEqual(['O que acontece quanto maior a massa de um corpo? → Maior é a força necessária para movê-lo'])
})

test('asks nothing where a pronoun means something said before', () => {
  expect(found('Quanto maior a massa dela, maior é a força necessária para o impulso.', 'cause/proportion')).toEqual([])
})
