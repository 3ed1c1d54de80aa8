import { expect, test } from 'vitest'
import { contentDisposition, fileNameOf } from './file-name.ts'

test('a name keeps its accents and loses what a system does not take', () => {
  expect(fileNameOf('Água: o ciclo / 7º ano?', 'apkg')).toBe('Água o ciclo 7º ano.apkg')
  expect(fileNameOf('..', 'csv')).toBe('capivira.csv')
  expect(fileNameOf('CON.\u202e', 'csv')).toBe('CON.csv')
})

test('a download is named twice: with accents, and for what reads only ASCII', () => {
  expect(contentDisposition('attachment', 'Ação “1” (50%).csv')).toBe(
    'attachment; filename="Acao _1_ (50_).csv"; ' +
      `filename*=UTF-8''A%C3%A7%C3%A3o%20%E2%80%9C1%E2%80%9D%20%2850%25%29.csv`,
  )
})
