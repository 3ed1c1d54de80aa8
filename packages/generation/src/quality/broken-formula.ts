/**
 * Tokens that look like a formula or a measure and are none: what reading a picture or flattening what was raised
 * leaves of one. Each of them is in no known formula, unit or code.
 */
const BROKEN: readonly RegExp[] = [
  // 'H,0O', 'CO;2': a sign inside a formula.
  /(?<![\p{L}\p{N}])(?:[A-Z][a-z]?){1,3}[,;:'´`][\dO]\d?(?:[A-Z][a-z]?\d*)*(?![\p{L}\p{N}])/u,
  // '10º metro': an exponent read as the sign of an ordinal.
  /(?<![\p{L}\p{N}])10\s?[º°]\s(?:quilô|centí|milí|nanô|micrô)?(?:metros?|gramas?|litros?)(?![\p{L}])/u,
  // 'km? de', 'm?)': a square read as a question.
  /(?<![\p{L}])(?:[kcdm]?m|m\/s)\?(?=\s\p{Ll}|[.,;)])/u,
  // '10–⁹', '10²,⁵': raised by half.
  /[–—-][⁰¹²³⁴-⁹]|[⁰¹²³⁴-⁹],[⁰¹²³⁴-⁹]/u,
  // 'SO₄²–.': a charge left on the line.
  /[⁰¹²³⁴-⁹₀-₉][–—](?=[\s.,;)]|$)/u,
]

/** The first such token of a text, or null. */
export function brokenFormula(text: string): string | null {
  for (const pattern of BROKEN) {
    const found = pattern.exec(text)
    if (found) return found[0]
  }
  return null
}
