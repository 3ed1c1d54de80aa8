import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  ['A cenoura apresenta raiz do tipo axial.', 'Que tipo de raiz apresenta a cenoura? → Axial'],
  ['A respiração dos insetos é do tipo traqueal.', 'De que tipo é a respiração dos insetos? → Traqueal'],
])('%s', (text, expected) => {
  expect(found(text, 'relation/of-type')).toEqual([expected])
})

test('what it is not is not asked', () => {
  expect(found('A respiração dos insetos não é do tipo pulmonar.', 'relation/of-type')).toEqual([])
})
