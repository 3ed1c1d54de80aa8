import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentWords, foldAccents, isFunctionWord, normalize, tokenize } from './tokens.ts'

describe('tokenize', () => {
  test('words, numbers and symbols with their offsets', () => {
    expect(tokenize('São 1.500,5 m² (3º).')).toEqual([
      { text: 'São', start: 0, end: 3, kind: 'word' },
      { text: '1.500,5', start: 4, end: 11, kind: 'number' },
      { text: 'm²', start: 12, end: 14, kind: 'word' },
      { text: '(', start: 15, end: 16, kind: 'symbol' },
      { text: '3º', start: 16, end: 18, kind: 'number' },
      { text: ')', start: 18, end: 19, kind: 'symbol' },
      { text: '.', start: 19, end: 20, kind: 'symbol' },
    ])
  })

  test.each([
    ['guarda-chuva', ['guarda-chuva']],
    ['no Node.js, em notas.tar.gz.', ['no', 'Node.js', ',', 'em', 'notas.tar.gz', '.']],
    ['fim.Começo v1.2', ['fim', '.', 'Começo', 'v1', '.', '2']],
    ['copo d’água', ['copo', 'd’água']],
    ['localiza-se em', ['localiza-se', 'em']],
    ['H2O e CO2', ['H2O', 'e', 'CO2']],
    ['o íon OH⁻.', ['o', 'íon', 'OH⁻', '.']],
    ['Ca²⁺ em mol·L⁻¹', ['Ca²⁺', 'em', 'mol·L', '⁻', '¹']],
    ['C++, C# e x+y', ['C++', ',', 'C#', 'e', 'x', '+', 'y']],
    ['97%', ['97%']],
    ['fim.Outro', ['fim', '.', 'Outro']],
    ['a.C.', ['a.C', '.']],
    ['2º ano', ['2º', 'ano']],
    ['século XIX', ['século', 'XIX']],
    ['10:30', ['10:30']],
    ['5a', ['5a']],
  ])('%s', (text, expected) => {
    expect(tokenize(text).map(token => token.text)).toEqual(expected)
  })

  test('loses nothing but white space', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), text => {
        const tokens = tokenize(text)
        let at = 0
        for (const token of tokens) {
          expect(text.slice(token.start, token.end)).toBe(token.text)
          expect(text.slice(at, token.start)).toMatch(/^\s*$/)
          at = token.end
        }
        expect(text.slice(at)).toMatch(/^\s*$/)
      }),
    )
  })
})

describe('normalize', () => {
  test('folds case, quotes, dashes and spaces', () => {
    expect(normalize('  “A  Água” – é\u00a0vida… ')).toBe('"a água" - é vida...')
  })

  test('composes letters and accents, drops soft hyphens', () => {
    expect(normalize('a\u0301gua foto\u00adssíntese')).toBe('água fotossíntese')
  })

  test('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        expect(normalize(normalize(text))).toBe(normalize(text))
      }),
    )
  })
})

test('foldAccents takes accents and cedillas off and keeps case', () => {
  expect(foldAccents('AÇÃO à bênção')).toBe('ACAO a bencao')
})

test('isFunctionWord', () => {
  expect(['da', 'Que', 'são', 'àquele'].map(isFunctionWord)).toEqual([true, true, true, true])
  expect(['grupo', 'sistema', 'forma', 'água'].map(isFunctionWord)).toEqual([false, false, false, false])
})

test('contentWords keeps what carries content, repeats and numbers included', () => {
  expect(contentWords('A água da chuva e a água de 2 rios')).toEqual(['água', 'chuva', 'água', '2', 'rios'])
})
