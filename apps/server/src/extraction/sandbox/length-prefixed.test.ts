import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lengthOf, lengthPrefixed } from './length-prefixed.ts'

const withLength = (text: string) => Buffer.concat([lengthOf(Buffer.byteLength(text)), Buffer.from(text)])

async function pieces(chunks: readonly Buffer[], maxBytes = 1000): Promise<string[]> {
  const found: string[] = []
  for await (const piece of lengthPrefixed(Readable.from(chunks), maxBytes)) found.push(piece.toString('latin1'))
  return found
}

describe('lengthPrefixed', () => {
  test('finds the pieces again however the stream is cut', async () => {
    const text = fc.string({ maxLength: 40 }).map(value => value.replace(/[^ -~]/g, '?'))
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 8 }), fc.integer({ min: 1, max: 50 }), async (texts, size) => {
        const bytes = Buffer.concat(texts.map(value => withLength(value)))
        const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
          bytes.subarray(index * size, (index + 1) * size),
        )
        expect(await pieces(chunks)).toEqual(texts)
      }),
    )
  })

  test('refuses a piece that is too long before it has come', async () => {
    const head = Buffer.alloc(4)
    head.writeUInt32LE(0xffffffff)
    await expect(pieces([head])).rejects.toThrow(RangeError)
  })

  test('drops what is left of a piece when the stream ends', async () => {
    expect(await pieces([withLength('um'), Buffer.from([9, 0, 0, 0, 65])])).toEqual(['um'])
  })
})
