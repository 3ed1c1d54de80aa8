/**
 * What the codes of symbol fonts show. Their PDFs hand over the letter of the key ('Ø' for an arrowhead, 'à' for an
 * arrow) or that letter in the private area from U+F000 on; both are of the same place in the font. Sources: the code
 * charts of the fonts themselves.
 */
export type SymbolFont = 'wingdings' | 'marks' | 'dingbats' | 'symbol' | 'office'

/** Fonts in which nothing is a letter, by their names. 'Segoe UI Symbol' and the like hold ordinary codes. */
const NAMES: readonly (readonly [RegExp, SymbolFont])[] = [
  [/^wingdings(?:[-,\s]*regular)?$/i, 'wingdings'],
  [/^(?:wingdings|webdings|monotypesorts|bookshelfsymbol|marlett)/i, 'marks'],
  [/dingbats/i, 'dingbats'],
  // LibreOffice's: its own signs, marks of lists nearly all, stand in the private area.
  [/^(?:open|star)symbol/i, 'office'],
  [/^symbol(?:mt|ps|std|neu)?(?:[-,\s].*)?$/i, 'symbol'],
]

/** @param name without the tag of a subset */
export function symbolFont(name: string): SymbolFont | undefined {
  return NAMES.find(([pattern]) => pattern.test(name))?.[1]
}

const MARK = '•'

const paired = (from: string, to: string): [number, string][] =>
  Array.from(from, (character, index) => [character.charCodeAt(0), Array.from(to)[index] ?? MARK])

const WINGDINGS = new Map([
  ...paired('JKL', '☺😐☹'),
  ...paired('lmnopqrstuvwx', '●❍■□□❑❒◆◆◆❖◆☒'),
  ...paired('\u00a1\u00a2\u00a4\u00a7\u00a8\u00ab', '○○◉▪□★'),
  ...paired('Øßàáâãäåæçèéêëìïðñòóû', '➢←→↑↓↖↗↙↘←→↑↓↖↗⇐⇒⇑⇓⇔✗'),
  ...paired('üýþ', '✓☒☑'),
])
const DINGBATS = new Map(paired('3456789HlmnoquvV', '✓✔✕✖✗✘✙★●❍■□❑◆❖✖'))
const SYMBOL = new Map([
  ...paired('abcdefghijklmnopqrstuvwxyz', 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ'),
  ...paired('ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ'),
  ...paired('"$@^-', '∀∃≅⊥−'),
  ...paired('¢£¥¨©ª«¬\u00ad®¯', '′≤∞♦♥♠↔←↑→↓'),
  ...paired('³´¶·¸¹º»¾ÆÇÈÉÌÎÏÐÑÒÓÔÕÖ', '≥×∂•÷≠≡≈⋯∅∩∪⊃⊂∈∉∠∇®©™∏√'),
  ...paired('×ÙÚÛÜÝÞßàáåñò', '⋅∧∨⇔⇐⇑⇒⇓◊⟨∑⟩∫'),
])

const PRIVATE = 0xf000
const PRIVATE_AREA = { first: 0xe000, last: 0xf8ff }
const LATIN_END = 0x100
/** Codes of Latin that a reader of fonts may have found out for itself: the signs that Symbol shares with it. */
const SHARED = new Set('°±×÷¬µ®©'.split('').map(sign => sign.charCodeAt(0)))

/**
 * The sign that a code of a symbol font shows; a mark where it is none of those known; null where the code is no place
 * in the font but a character of its own ('✓', 'α').
 */
export function symbolText(font: SymbolFont, code: number): string | null {
  if (font === 'office') return code >= PRIVATE_AREA.first && code <= PRIVATE_AREA.last ? MARK : null
  const isPrivate = code > PRIVATE && code < PRIVATE + LATIN_END
  if (!isPrivate && (code <= 0x20 || code >= LATIN_END)) return null
  const place = isPrivate ? code - PRIVATE : code
  if (font === 'symbol')
    return !isPrivate && SHARED.has(code)
      ? null
      : (SYMBOL.get(place) ?? (isPrivate ? String.fromCharCode(place) : null))
  return (font === 'wingdings' ? WINGDINGS : font === 'dingbats' ? DINGBATS : null)?.get(place) ?? MARK
}
