/**
 * Text of TeX fonts without a Unicode mapping (Type 3 bitmaps, old dvips output): PDFium hands over their raw codes,
 * of which those below 0x20 are ligatures, quotes and accents. Source: the T1 (Cork) and OT1 encoding tables.
 */

const T1: ReadonlyMap<number, string> = new Map([
  [0x0d, '‚'],
  [0x10, '“'],
  [0x11, '”'],
  [0x12, '„'],
  [0x13, '«'],
  [0x14, '»'],
  [0x15, '–'],
  [0x16, '—'],
  [0x19, 'ı'],
  [0x1b, 'ff'],
  [0x1c, 'fi'],
  [0x1d, 'fl'],
  [0x1e, 'ffi'],
  [0x1f, 'ffl'],
])

/** Accents are the spacing ones: `accents.ts` joins them to their letters. */
const OT1: ReadonlyMap<number, string> = new Map([
  [0x0b, 'ff'],
  [0x0c, 'fi'],
  [0x0d, 'fl'],
  [0x0e, 'ffi'],
  [0x0f, 'ffl'],
  [0x10, 'ı'],
  [0x12, '`'],
  [0x13, '´'],
  [0x18, '¸'],
  [0x22, '”'],
  [0x5c, '“'],
  [0x5e, 'ˆ'],
  [0x7b, '–'],
  [0x7c, '—'],
  [0x7e, '˜'],
  [0x7f, '¨'],
])

export type TexEncoding = ReadonlyMap<number, string>

/** From a code on: signs that follow one another in a table. */
const from = (first: number, signs: readonly string[]): [number, string][] =>
  signs.map((sign, index) => [first + index, sign])

const BRACKETS = Array.from('()[]⌊⌋⌈⌉{}⟨⟩')
const SUMS = Array.from('∑∏∫∪∩⊎∧∨')
const PIECES = 0x30
const AFTER_PIECES = 0x44
const BELOW_ROOTS = 0x75
const END = 0x80

/**
 * Large signs of mathematics (cmex): sums, integrals, roots, brackets of all heights. The pieces of which the tallest
 * are put together say nothing. Source: the OMX encoding table.
 */
export const LARGE: TexEncoding = new Map([
  ...from(0x00, [...BRACKETS, '|', '‖', '/', '\\']),
  ...from(0x10, ['(', ')', ...BRACKETS, '/', '\\']),
  ...from(0x20, [...BRACKETS, '/', '\\', '/', '\\']),
  ...from(PIECES, Array<string>(AFTER_PIECES - PIECES).fill('')),
  ...from(AFTER_PIECES, Array.from('⟨⟩⊔⊔∮∮⊙⊙⊕⊕⊗⊗')),
  ...from(0x50, [...SUMS, ...SUMS, '∐', '∐']),
  ...from(0x62, ['^', '^', '^', '~', '~', '~']),
  ...from(0x68, Array.from('[]⌊⌋⌈⌉{}√√√√√')),
  ...from(BELOW_ROOTS, Array<string>(END - BELOW_ROOTS).fill('')),
])

const LARGE_NAME = /^(?:cm|lm|eu)ex\d/i

/** Whether a font holds TeX's large signs. @param name without the tag of a subset */
export const isLarge = (name: string): boolean => LARGE_NAME.test(name)

/** The Cork encoding holds accented letters from 0xC0 on; a font that uses none of them on a page may be either. */
const FIRST_ACCENTED = 0xc0

/**
 * Which TeX encoding these raw codes of a page follow: T1 when accented letters or T1's own ligatures appear, OT1 when
 * its ligatures or accents do, null when nothing tells (then codes stand for themselves).
 */
export function texEncoding(codes: Iterable<number>): TexEncoding | null {
  let old = false
  for (const code of codes) {
    if (code >= FIRST_ACCENTED || (code >= 0x1b && code <= 0x1f)) return T1
    if ((code >= 0x0b && code <= 0x0f) || code === 0x13 || code === 0x18 || code === 0x7f) old = true
  }
  return old ? OT1 : null
}
