import { expect, test } from 'vitest'
import { readSettings } from './device-settings.ts'

const start = { muted: false, clock: null, materialId: null, difficulty: 'easy' }

test.each([
  null,
  '',
  '{',
  'null',
  '3',
  '[]',
  '{"muted":"yes","clock":"fast","materialId":"7","difficulty":"impossible"}',
])('%s gives the start values', kept => {
  expect(readSettings(kept)).toEqual(start)
})

test('what was chosen is read back', () => {
  const chosen = { muted: true, clock: 'off', materialId: 7, difficulty: 'hard' }
  expect(readSettings(JSON.stringify(chosen))).toEqual(chosen)
})
