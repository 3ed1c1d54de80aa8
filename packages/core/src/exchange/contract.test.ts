import { expect, test } from 'vitest'
import { importLimits } from './contract.ts'

test('what one file may bring is what the pages promise: 5.000 cards, 5 MB of text, 50 MB in all', () => {
  expect(importLimits).toEqual({
    cards: 5_000,
    columns: 50,
    textBytes: 5_242_880,
    fileBytes: 52_428_800,
    shownRows: 200,
  })
})
