import type { Letter } from './letters.ts'

/**
 * Raised and lowered letters as Unicode writes them, so that "m²", "CO₂" and a footnote's mark do not run into the
 * word.
 */

const pairs = (plain: string, shifted: string): ReadonlyMap<string, string> => {
  const signs = Array.from(shifted)
  return new Map(Array.from(plain, (sign, index) => [sign, signs[index] ?? sign]))
}
const RAISED = pairs(
  '0123456789+−-–‐\u00ad=()niabcdefghjklmoprstuvwxyz',
  '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁻⁻⁼⁽⁾ⁿⁱᵃᵇᶜᵈᵉᶠᵍʰʲᵏˡᵐᵒᵖʳˢᵗᵘᵛʷˣʸᶻ',
)
const LOWERED = pairs('0123456789+−-–‐\u00ad=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₋₋₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ')

/** "1o", "2as" and "n.o" with raised letters are ordinals in Portuguese. */
const ORDINAL = /^([oa])(s?)$/
const BEFORE_ORDINAL = /(?:\d|(?<!\p{L})\p{L}{1,4}\.|(?<!\p{L})[nN])$/u
/** What stays a sign of its own when it is raised. */
const OWN_SIGNS = /^[\p{P}\p{So}°ºª′″‴]+$/u
/** A raised piece longer than this is a note beside the text and no exponent. */
const LONGEST = 12
const OPERATOR = /[+−–/·×=-]/
/** 'x', 'qn' or a number, but not a word: what is raised behind a word are marks of notes. */
const BASE = /(?:^|[^\p{L}\p{N}])(?:\p{L}{1,2}|[\d.,]+)$|\)$/u

/**
 * A raised or lowered letter is smaller than this share of the line's size and shifted by at least this share of it.
 */
export const SMALLER = 0.85
const SHIFT = 0.12
/** The button for indices of LibreOffice makes small letters that hang less than that: H₂O by a twelfth. */
const SMALL = 0.7
const SMALL_DROP = 0.07

/** A limit of a sum or an integral, which stands under (-1) or over (1) its sign; '' for none. */
export function limitText(run: string, shift: -1 | 1): string {
  const signs = Array.from(run, sign => (shift > 0 ? RAISED : LOWERED).get(sign))
  if (signs.every(sign => sign !== undefined)) return signs.join('')
  return (shift > 0 ? '^' : '_') + (run.length > 1 ? `(${run})` : run)
}

/** A layer over a scan sets each word as large as its box on the picture is: 'e' smaller than 'água'. */
const INVISIBLE = 3

/** Which way a letter is set off its line: 1 raised, -1 lowered, 0 neither. */
export function shiftOf({ text, run, baseline }: Letter, line: { size: number; baseline: number }): -1 | 0 | 1 {
  if (run.size >= SMALLER * line.size || (run.mode === INVISIBLE && /\p{L}/u.test(text))) return 0
  const shift = (baseline - line.baseline) / line.size
  const drop = run.size <= SMALL * line.size ? SMALL_DROP : SHIFT
  return shift > drop ? -1 : shift < -SHIFT ? 1 : 0
}

/**
 * A whole raised or lowered run: in the signs of Unicode where each of its letters has one, else behind '^' or '_'.
 * @param before the text it follows
 * @param after the letter right behind it, or '' where a space follows
 */
export function scriptText(run: string, shift: -1 | 1, before: string, after = ''): string {
  const table = shift > 0 ? RAISED : LOWERED
  if (shift > 0 && run === 'o' && /\d\s?$/.test(before) && /^[CFK]$/.test(after)) return '°'
  const [, letter, plural = ''] = ORDINAL.exec(run) ?? []
  if (shift > 0 && letter && BEFORE_ORDINAL.test(before)) return (letter === 'o' ? 'º' : 'ª') + plural
  const signs = Array.from(run, sign => table.get(sign))
  const isOfWord = /\p{L}$/u.test(before) && /^\p{L}+$/u.test(run) && /^\p{L}/u.test(after)
  // 'A_amostra', and the 'sen' of a numerator, stay legible.
  const isWord = /^\p{L}{3,}\p{P}?$/u.test(run)
  if (!isOfWord && !isWord && signs.every(sign => sign !== undefined)) return signs.join('')
  // The raised 'A' of 'LaTeX' is of its word.
  if (run.length > LONGEST || OWN_SIGNS.test(run) || /^\p{L}/u.test(after)) return run
  if (!BASE.test(before)) return isWord ? run : Array.from(run, sign => table.get(sign) ?? sign).join('')
  return (shift > 0 ? '^' : '_') + (OPERATOR.test(run) ? `(${run})` : run)
}
