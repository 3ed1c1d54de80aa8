import { expect, test } from 'vitest'
import { inPagesText, pagesText } from './pages-text.ts'

test.each([
  [[3], 'A página 3'],
  [[3, 4], 'As páginas 3 e 4'],
  [[3, 4, 5], 'As páginas 3 a 5'],
  [[2, 4, 5, 6, 9], 'As páginas 2, 4 a 6 e 9'],
  [[1, 2, 7, 8], 'As páginas 1, 2, 7 e 8'],
  [[1, 3, 5, 7, 9, 11, 13, 15], 'As páginas 1, 3, 5, 7, 9, 11, 13 e 15'],
  [[1, 3, 5, 7, 9, 11, 13, 15, 17], '9 páginas'],
])('%j: %s', (pages, text) => {
  expect(pagesText(pages)).toBe(text)
})

test.each([
  [[3], 'na página 3'],
  [[3, 4], 'nas páginas 3 e 4'],
  [[1, 3, 5, 7, 9, 11, 13, 15, 17], 'em 9 páginas'],
])('where it is, %j: %s', (pages, text) => {
  expect(inPagesText(pages)).toBe(text)
})
