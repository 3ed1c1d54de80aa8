import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('what goes on in a phase, and in a process the text teaches', () => {
  expect(found('Na fase de poda ocorre a retirada dos galhos secos da roseira.', 'relation/occurs-in')).toEqual([
    'O que ocorre na fase de poda? → A retirada dos galhos secos da roseira',
  ])
  const text =
    '# Fermentações do pão\n\nNas fermentações chamadas longas (de um dia), temos o repouso da massa na geladeira.'
  expect(found(text, 'relation/occurs-in')).toEqual([
    'O que há nas fermentações longas? → O repouso da massa na geladeira',
  ])
})

test.each([
  ['a place', 'Na serra de Itabira ocorre a retirada de minério de ferro.'],
  [
    'what is said to a reader',
    '# Fermentações do pão\n\nNas fermentações longas temos o repouso que preferimos em casa.',
  ],
])('nothing is asked of %s', (_, text) => {
  expect(found(text, 'relation/occurs-in')).toEqual([])
})
