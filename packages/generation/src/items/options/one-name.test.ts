import { expect, test } from 'vitest'
import { studyFrom } from '../../testing/document.ts'
import { partsOfOneName } from './one-name.ts'

const study = studyFrom(
  '# Gravura\n\nOswaldo Goeldi gravou cenas noturnas. Mais tarde, Goeldi ensinou Livio Abramo. O gravador ' +
    'Rembrandt van Rijn trabalhou em Amsterdã.',
)

test.each([
  ['Oswaldo', 'Goeldi', true],
  ['Rijn', 'Rembrandt', true],
  ['Goeldi', 'Livio Abramo', false],
  ['Abramo', 'Rembrandt', false],
  ['gravura', 'Goeldi', false],
])('%s and %s are parts of one name: %s', (one, other, same) => {
  expect(partsOfOneName(one, other, study)).toBe(same)
})
