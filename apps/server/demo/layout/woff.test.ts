import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { unpackWoff } from './woff.ts'

const woff = readFileSync(
  fileURLToPath(import.meta.resolve('@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff')),
)

/** The checksum of a table as OpenType defines it: the sum of its 32-bit words. */
function checksum(table: Buffer): number {
  let sum = 0
  for (let index = 0; index < table.length; index += 4) sum = (sum + table.readUInt32BE(index)) >>> 0
  return sum
}

test('unpacks every table with the checksum that the font declares', () => {
  const font = unpackWoff(woff)
  expect(font.readUInt32BE(0)).toBe(0x00010000)
  const count = font.readUInt16BE(4)
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = 12 + 16 * index
    const offset = font.readUInt32BE(entry + 8)
    const length = font.readUInt32BE(entry + 12)
    const table = Buffer.from(font.subarray(offset, offset + length + (-length & 3)))
    const tag = font.toString('latin1', entry, entry + 4)
    // The checksum of `head` is taken with its checkSumAdjustment field as zero.
    if (tag === 'head') table.writeUInt32BE(0, 8)
    return { tag, right: checksum(table) === font.readUInt32BE(entry + 4) }
  })
  expect(tables.filter(table => !table.right)).toEqual([])
  expect(tables.map(table => table.tag)).toEqual(
    expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca', 'name']),
  )
})

test('refuses a file that is not WOFF 1.0', () => {
  expect(() => unpackWoff(Buffer.from('wOF2 and more'))).toThrow('This font is not WOFF 1.0.')
})
