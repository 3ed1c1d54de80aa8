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
