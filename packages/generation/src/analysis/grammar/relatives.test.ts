import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('what a relative clause says of a name is said of the name with the noun it was given to', () => {
  expect(
    found(
      'A Terra entrou no período denominado Jurássico, que se caracterizou por um clima quente e úmido em quase ' +
        'toda parte.',
      'definition/characterised',
    ),
  ).toEqual(['O que caracterizou o período Jurássico? → Um clima quente e úmido em quase toda parte'])
})

test('what a thing is said to be does not act in its place', () => {
  expect(
    found(
      'A pele é uma barreira resistente, que permite a saída do suor e impede a entrada de micróbios no corpo.',
      'function/',
    ).filter(asked => asked.endsWith('→ Uma barreira resistente')),
  ).toEqual([])
})
