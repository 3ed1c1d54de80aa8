import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'As matas ciliares ajudam a proteger as margens dos rios.',
    'Em que ajudam as matas ciliares? → A proteger as margens dos rios',
  ],
  [
    'O fermento biológico auxilia no crescimento da massa do pão.',
    'Em que auxilia o fermento biológico? → No crescimento da massa do pão',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'function/helps')).toEqual([expected])
})

test('asks nothing where somebody is helped', () => {
  expect(found('As matas ciliares ajudam a população dos vales durante as cheias.', 'function/helps')).toEqual([])
})
