import { compareSpelling } from '@capivira/core/study/spelling'
import { expect, test } from 'vitest'
import { dictationText, sayDifferences } from './dictation-text.ts'

test.each([
  ['erosão', 'erosão', []],
  ['paseio', 'passeio', ['Faltou “s” (3ª letra).']],
  ['passseio', 'passeio', ['Sobrou “s” (3ª letra do que você escreveu).']],
  // Equal differences in two places are two.
  ['aucar', 'açúcar', ['Faltou “ç” (2ª letra).', 'Você escreveu “u”; aqui vai “ú” (3ª letra).']],
  ['banama', 'panapa', ['No lugar de “b” vai “p” (1ª letra).', 'No lugar de “m” vai “p” (5ª letra).']],
  ['pasar passar', 'passar pasar', ['Faltou “s” (3ª letra).', 'Sobrou “s” (8ª letra do que você escreveu).']],
  ['guarda chuva', 'guarda-chuva', ['No lugar de um espaço vai um hífen (depois da 6ª letra).']],
  ['guarda-xuva', 'guarda-chuva', ['Faltou “c” (7ª letra).', 'No lugar de “x” vai “h” (8ª letra).']],
  ['-sol', 'sol', ['Sobrou um hífen (no começo do que você escreveu).']],
])('of %s for %s it is told what differs, and where', (written, wanted, told) => {
  expect(sayDifferences(compareSpelling(written, wanted).letters)).toEqual(told)
})

test('the same letter missing twice is told twice', () => {
  const told = sayDifferences(compareSpelling('asesor', 'assessor').letters)
  expect(told.map(sentence => sentence.slice(0, 10))).toEqual(['Faltou “s”', 'Faltou “s”'])
  expect(new Set(told).size).toBe(2)
})

test('only where nothing but accents or a cedilla differ it is said so', () => {
  const told = (written: string) => dictationText.verdicts[compareSpelling(written, 'açúcar').verdict]
  expect(told('acucar')).toBe('Quase! Só falta acertar acento ou cedilha.')
  expect(told('acucra')).toMatch(/^Ainda não/)
})
