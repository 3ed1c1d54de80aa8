import { expect, test } from 'vitest'
import { pastedFiles } from './pasted-file.ts'

const pasted = (texts: Record<string, string>, ...files: File[]) =>
  pastedFiles({ getData: type => texts[type] ?? '', files: files as unknown as FileList }).map(({ name }) => name)

test('what an editor copies is read with its looks first, then as plain text', () => {
  expect(pasted({ 'text/html': '<p>a</p>', 'text/plain': 'a' })).toEqual(['Texto colado.html', 'Texto colado.txt'])
  expect(pasted({ 'text/plain': 'a;b' })).toEqual(['Texto colado.txt'])
  expect(pasted({ 'text/html': ' ', 'text/plain': '' })).toEqual([])
})

test('a file is itself, and the picture of cells beside their text is none', () => {
  const file = (name: string) => new File(['x'], name)
  expect(pasted({}, file('rios.csv'), file('dois.csv'))).toEqual(['rios.csv'])
  expect(pasted({ 'text/plain': 'a\tb' }, file('image.png'))).toEqual(['Texto colado.txt'])
})
