import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('when something was so, said at the head', () => {
  expect(found('Durante a Idade Média, a Igreja Católica controlava o saber escrito.', 'relation/during-lead')).toEqual(
    ['Quando a Igreja Católica controlava o saber escrito? → Durante a Idade Média'],
  )
})

test('a time without a name is not asked for', () => {
  expect(found('Durante um tempo, a Igreja Católica controlava o saber escrito.', 'relation/during-lead')).toEqual([])
})
