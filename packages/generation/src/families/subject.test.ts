import { expect, test } from 'vitest'
import { found } from '../testing/document.ts'

test.each([
  [
    'A Marinha dos Estados Unidos financiou o computador Mark I durante a guerra.',
    'Quem financiou o computador Mark I durante a guerra? → A Marinha dos Estados Unidos',
  ],
  ['A princesa Leopoldina assumiu o governo do Brasil.', 'Que princesa assumiu o governo do Brasil? → Leopoldina'],
  ['O sistema nervoso recebe os estímulos do ambiente.', 'O que recebe os estímulos do ambiente? → O sistema nervoso'],
])('%s', (text, expected) => {
  expect(found(text, 'agent/doer')).toEqual([expected])
})

test.each([
  ['the rest points back', 'A Marinha dos Estados Unidos financiou seu primeiro computador.'],
  ['it is denied', 'A Marinha dos Estados Unidos não financiou o computador Mark I.'],
  ['several act', 'Os decompositores devolvem os nutrientes ao solo da floresta.'],
])('asks nothing where %s', (_, text) => {
  expect(found(text, 'agent/doer')).toEqual([])
})
