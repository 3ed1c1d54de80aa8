import { entriesPerPage } from '@capivira/core/http/shapes'
import { expect, test } from 'vitest'
import { pageAfter } from './pages.ts'

test('after a full page comes another one, after any other none', () => {
  const full = Array.from({ length: entriesPerPage }, (_, entry) => entry)
  expect(pageAfter(full, 1)).toBe(2)
  expect(pageAfter(full.slice(1), 2)).toBeUndefined()
  expect(pageAfter([...full, ...full], 1)).toBeUndefined()
  expect(pageAfter([], 3)).toBeUndefined()
})
