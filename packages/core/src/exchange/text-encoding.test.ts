import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textEncodings } from './sheet-options.ts'
import { decodeText } from './text-encoding.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap(part => (typeof part === 'string' ? [...encode(part)] : part)))

/** Letters of Portuguese in the old tables, as other programs write them. */
const letters = 'àáâãçéêíóôõúüÀÁÂÃÇÉÊÍÓÔÕÚ'
const codes = {
  'windows-1252': 'e0e1e2e3e7e9eaedf3f4f5fafcc0c1c2c3c7c9cacdd3d4d5da',
  cp850: '85a083c6878288a1a293e4a381b7b5b6c78090d2d6e0e2e5e9',
  macintosh: '8887898b8d8e909297999b9c9fcbe7e5cc8283e6eaeeefcdf2',
} as const
function written(text: string, page: keyof typeof codes): Uint8Array {
  const place = (letter: string) => Number.parseInt(codes[page].slice(letters.indexOf(letter) * 2).slice(0, 2), 16)
  return Uint8Array.from([...text].map(letter => (letters.includes(letter) ? place(letter) : letter.charCodeAt(0))))
}

describe('the old tables', () => {
  test.each(['windows-1252', 'cp850', 'macintosh'] as const)('%s is told by its Portuguese', page => {
    const words = fc.constantFrom(
      ...(
        'O que é a fotossíntese?|função do pulmão|respiração|coração|Índio|Água|É|três|avô|avó|lápis|AÇÃO|à ' +
        'noite|órgãos|você|útil|lingüiça|GLÓRIA|Não|NÃO'
      ).split('|'),
    )
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), many => {
        const text = ['O que é a pressão?', ...many].join(' ')
        expect(decodeText(written(text, page))).toEqual({ text, encoding: page, mended: false })
      }),
      { seed: 850 },
    )
  })

  test('keep a dash, quotes and ordinals of Windows', () => {
    const file = bytes('a', [0x96], ' ', [0x93], '1', [0xba, 0x94], ' caf', [0xe9])
    expect(decodeText(file)).toEqual({ text: 'a– “1º” café', encoding: 'windows-1252', mended: false })
  })
})

describe('UTF-8', () => {
  test('with or without a mark, letters put together from two', () => {
    expect(decodeText(encode('\ufeffação; “órgão”'))).toEqual({
      text: 'ação; “órgão”',
      encoding: 'utf-8',
      mended: false,
    })
    expect(decodeText(encode('ação'.normalize('NFD'))).text).toBe('ação')
  })

  test('keeps all letters but a stray one, and that one is read from the table it came of', () => {
    const file = bytes('função e pulmão\nO que ', [0xe9], ' o solo?\n')
    expect(decodeText(file)).toEqual({ text: 'função e pulmão\nO que é o solo?\n', encoding: 'utf-8', mended: false })
    expect(decodeText(bytes('função e pulmão, gera', [0x87, 0xc6], 'o')).text).toBe('função e pulmão, geração')
    expect(decodeText(bytes('função e pulmão: for', [0x87], 'a')).text).toBe('função e pulmão: força')
    expect(decodeText(bytes('ação', [0xc3])).text).toBe('açãoÃ')
  })

  test('that was once read as Windows-1252 is put right, and what only looks so is left', () => {
    expect(decodeText(encode('funÃ§Ã£o da Ã¡gua'))).toEqual({ text: 'função da água', encoding: 'utf-8', mended: true })
    expect(decodeText(encode('função ou funÃ§Ã£o?')).mended).toBe(false)
    expect(decodeText(encode('IRMÃ “mais velha”')).text).toBe('IRMÃ “mais velha”')
  })

  test('whatever its signs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        fc.pre(!text.startsWith('\ufeff') && !text.includes('\0') && !/[ÃÂ]/.test(text))
        expect(decodeText(encode(text)).text).toBe(text.normalize('NFC'))
      }),
    )
  })
})

describe('UTF-16', () => {
  const swapped = (file: Uint8Array) => Buffer.from(file).swap16()
  const little = (text: string) => Buffer.from(text, 'utf16le')

  test('with and without a mark, in both orders', () => {
    const text = 'Pergunta;Resposta\r\nO que é?;Ação\r\n'
    for (const file of [little(text), little(`\ufeff${text}`)]) {
      expect(decodeText(file)).toEqual({ text, encoding: 'utf-16le', mended: false })
      expect(decodeText(swapped(file))).toEqual({ text, encoding: 'utf-16be', mended: false })
    }
    expect(decodeText(Uint8Array.from([...little(text), 0x0a])).text).toBe(text)
  })
})

test('whoever knows better is obeyed', () => {
  const file = Uint8Array.of(0xe7, 0x82)
  expect(textEncodings.map(encoding => decodeText(file, encoding).text)).toEqual([
    'þé',
    'ç‚',
    'þé',
    'ÁÇ',
    '苧',
    '\ue782',
  ])
})

describe('letters that were read in a wrong table and saved so', () => {
  test.each([
    ['of a Mac', 'fun√ß√£o da √°gua'],
    ['of MS-DOS', 'fun├º├úo da ├ígua'],
    ['twice', 'funÃƒÂ§ÃƒÂ£o da ÃƒÂ¡gua'],
  ])('%s are put right', (_, text) => {
    expect(decodeText(encode(text))).toMatchObject({ text: 'função da água', mended: true })
  })

  test('are put right beside lines in order and beside other signs', () => {
    expect(decodeText(encode('funÃ§Ã£o 🌱\npraça\nÃ¡gua')).text).toBe('função 🌱\npraça\nágua')
    expect(decodeText(encode('√9 = 3\n┌─┐')).mended).toBe(false)
    for (const roots of ['√π;1,77\n√2;1,41', 'a raiz√ßa de um', 'n√£o']) {
      expect(decodeText(encode(roots))).toEqual({ text: roots, encoding: 'utf-8', mended: false })
    }
  })
})
