import { describe, expect, test } from 'vitest'
import { type SymbolFont, symbolFont, symbolText } from './symbol-fonts.ts'

test.each([
  ['Wingdings', 'wingdings'],
  ['Wingdings-Regular', 'wingdings'],
  ['Wingdings2', 'marks'],
  ['Wingdings 3', 'marks'],
  ['Webdings', 'marks'],
  ['ZapfDingbats', 'dingbats'],
  ['SymbolMT', 'symbol'],
  ['Symbol', 'symbol'],
  ['OpenSymbol', 'office'],
  ['StarSymbol', 'office'],
  ['SegoeUISymbol', undefined],
  ['Calibri', undefined],
])('%s is a font of %s', (name, expected) => {
  expect(symbolFont(name)).toBe(expected)
})

describe('symbolText', () => {
  test.each<[SymbolFont, string, string | null]>([
    ['wingdings', 'Ø', '➢'],
    ['wingdings', 'ü', '✓'],
    ['wingdings', 'v', '❖'],
    ['wingdings', '§', '▪'],
    ['wingdings', 'à', '→'],
    ['wingdings', '\uf0e0', '→'],
    ['wingdings', '7', '•'],
    ['wingdings', '✓', null],
    ['marks', '}', '•'],
    ['dingbats', 'l', '●'],
    ['dingbats', '❖', null],
    ['symbol', '\uf0b7', '•'],
    ['symbol', 'a', 'α'],
    ['symbol', '\uf061', 'α'],
    ['symbol', '\uf032', '2'],
    ['symbol', '2', null],
    ['symbol', 'π', null],
    ['symbol', '±', null],
    ['symbol', '£', '≤'],
    ['office', '\ue00a', '•'],
    ['office', '∑', null],
  ])('%s: %s shows %s', (font, code, expected) => {
    expect(symbolText(font, code.codePointAt(0) ?? 0)).toBe(expected)
  })
})
