import { expect, test } from 'vitest'
import { materialEdit, uploadFields } from './contract.ts'

const letters = (count: number) => 'a'.repeat(count)

test.each([
  ['title', 255, 'O título deve ter no máximo 255 caracteres'],
  ['subject', 255, 'O nome da matéria deve ter no máximo 255 caracteres'],
  ['description', 5000, 'A descrição deve ter no máximo 5000 caracteres'],
])('%s of an upload holds %i letters and no more', (field, longest, message) => {
  const checked = (count: number) => uploadFields.safeParse({ title: 'Água', [field]: letters(count) })
  expect(checked(longest).success).toBe(true)
  expect(checked(longest + 1).error?.issues.map(issue => issue.message)).toEqual([message])
})

test('a title that is edited is as long as one that is uploaded', () => {
  expect(materialEdit.shape.title.safeParse(letters(255)).success).toBe(true)
  expect(materialEdit.shape.title.safeParse(letters(256)).success).toBe(false)
})
