import { describe, expect, test } from 'vitest'
import { texEncoding } from './tex-codes.ts'

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
