import { expect, test } from 'vitest'
import type { Page } from './document.ts'
import { doubtfulPages } from './doubtful-pages.ts'

const page = (number: number, confidence: number | null): Page => ({
  number,
  width: 595,
  height: 842,
  lines: [],
  source: confidence === null ? 'text' : 'ocr',
  confidence,
})

test('names the pages that OCR read with low confidence', () => {
  expect(doubtfulPages([page(1, null), page(2, 95), page(3, 60), page(7, 41)])).toEqual({
    uncertain: [3, 7],
    message:
      'As páginas 3 e 7 foram lidas com dificuldade (imagem pouco nítida). Confira os itens criados a partir ' +
      'delas, ou envie uma foto mais nítida, com luz por igual.',
  })
  expect(doubtfulPages([page(4, 74)]).message).toBe(
    'A página 4 foi lida com dificuldade (imagem pouco nítida). Confira os itens criados a partir dela, ou ' +
      'envie uma foto mais nítida, com luz por igual.',
  )
})

test('says nothing when every page is sure', () => {
  expect(doubtfulPages([page(1, null), page(2, 75)])).toEqual({ uncertain: [], message: null })
})
