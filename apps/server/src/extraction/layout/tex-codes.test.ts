import { describe, expect, test } from 'vitest'
import { isLarge, LARGE, texEncoding } from './tex-codes.ts'

describe('texEncoding', () => {
  test('is Cork where accented letters or its ligatures appear', () => {
    expect(texEncoding([0x61, 0xe7])?.get(0x1c)).toBe('fi')
    expect(texEncoding([0x61, 0x1c])?.get(0x15)).toBe('–')
  })

  test('is the old encoding where its ligatures or accents appear', () => {
    expect(texEncoding([0x61, 0x0c])?.get(0x0c)).toBe('fi')
    expect(texEncoding([0x61, 0x18])?.get(0x7e)).toBe('˜')
  })

  test('is unknown where only plain letters appear', () => {
    expect(texEncoding([0x61, 0x62])).toBeNull()
  })
})

describe('LARGE', () => {
  test('is the encoding of cmex, and of no other font', () => {
    expect(['CMEX10', 'LMEX10', 'CMMI10', 'CMR12', 'Symbol'].filter(isLarge)).toEqual(['CMEX10', 'LMEX10'])
  })

  test('knows sums, integrals, roots and brackets of all heights, and no sign for a piece of one', () => {
    const codes = [0x00, 0x12, 0x13, 0x28, 0x50, 0x52, 0x58, 0x5a, 0x70, 0x30, 0x43, 0x74, 0x75, 0x7f]
    expect(codes.map(code => LARGE.get(code))).toEqual([
      '(',
      '(',
      ')',
      '{',
      '∑',
      '∫',
      '∑',
      '∫',
      '√',
      '',
      '',
      '√',
      '',
      '',
    ])
  })
})
