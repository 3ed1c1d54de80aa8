import { expect, test } from 'vitest'
import { brokenArchive } from './broken-file.ts'

test.each([
  ['Notas do 7º B.XLSX', /^Não conseguimos ler esta planilha/],
  ['notas.ods', /^Não conseguimos ler esta planilha/],
  ['prova.docx', /^Não conseguimos ler este documento/],
  ['prova.odt ', /^Não conseguimos ler este documento/],
  ['canvas.imscc', /^Não conseguimos abrir este arquivo compactado/],
  ['xlsx.apkg', /^Não conseguimos ler este baralho/],
  ['sem ponto', /^Não conseguimos ler este baralho/],
])('a broken file called %s is named by what it was', (name, sentence) => {
  expect(brokenArchive(name)).toMatch(sentence)
})
