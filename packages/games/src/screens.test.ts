import { catalog } from '@capivira/core/games/catalog'
import { expect, test } from 'vitest'
import { screens } from './screens.ts'

test.each(catalog.map(({ route }) => route))('the screen of %s loads', async route => {
  expect(await screens[route]?.()).toEqual(expect.objectContaining({ default: expect.any(Function) }))
})
