import { expect, test } from 'vitest'
import { saysNoMore, sharesAnswer, wordingOf } from './wording.ts'

const shares = (a: string, b: string) => sharesAnswer(wordingOf('Quando?', a), wordingOf('Em que ano?', b))

test('a number and about so many, a date and its year are one answer', () => {
  expect(shares('Aproximadamente 120', '120')).toBe(true)
  expect(shares('31 de dezembro de 1896', '1896')).toBe(true)
  expect(shares('31 de dezembro de 1896', '1897')).toBe(false)
  expect(shares('O barbeiro', 'O mosquito')).toBe(false)
})

const asked = wordingOf('O que o rei temia?', 'Um levante dos barões')

test('a gap in a short sentence says no more than its question', () => {
  expect(saysNoMore(wordingOf('O _____ temia um levante dos barões.', 'Rei'), asked)).toBe(true)
})

test('a gap in a sentence that tells more is another item', () => {
  const gap = wordingOf('O rei temia um levante dos _____ e mandou fechar as estradas do norte.', 'Barões')
  expect(saysNoMore(gap, asked)).toBe(false)
})
