import { expect, test } from 'vitest'
import { endsOpen } from './form.ts'

test.each([
  ['O Brasil ganhou mais uma', 'uma'],
  ['Recebeu mais um', 'um'],
  ['Precisa de mais um', 'um'],
  ['A célula é uma', 'uma'],
])('"%s" ends at "%s" and waits for more', (text, last) => {
  expect(endsOpen(text)).toBe(last)
})

test.each(['A metade mais um', 'Um terço mais um', 'Apenas um', 'Um por um', 'Qualquer uma'])('"%s" is whole', text => {
  expect(endsOpen(text)).toBeNull()
})
