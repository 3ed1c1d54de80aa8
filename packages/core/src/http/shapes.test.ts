import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { guardianName, guardianRelation, keptName } from '../accounts/contract.ts'
import { materialEdit as adminEdit } from '../admin/contract.ts'
import { classBody } from '../classes/contract.ts'
import { drawingText } from '../drawings/contract.ts'
import { materialEdit, uploadFields } from '../materials/contract.ts'
import { line, lineText, searchInQuery } from './shapes.ts'

test('a line breaks nowhere', () => {
  expect(line('Ana\r\nBcc:\tx')).toBe('Ana Bcc: x')
  expect(line('Ana\u2028\u2029\u0085Souza\u0000')).toBe('Ana  Souza ')
  expect(line('Ana\u200b\u202eSouza')).toBe('AnaSouza')
  expect(z.string().check(lineText, z.trim()).parse('\n Ana \n')).toBe('Ana')
})

test.each([
  ['a full name', keptName],
  ['a guardian', guardianName],
  ['a relation', guardianRelation],
  ['a turma', classBody.shape.name],
  ['its note', classBody.shape.note],
  ['a title', materialEdit.shape.title],
  ['a title that is uploaded', uploadFields.shape.title],
  ['a title that an administrator edits', adminEdit.shape.title],
  ['a subject', materialEdit.shape.subject],
  ['the title of a drawing', drawingText.shape.title],
  ['a search', searchInQuery.shape.search],
])('%s is a line', (_, field) => {
  expect(field.parse(' Mãe\nda Ana ')).toBe('Mãe da Ana')
})

test('a search holds 120 letters and no more', () => {
  const { search } = searchInQuery.shape
  expect(search.safeParse('a'.repeat(120)).success).toBe(true)
  expect(search.safeParse('a'.repeat(121)).error?.issues.map(({ message }) => message)).toEqual([
    'Busque por no máximo 120 caracteres',
  ])
})
