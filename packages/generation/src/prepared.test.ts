import { readWords } from '@capivira/portuguese/morphology'
import { expect, test } from 'vitest'
import './generate.ts'
import './model/generate.ts'

test('no word is read before the writer is given what was prepared: it would load both dictionaries anew', () => {
  expect([...readWords().keys()]).toEqual([])
})
