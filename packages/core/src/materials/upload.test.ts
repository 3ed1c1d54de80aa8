import { expect, test } from 'vitest'
import { sameSubjectName, titleFromFileName } from './upload.ts'

test.each([
  ['fotossíntese.pdf', 'fotossíntese'],
  ['Aula_03__Brasil Colônia.PDF', 'Aula 03 Brasil Colônia'],
  ['sem extensão', 'sem extensão'],
  ['resumo.pdf.pdf', 'resumo.pdf'],
])('%s offers the title %s', (fileName, title) => {
  expect(titleFromFileName(fileName)).toBe(title)
})

test('subject names are compared without case, accents and extra spaces', () => {
  expect(sameSubjectName('História', ' historia ')).toBe(true)
  expect(sameSubjectName('Ciências  Naturais', 'ciencias naturais')).toBe(true)
  expect(sameSubjectName('História', 'Geografia')).toBe(false)
})
