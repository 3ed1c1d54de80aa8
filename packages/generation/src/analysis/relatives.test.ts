import { expect, test } from 'vitest'
import { found } from '../testing/document.ts'

test('what a relative clause says of a name is said of the name with the noun it was given to', () => {
  expect(
    found(
      'A Terra entrou no período denominado Jurássico, que se caracterizou por um clima quente e úmido em quase toda parte.',
      'definition/characterised',
    ),
  ).toEqual(['O que caracterizou o período Jurássico? → Um clima quente e úmido em quase toda parte'])
})

test('what a thing enters is no time of its entering', () => {
  expect(
    found(
      'A Terra entrou no período denominado Jurássico, que se caracterizou por um clima quente e úmido.',
      'clause/time',
    ),
  ).toEqual([])
})
