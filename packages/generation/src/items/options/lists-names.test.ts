import { expect, test } from 'vitest'
import { listsNames } from './rank-options.ts'

test.each([
  ['Villa-Lobos, Francisco Mignone e Radamés Gnattali', true],
  ['Ritmo, melodia e harmonia', false],
  ['Uso do alaúde; Coro a três vozes', false],
  ['Bonn, Colônia e Düsseldorf', true],
])('whether a list is one of names: %s', (list, names) => {
  expect(listsNames(list)).toBe(names)
})
