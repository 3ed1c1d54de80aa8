import { expect, test } from 'vitest'
import { catalog } from './catalog.ts'
import { screens } from './screens.ts'

test('every game of the catalogue has its screen, and there is no other', () => {
  expect(Object.keys(screens)).toEqual(catalog.map(({ route }) => route))
})
