/** What a line of a typed quiz is, so far as it tells where the reason of an answer ends. */
export type LineKind = {
  /** Blank. */
  isBlank: boolean
  /** Drawn from side to side: what is below is another text. */
  isDrawn: boolean
  /** The first option of a question. */
  isFirstOption: boolean
  isKey: boolean
  /** The number of a question; null of a line without one. */
  number: number | null
}

/** How a text begins, or ends, that a question asks about. */
const asksOf = new RegExp(
  String.raw`\?|:\s*$|^\s*(?:leia|observe|considere|analise|texto\b|veja|sobre\b|com base|de acordo|assinale|marque|` +
    'a partir|em relação|complete|quest)',
  'i',
)

/**
 * How many lines a reason has that begins in the first of these. It goes on behind blank lines, but not into another
 * question: that begins with the number that follows its own, else with the paragraph that has the first option below
 * it, or with one before it that asks, or says what to read.
 * @param own the number of the question that the reason belongs to; null where it has none
 */
export function reasonLength(lines: readonly string[], kindOf: (line: string) => LineKind, own: number | null): number {
  const kinds = lines.map(kindOf)
  const drawn = kinds.findIndex(({ isDrawn }) => isDrawn)
  const end = drawn < 0 ? lines.length : drawn
  const option = optionOfNext(kinds.slice(0, end))
  if (option < 0) return end
  const above = kinds.slice(0, option)
  const follows = own === null ? -1 : above.findIndex(({ number }, at) => at > 0 && number === own + 1)
  if (follows > 0) return follows
  const numbered = above.findLastIndex(({ number }) => number !== null)
  const starts = startsOfParagraphs(above)
  if (starts.length === 0) return numbered > 0 ? numbered : 1
  if (numbered > 0) return numbered
  const asking = starts.find(start => asksOf.test(paragraph(lines, kinds, start)))
  return asking ?? starts.at(-1) ?? 1
}

/** The first option of the question behind a reason, which may explain options itself; below 0 where none is behind. */
function optionOfNext(kinds: readonly LineKind[]): number {
  const key = kinds.findIndex(({ isKey }) => isKey)
  if (key >= 0) return kinds.slice(0, key).findLastIndex(({ isFirstOption }) => isFirstOption)
  const blank = kinds.findIndex(({ isBlank }) => isBlank)
  return blank < 0 ? -1 : kinds.findIndex(({ isFirstOption }, at) => isFirstOption && at > blank)
}

/** Where paragraphs begin behind the first. */
function startsOfParagraphs(kinds: readonly LineKind[]): number[] {
  return kinds.flatMap(({ isBlank }, at) => (!isBlank && at > 0 && (kinds[at - 1]?.isBlank ?? false) ? [at] : []))
}

function paragraph(lines: readonly string[], kinds: readonly LineKind[], start: number): string {
  const blank = kinds.findIndex(({ isBlank }, at) => at > start && isBlank)
  return lines.slice(start, blank < 0 ? lines.length : blank).join('\n')
}
