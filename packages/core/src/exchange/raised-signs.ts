/** The raised and lowered forms that Unicode has, each under its plain sign. */
const raisedOf = formsOf(
  '0123456789+-=()abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVWβγδθφχ',
  '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂᵝᵞᵟᶿᵠᵡ',
)
const loweredOf = formsOf('0123456789+-=()aehijklmnoprstuvxβγρφχ', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓᵦᵧᵨᵩᵪ')

function formsOf(plain: string, forms: string): ReadonlyMap<string, string> {
  const all = [...forms]
  return new Map([...plain].map((sign, place) => [sign, all[place] ?? sign]))
}

/**
 * A raised text in one line: '10⁻¹⁰' where every sign has a raised form, else '2^(1/2)': its value is never another.
 */
export const raised = (text: string): string => written(text, raisedOf, '^')

/** A lowered text in one line: 'H₂O', or 'v_(A/B)' where a sign has no lowered form. */
export const lowered = (text: string): string => written(text, loweredOf, '_')

function written(text: string, formOf: ReadonlyMap<string, string>, mark: string): string {
  const inner = text.trim()
  const signs = [...inner.replace(/[−–]/g, '-')]
  const forms = signs.map(sign => formOf.get(sign) ?? (/[\ue001-\ue004]/.test(sign) ? sign : undefined))
  // Marks of trade and of notes are raised everywhere, and mean nothing by it.
  if (/^(?:[®™©*†‡]+|\[\d+\])$/.test(inner)) return inner
  if (forms.every(form => form !== undefined)) return forms.join('')
  const all = new Set(formOf.values())
  if (signs.every(sign => all.has(sign) || sign === '°' || sign === 'ª' || sign === 'º')) return inner
  return /^\([^()]*\)$/.test(inner) ? `${mark}${inner}` : `${mark}(${inner})`
}

/** Endings that other languages raise behind a figure, and Portuguese behind the first letters of a title. */
const ordinals = new Set(['st', 'nd', 'rd', 'th', 'er', 'ère', 'ème', 'os', 'as'])
const titles = new Set(['r', 'ra', 'ras', 'res', 'or', 'ta', 'to'])
/** 'A' and 'P' with a raised 'r' are quantities. */
const withR = /(?<!\p{L})[SD]\.?$/u
const shortened = /(?<!\p{L})\p{Lu}\p{Ll}{0,3}\.?$/u

/** Words that Portuguese shortens before a raised ending. */
const withO = /(?<!\p{L})(?:n|eng|exm|ilm)\.?$/iu
const withA = /(?<!\p{L})(?:sr|dr|prof|eng|exm|ilm)\.?$/iu

/**
 * A raised text in one line behind what stands before it. Behind a figure, a raised letter is the ending of an ordinal:
 * '1º', '2.ª'; and so it is of a few short forms: 'nº', 'Sr.ª'.
 */
export function raisedBehind(text: string, before: string): string {
  const letter = text.trim()
  const isEnding = /\d\.?$/.test(before) || (letter === 'o' ? withO : withA).test(before)
  if (isEnding && (letter === 'a' || letter === 'o')) return letter === 'a' ? 'ª' : 'º'
  const title = letter === 'r' ? withR : shortened
  const isSpelled = /\d$/.test(before) ? ordinals.has(letter) : titles.has(letter) && title.test(before.slice(-9))
  return isSpelled ? letter : raised(text)
}
