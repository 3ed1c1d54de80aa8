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

test('where something is not by what means it is', () => {
  const text = 'No Acre, o transporte mais usado é através das canoas.'
  expect(found(text, 'place/complement-lead')).toEqual([])
})

test('who does it there is asked for, not where', () => {
  expect(found('No quartel, a guarda da porta é feita pelo cabo.', 'place/complement-lead')).toEqual([])
})
