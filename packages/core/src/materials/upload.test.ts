import { expect, test } from 'vitest'
import { sameSubjectName, titleFromFileName } from './upload.ts'

test.each([
  ['fotossíntese.pdf', 'fotossíntese'],
  ['Aula_03__Brasil Colônia.PDF', 'Aula 03 Brasil Colônia'],
  ['sem extensão', 'sem extensão'],
  ['resumo.pdf.pdf', 'resumo.pdf'],
  ['02-como-funciona-a-internet.pdf', '02 como funciona a internet'],
  ['pré-história.pdf', 'pré-história'],
  ['segunda-feira-12-05.pdf', 'segunda-feira-12-05'],
  ['guarda-chuva e pôr-do-sol.pdf', 'guarda-chuva e pôr-do-sol'],
])('%s offers the title %s', (fileName, title) => {
  expect(titleFromFileName(fileName)).toBe(title)
})

test('subject names are compared without case, accents and extra spaces', () => {
  expect(sameSubjectName('História', ' historia ')).toBe(true)
  expect(sameSubjectName('Ciências  Naturais', 'ciencias naturais')).toBe(true)
  expect(sameSubjectName('História', 'Geografia')).toBe(false)
})
