import { expect, test } from 'vitest'
import { nameOfSeparator, readPreamble } from './csv-preamble.ts'

test('Excel’s first line names the separator and is no row', () => {
  const none = { lines: 0, anki: null }
  expect(readPreamble('sep=;\r\na;b')).toEqual({ ...none, rest: 'a;b', separator: ';' })
  expect(readPreamble('"SEP=,"\na,b')).toEqual({ ...none, rest: 'a,b', separator: ',' })
  expect(readPreamble('sep=\t\na\tb')).toEqual({ ...none, rest: 'a\tb', separator: '\t' })
  expect(readPreamble('sep=;;;\na;b;c')).toEqual({ ...none, rest: 'a;b;c', separator: ';' })
  expect(readPreamble('sep = ;\na;b')).toEqual({ ...none, rest: 'a;b', separator: ';' })
  expect(readPreamble('"sep=""\n"""\tb').separator).toBeNull()
  expect(readPreamble('sep=arador;b')).toEqual({ ...none, rest: 'sep=arador;b', separator: null })
})

test('Anki’s first lines name separator, columns and HTML', () => {
  const text = '#separator:Pipe\n#html:true\n#guid column:1\n#notetype column:2\n#tags column:5\n# um comentário\na|b'
  expect(readPreamble(text)).toEqual({
    rest: 'a|b',
    lines: 6,
    separator: '|',
    anki: { html: true, headings: null, tags: 4, silent: [0, 1] },
  })
  expect(readPreamble('#separator:!\n#columns:Frente!Verso\nx!y')).toEqual({
    rest: 'x!y',
    lines: 2,
    separator: '!',
    anki: { html: false, headings: 'Frente!Verso', tags: null, silent: [] },
  })
})

test('a first line with a number sign of its own is a row', () => {
  expect(readPreamble('# é chamado de:;cerquilha').anki).toBeNull()
  expect(readPreamble('#tema: água;x')).toEqual({ rest: '#tema: água;x', lines: 0, separator: null, anki: null })
})

test('separators have names', () => {
  expect(['\t', ';', '!'].map(nameOfSeparator)).toEqual(['tab', 'semicolon', 'other'])
})
