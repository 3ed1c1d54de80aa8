import { likePortuguese } from './portuguese-letters.ts'
import { fromQuotedPrintable } from './quoted-printable.ts'
import type { TextEncoding } from './sheet-options.ts'

export type DecodedText = {
  /** Its letters composed, without a mark at the start. */
  text: string
  encoding: TextEncoding
  /** True when UTF-8 had once been read as Windows-1252 and was saved so: 'Ã§' is 'ç' again. */
  mended: boolean
}

/**
 * What Excel calls 'MS-DOS', from its 128th sign on; no decoder of the platform knows it. Source: Unicode's table
 * CP850.
 */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

/** A first byte of UTF-8 with those that follow it, as the signs of a table. Source: RFC 3629, section 4. */
function sequenceIn(table: string): RegExp {
  const signs = (from: number, to: number) =>
    `[${[...table.slice(from, to + 1)].map(sign => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`).join('')}]`
  const next = signs(0x80, 0xbf)
  return new RegExp(`${signs(0xc2, 0xdf)}${next}|${signs(0xe0, 0xef)}${next}{2}|${signs(0xf0, 0xf4)}${next}{3}`, 'gu')
}

const bytesOf = (from: number, count: number) => Uint8Array.from({ length: count }, (_, at) => from + at)
const ascii = new TextDecoder().decode(bytesOf(0, 128))

/** The 256 signs of each old table. */
const tables = {
  'windows-1252': new TextDecoder('windows-1252').decode(bytesOf(0, 256)),
  cp850: ascii + cp850,
  macintosh: new TextDecoder('macintosh').decode(bytesOf(0, 256)),
} as const
type Table = keyof typeof tables
const sequences: Record<Table, RegExp> = {
  'windows-1252': sequenceIn(tables['windows-1252']),
  cp850: sequenceIn(tables.cp850),
  macintosh: sequenceIn(tables.macintosh),
}

/** The likeliest first: of equally good readings Excel's own in Brazil is taken. */
const tableNames = ['windows-1252', 'cp850', 'macintosh'] as const

/**
 * The text of a file, in the encoding that somebody chose, else in the one that its bytes show: a mark; the zeros of
 * UTF-16; UTF-8, even with some strays; and of the old tables the one that gives Portuguese.
 */
export function decodeText(bytes: Uint8Array, chosen?: TextEncoding): DecodedText {
  const encoding = chosen ?? markedAs(bytes) ?? unmarked(bytes)
  if (encoding === 'utf-8') {
    const text = decodeUtf8(bytes)
    const mended = chosen === undefined ? (fromQuotedPrintable(text) ?? mend(text)) : null
    return { text: clean(mended ?? text), encoding, mended: mended !== null }
  }
  const text =
    encoding === 'utf-16le' || encoding === 'utf-16be' ? decodeUtf16(bytes, encoding) : inTable(bytes, encoding)
  return { text: clean(text), encoding, mended: false }
}

const clean = (text: string) => text.replace(/^\ufeff/, '').normalize('NFC')

function markedAs(bytes: Uint8Array): TextEncoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : null
}

function unmarked(bytes: Uint8Array): TextEncoding {
  const wide = wideAs(bytes)
  if (wide) return wide
  const { sound, strays } = countUtf8(bytes)
  if (strays === 0) return 'utf-8'
  // Old tables make sequences of UTF-8 only by chance: where these are the rule, the file is UTF-8 and the rest went
  // astray.
  if (sound > strays) return 'utf-8'
  const table = likeliestTable(bytes)
  const like = (text: string) => likePortuguese(text.slice(0, sampleBytes))
  return sound > 0 && like(decodeUtf8(bytes)) > like(inTable(bytes, table)) ? 'utf-8' : table
}

/** UTF-16 without a mark has a zero beside almost every letter of ours. */
function wideAs(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const length = Math.min(bytes.length - (bytes.length % 2), 4096)
  if (length < 4) return null
  const zeros = [0, 0]
  for (let at = 0; at < length; at++) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros.map(count => count / (length / 2))
  if (odd > 0.6 && even < 0.1) return 'utf-16le'
  return even > 0.6 && odd < 0.1 ? 'utf-16be' : null
}

const decodeUtf16 = (bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be') =>
  new TextDecoder(encoding).decode(bytes.subarray(0, bytes.length - (bytes.length % 2)))

/** Bytes of one sign of UTF-8 that begins here, 0 where none does. Source: RFC 3629, section 4. */
function lengthOfSign(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0
  if (first < 0x80) return 1
  const length =
    first >= 0xc2 && first < 0xe0 ? 2 : first >= 0xe0 && first < 0xf0 ? 3 : first >= 0xf0 && first < 0xf5 ? 4 : 0
  if (length === 0 || at + length > bytes.length) return 0
  const second = bytes[at + 1] ?? 0
  if ((first === 0xe0 && second < 0xa0) || (first === 0xed && second > 0x9f)) return 0
  if ((first === 0xf0 && second < 0x90) || (first === 0xf4 && second > 0x8f)) return 0
  for (let next = 1; next < length; next++) if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0
  return length
}

/** Signs of UTF-8 beyond ASCII, and bytes that belong to none. */
function countUtf8(bytes: Uint8Array): { sound: number; strays: number } {
  const count = { sound: 0, strays: 0 }
  for (let at = 0; at < bytes.length; ) {
    const length = lengthOfSign(bytes, at)
    if (length > 1) count.sound++
    if (length === 0) count.strays++
    at += length || 1
  }
  return count
}

/** UTF-8, and what is none byte by byte as the likeliest old table has it. */
function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const decoder = new TextDecoder()
    const stray = tables[likeliestTable(strayWords(bytes))]
    let text = ''
    let from = 0
    for (let at = 0; at < bytes.length; ) {
      const length = lengthOfSign(bytes, at)
      if (length === 0) {
        text += decoder.decode(bytes.subarray(from, at)) + (stray[bytes[at] ?? 0] ?? '')
        from = at + 1
      }
      at += length || 1
    }
    return text + decoder.decode(bytes.subarray(from))
  }
}

/** The stray bytes with what stands beside each, as words of their own. */
function strayWords(bytes: Uint8Array): Uint8Array {
  const words: number[] = []
  for (let at = 0; at < bytes.length && words.length < 4000; ) {
    const length = lengthOfSign(bytes, at)
    const beside = [bytes[at - 1] ?? 32, bytes[at] ?? 32, bytes[at + 1] ?? 32]
    if (length === 0) words.push(...beside.map((byte, place) => (place !== 1 && byte > 127 ? 32 : byte)), 32)
    at += length || 1
  }
  return Uint8Array.from(words)
}

function inTable(bytes: Uint8Array, name: Table): string {
  const table = tables[name]
  let text = ''
  for (const byte of bytes) text += table[byte] ?? ''
  return text
}

/** Bytes that are weighed, from a little before the first beyond ASCII on. */
const sampleBytes = 200_000

function likeliestTable(bytes: Uint8Array): Table {
  const from = Math.max(0, bytes.findIndex(byte => byte > 127) - 1000)
  const sample = bytes.subarray(from, from + sampleBytes)
  const weights = tableNames.map(name => likePortuguese(inTable(sample, name)))
  return tableNames[weights.indexOf(Math.max(...weights))] ?? 'windows-1252'
}

/** How often a text may have been read in a wrong table and saved so. */
const mostTimes = 3

/**
 * A text in which letters beyond ASCII were read as two or more by an old table, once or oftener, as they were meant;
 * lines that stand in order beside them stay. Null where there are none.
 */
function mend(text: string): string | null {
  let mended: string | null = null
  for (let times = 0; times < mostTimes; times++) {
    const before: string = mended ?? text
    const [best] = tableNames
      .flatMap(name => mendedFrom(before, name) ?? [])
      .map(meant => ({ meant, weight: likePortuguese(meant.slice(0, sampleBytes)) }))
      .sort((one, other) => other.weight - one.weight)
    if (!best || best.weight <= likePortuguese(before.slice(0, sampleBytes))) break
    mended = best.meant
  }
  return mended
}

/** Letters of Portuguese within words. */
const withinWords = /(?<=\p{L})[àáâãçéêíóôõúü](?=\p{L})/giu

/**
 * A text with what looks like UTF-8 read by a table as it was meant; null where nothing does. A line with other accents
 * in order speaks of such letters, and stays. Roots and frames are signs that people write, too: of their tables two
 * letters within words have to come back.
 */
function mendedFrom(text: string, name: Table): string | null {
  if (!text.includes(tables[name][0xc3] ?? '')) return null
  const asMeant = (sequence: string) => {
    const bytes = Uint8Array.from(sequence, sign => tables[name].indexOf(sign))
    return countUtf8(bytes).strays > 0 ? sequence : new TextDecoder().decode(bytes)
  }
  const found = new Set<string>()
  const meant = text.replace(/.+/g, line => {
    if (/[À-ÿ]/.test(line.replace(sequences[name], ''))) return line
    const mended = line.replace(sequences[name], asMeant)
    if (mended !== line) for (const [letter] of mended.matchAll(withinWords)) found.add(letter)
    return mended
  })
  return meant === text || (name !== 'windows-1252' && found.size < 2) ? null : meant
}
