import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('asks where and when something was set up that is named last', () => {
  const text = 'Em 1088 foi fundada em Bolonha, na Itália, a universidade mais antiga da Europa.'
  expect(found(text, 'place/set-up')).toEqual([
    'Onde foi fundada a universidade mais antiga da Europa? → Em Bolonha, na Itália',
  ])
  expect(found(text, 'date/set-up')).toEqual(['Em que ano foi fundada a universidade mais antiga da Europa? → 1088'])
})

test('asks nothing where no place has a name', () => {
  expect(found('Em 1088 foi fundada na cidade a universidade mais antiga da Europa.', 'place/set-up')).toEqual([])
})
