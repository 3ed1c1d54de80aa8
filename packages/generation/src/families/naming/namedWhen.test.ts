import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('a name a thing has under a condition', () => {
  expect(
    found(
      'O magma é a rocha derretida do interior da Terra. Quando o magma chega à superfície, é chamado de lava; quando esfria no interior da Terra, recebe o nome de rocha intrusiva.',
      'naming/when',
    ),
  ).toEqual([
    'Que nome recebe o magma quando chega à superfície? → Lava',
    'Que nome recebe o magma quando esfria no interior da Terra? → Rocha intrusiva',
  ])
})
