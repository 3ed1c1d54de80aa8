import { expect, test } from 'vitest'
import { pastedFiles } from './pasted-file.ts'

const files = (texts: Record<string, string>, ...more: File[]) =>
  pastedFiles({ getData: type => texts[type] ?? '', files: more as unknown as FileList })
const pasted = (texts: Record<string, string>, ...more: File[]) => files(texts, ...more).map(({ name }) => name)

test('what an editor copies is read with its looks first, then as plain text', () => {
  expect(pasted({ 'text/html': '<p>a</p>', 'text/plain': 'a' })).toEqual(['Texto colado.html', 'Texto colado.txt'])
  expect(pasted({ 'text/plain': 'a;b' })).toEqual(['Texto colado.txt'])
  expect(pasted({ 'text/html': ' ', 'text/plain': '' })).toEqual([])
})

test('what is pasted as HTML says that it is, with whatever element it begins', async () => {
  const [html] = files({ 'text/html': '<google-sheets-html-origin><table></table></google-sheets-html-origin>' })
  expect(await html?.text()).toMatch(/^<!doctype html>\n<google-sheets-html-origin>/)
})

test('a file is itself, whatever text stands beside it, and the picture of cells beside their text is none', () => {
  const file = (name: string, type = '') => new File(['x'], name, { type })
  expect(pasted({}, file('rios.csv'), file('dois.csv'))).toEqual(['rios.csv'])
  expect(pasted({ 'text/plain': 'rios.csv' }, file('rios.csv', 'text/csv'))).toEqual(['rios.csv'])
  expect(pasted({ 'text/plain': 'a\tb' }, file('image.png', 'image/png'))).toEqual(['Texto colado.txt'])
  expect(pasted({}, file('image.png', 'image/png'))).toEqual(['image.png'])
})
