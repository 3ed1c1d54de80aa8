import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'Heródoto é considerado por muitos estudiosos o pai da História no mundo ocidental.',
    'Quem é considerado o pai da História no mundo ocidental? → Heródoto',
  ],
  ['O aquífero Guarani é considerado uma das maiores reservas de água doce do mundo.', undefined],
])('%s', (text, expected) => {
  expect(found(text, 'naming/regarded')).toEqual(expected === undefined ? [] : [expected])
})
