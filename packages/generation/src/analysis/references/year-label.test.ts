import { expect, test } from 'vitest'
import { resolveYearLabel } from './year-label.ts'

test.each([
  [
    '1827: o governo imperial manda abrir escolas de primeiras letras.',
    'Em 1827, o governo imperial manda abrir escolas de primeiras letras.',
  ],
  ['1835 – início da revolta dos malês em Salvador.', 'O início da revolta dos malês em Salvador ocorreu em 1835.'],
  ['1890: Fundação da Escola de Belas Artes.', 'A fundação da Escola de Belas Artes ocorreu em 1890.'],
])('%s', (line, sentence) => {
  expect(resolveYearLabel(line)).toBe(sentence)
})

test.each([
  '1890: primeira notícia da ponte.',
  '1890: fundação.',
  '1890: uma ponte, três navios e duas casas, todos de madeira.',
  'Em 1890: fundação da escola de artes.',
])('not a line of time: %s', line => {
  expect(resolveYearLabel(line)).toBeNull()
})
