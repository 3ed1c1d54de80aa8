import { expect, test } from 'vitest'
import { sameSubjectName, titleFromFileName } from './upload.ts'

test.each([
  ['fotossíntese.pdf', 'fotossíntese'],
  ['Aula_03__Brasil Colônia.PDF', 'Aula 03 Brasil Colônia'],
  ['sem extensão', 'sem extensão'],
  ['resumo.pdf.pdf', 'resumo.pdf'],
  ['02-como-funciona-a-internet.pdf', 'Como funciona a internet'],
  ['06-botanica-duas-colunas.pdf', 'Botanica duas colunas'],
  ['12_os_rios.pdf', 'Os rios'],
  ['3. Os rios.pdf', 'Os rios'],
  ['4 - Os rios.pdf', 'Os rios'],
  ['rios-do-brasil.pdf', 'Rios do brasil'],
  ['07-pré-história-do-brasil.pdf', 'Pré-história do brasil'],
  ['7-ano-fracoes.pdf', '7 ano fracoes'],
  ['2º-bimestre.pdf', '2º-bimestre'],
  ['1984.pdf', '1984'],
  ['pH_e_soluções.pdf', 'pH e soluções'],
  ['1822-a-independencia.pdf', '1822 a independencia'],
  ['6 ano.pdf', '6 ano'],
  ['12-05.pdf', '12-05'],
  ['aula-3.pdf', 'aula-3'],
  ['pré-história.pdf', 'pré-história'],
  ['segunda-feira-12-05.pdf', 'segunda-feira-12-05'],
  ['guarda-chuva e pôr-do-sol.pdf', 'guarda-chuva e pôr-do-sol'],
  ['document:1234', ''],
  ['msf%3A1000021456.pdf', ''],
])('%s offers the title %s', (fileName, title) => {
  expect(titleFromFileName(fileName)).toBe(title)
})

test('cards from a spreadsheet are offered a title by the same rule', () => {
  expect(titleFromFileName('03-rios-do-brasil.csv')).toBe('Rios do brasil')
  expect(titleFromFileName('Capítulo 2.1')).toBe('Capítulo 2.1')
})

test('subject names are compared without case, accents and extra spaces', () => {
  expect(sameSubjectName('História', ' historia ')).toBe(true)
  expect(sameSubjectName('Ciências  Naturais', 'ciencias naturais')).toBe(true)
  expect(sameSubjectName('História', 'Geografia')).toBe(false)
})
