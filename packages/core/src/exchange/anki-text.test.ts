import { expect, test } from 'vitest'
import { ankiColumns, ankiHeadings, readAnkiCells } from './anki-text.ts'

const header = { html: true, headings: null, tags: 3, silent: [0] }
const row = ['<b>guid</b>', 'O que é <b>foz</b>?<br>Diga.<img src="foz.png">', 'fim &amp; mar', ' leech  Geo::Rios ']

test('fields are read as HTML, tags as the subject that they name, what only Anki needs is left as it is', () => {
  expect(readAnkiCells(row, header)).toEqual({
    cells: ['<b>guid</b>', 'O que é foz?\nDiga.', 'fim & mar', 'Rios'],
    media: 1,
  })
})

test('a file that says it holds no HTML keeps its signs', () => {
  expect(readAnkiCells(['a < b', '&amp;'], { ...header, html: false, tags: null })).toEqual({
    cells: ['a < b', '&amp;'],
    media: 0,
  })
})

test('columns without a name are counted as a teacher counts them', () => {
  expect(ankiHeadings(header, ['', ' Frente '], 4)).toEqual(['Dado do Anki 1', 'Frente', 'Campo 2', 'Etiquetas'])
})

test('the first two fields ask and answer, unless names tell more', () => {
  expect(ankiColumns(header, [], 4)).toEqual({ question: 1, answer: 2, category: 3, difficulty: null })
  expect(ankiColumns(header, ['guid', 'Resposta', 'Pergunta', 'tags'], 4)).toMatchObject({
    question: 2,
    answer: 1,
    category: 3,
  })
})
