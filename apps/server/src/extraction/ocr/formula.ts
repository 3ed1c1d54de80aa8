import type { Row } from './montage.ts'
import type { Sign, SmallSigns } from './small-signs.ts'

const table = (plain: string, written: string) => {
  const signs = [...written]
  return new Map([...plain].map((sign, n) => [sign, signs[n] ?? sign]))
}
const RAISED = table('0123456789+-()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿⁱ')
const LOWERED = table('0123456789+-()aenxi', '₀₁₂₃₄₅₆₇₈₉₊₋₍₎ₐₑₙₓᵢ')
/** A sign that could not be read: nothing may be asked of its sentence. */
const UNREAD = '\ufffd'
const DASHES = /[−–—]/g
/** Raised letters of "1.º" and "2ª", and the ring of degrees. */
const RING = /^[oO0º°]$/
const FEMININE = /^[aª]$/
const AFTER_NUMBER = /(^|[\d.])$/

/** A word like any other: what is raised at its end is a mark, and nothing in it is lowered but by chance. */
const PLAIN = /^\p{P}*\p{L}?\p{Ll}{2,}[\p{L}\p{P}]*\P{L}{0,2}$/u

/** The rows that a word is written in on the sheet: as a whole, then without its small signs, then these alone. */
export function rowsOf({ signs, capital, baseline }: SmallSigns): Row[] {
  const only = (test: (sign: Sign) => boolean) => ({ signs: signs.filter(test), capital, baseline })
  return [only(() => true), only(({ place }) => place === 'level'), only(({ place }) => place !== 'level')]
}

/** What was read of a word on the page, and in its three rows on the sheet. */
export type Readings = { first: string; rows: readonly string[] }

/**
 * The word with its raised and lowered signs as Unicode writes them; a sign that no reading tells is U+FFFD. Null where
 * none of its small signs is one that we know: quotation marks, marks of a trade.
 */
export function formulaOf(
  word: SmallSigns,
  { first, rows: [whole = '', level = '', small = ''] }: Readings,
): string | null {
  const { signs, capital } = word
  const all = charactersOf(whole)
  const levels = charactersOf(level)
  const smalls = charactersOf(small)
  if (PLAIN.test(first)) return withMark(word, { first, level, smalls })
  const onLine = signs.filter(({ place }) => place === 'level').length
  const isWhole = all.length === signs.length
  if (levels.length !== onLine && !isWhole) {
    const marked = withMark(word, { first, level, smalls })
    return marked ?? (signs.some(({ place }) => place === 'lowered') ? first + UNREAD : null)
  }
  let atLevel = 0
  let atSmall = 0
  let known = 0
  let text = ''
  for (const [n, sign] of signs.entries()) {
    if (sign.place === 'level') {
      const options = [isWhole ? all[n] : undefined, levels.length === onLine ? levels[atLevel++] : undefined]
      text += asHighAs(likelier(options, first), (sign.bottom - sign.top) / capital, text)
      continue
    }
    const read = smalls.length === signs.length - onLine ? smalls[atSmall++] : isWhole ? all[n] : undefined
    const written = read === undefined ? null : smallSign(read, sign.place, text)
    if (written !== null) known++
    text += written ?? UNREAD
  }
  if (known === 0 && !isFormula(word)) return null
  return withDegrees(text)
}

/**
 * A ring behind a number as degrees: before the letter of a scale, and where a number from 30 to 399 ends its clause
 * ('um ângulo de 90°.'), since something follows an ordinal that high. Others stay ordinals.
 */
export function withDegrees(word: string): string {
  return word
    .replace(/º(?=[CF](?!\p{L}))/gu, '°')
    .replace(/(?<=(?:^|[^\d.,])(?:[3-9]\d|[1-3]\d\d))º(?=[.,;:!?)]+$)/u, '°')
}

/**
 * Of a word whose letters may touch each other, so that they cannot be counted: its small signs must be a mark at its
 * end.
 */
function withMark(
  { signs }: SmallSigns,
  { first, level, smalls }: { first: string; level: string; smalls: readonly string[] },
): string | null {
  const from = signs.findIndex(({ place }) => place !== 'level')
  const rest = signs.slice(from)
  const behind = rest.findIndex(({ place }) => place === 'level')
  const marks = rest.slice(0, behind === -1 ? rest.length : behind)
  const after = rest.length - marks.length
  if (from <= 0 || after > 1 || marks.length !== smalls.length || marks.some(({ place }) => place === 'lowered'))
    return null
  if (!first.startsWith(level.slice(0, Math.max(1, level.length - 2)))) return null
  const cut = level.length - after
  let text = level.slice(0, cut)
  for (const [n, read] of smalls.entries()) {
    const written = smallSign(read, marks[n]?.place ?? 'raised', text)
    if (written === null) return null
    text += written
  }
  return text + level.slice(cut)
}

/** Something lowered, or a short word: no quotation marks at a word's end. */
const isFormula = ({ signs }: SmallSigns) =>
  signs.some(({ place }) => place === 'lowered') || signs.filter(({ place }) => place === 'level').length <= 3

/** Without spaces: gaps between enlarged signs are taken for them. */
const charactersOf = (text: string) => [...text.replace(/\s+/g, '').replace(DASHES, '-')]

/** Of two readings that differ, the one that was read on the page, too; else the one without small signs between. */
function likelier([one, other]: readonly (string | undefined)[], first: string): string {
  if (one !== undefined && (other === undefined || one === other)) return one
  if (other === undefined) return UNREAD
  return one !== undefined && first.includes(one) && !first.includes(other) ? one : other
}

const SAME_SHAPE = /^[coswvxzu]$/i
/** Between the height of small letters and that of capitals. */
const CAPITAL_FROM = 0.84

/** Letters of one shape are told apart by their height, and a ring among letters is no zero. */
function asHighAs(read: string, height: number, before: string): string {
  const letter = read === '0' && /[\p{L}₀-₉]$/u.test(before) ? 'O' : read
  if (!SAME_SHAPE.test(letter)) return letter
  return height >= CAPITAL_FROM ? letter.toUpperCase() : letter.toLowerCase()
}

function smallSign(read: string, place: Sign['place'], before: string): string | null {
  if (place === 'lowered') return LOWERED.get(read) ?? null
  if (RING.test(read) && AFTER_NUMBER.test(before) && !/10$/.test(before)) return 'º'
  if (FEMININE.test(read) && AFTER_NUMBER.test(before)) return 'ª'
  return RAISED.get(read) ?? null
}
