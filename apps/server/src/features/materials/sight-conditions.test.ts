import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const sources = fileURLToPath(new URL('../../', import.meta.url))
/** Indexes name their rows themselves. */
const allowed = [
  'features/materials/sight-conditions.ts',
  'features/materials/tables.ts',
  'features/materials/keep-card-search.ts',
]
const asksForState = /\bstate\s*(?:=|<>)\s*'shown'|\.state\}?\s*(?:=|<>|,)\s*'shown'/u

test('no other file of the server asks by itself which items are shown', async () => {
  const found: string[] = []
  for await (const path of glob('**/*.ts', { cwd: sources })) {
    if (path.includes('.test.') || allowed.includes(path)) continue
    if (asksForState.test(await readFile(sources + path, 'utf8'))) found.push(path)
  }
  expect(found).toEqual([])
})

test.each([
  "where state = 'shown'",
  "c.state <> 'shown'",
  "eq(flipCards.state, 'shown')",
  "and(wanted, words.state = 'shown')",
])('such a statement is known: %s', statement => {
  expect(asksForState.test(statement)).toBe(true)
})
