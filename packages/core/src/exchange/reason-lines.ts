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

/** How a paragraph begins that goes on with a reason. Any other belongs to the next question: it may be its poem. */
const goesOn = new RegExp(
  String.raw`^[\s*]*(?:portanto\b|por isso\b|ou seja\b|em resumo\b` +
    '|(?:logo|assim|então|além disso|d?ess[ae] (?:forma|modo)),' +
    String.raw`|(?:as?\s+)?(?:(?:demais|outras?)(?=\s+(?:alternativas|opções|letras|estão|são|não))|letras?\s+[a-e]\b` +
    String.raw`|alternativas?\s+[a-e]\b)|\(?[a-e]\s?\))`,
  'i',
)

/**
 * How many lines a reason has that begins in the first of these, and how many lines behind it belong to the next
 * question and stand above its number. A reason goes on behind a blank line only where the paragraph plainly explains;
 * any other may be what the next question is about.
 * @param own the number of the question that the reason belongs to; null where it has none
 */
export function reasonOf(
  lines: readonly string[],
  kindOf: (line: string) => LineKind,
  own: number | null,
): { length: number; lead: number } {
  const kinds = lines.map(kindOf)
  const drawn = kinds.findIndex(({ isDrawn }) => isDrawn)
  const end = drawn < 0 ? lines.length : drawn
  const option = optionOfNext(kinds.slice(0, end))
  const above = kinds.slice(0, option < 0 ? end : option)
  const starts = startsOfParagraphs(above)
  const number = numberOfNext(above, starts, own, option >= 0)
  const next = number > 0 ? number : option < 0 ? end : (starts.at(-1) ?? 1)
  const isOther = (start: number) => {
    const text = paragraph(lines, kinds, start)
    if (asksOf.test(text)) return true
    return option >= 0 && !goesOn.test(text) && !/:\s*$/.test(lines[start - 2] ?? '')
  }
  const length = starts.find(start => start < next && isOther(start)) ?? next
  const isLed = number > length
  return { length, lead: isLed ? kinds.slice(length, number).filter(({ isBlank }) => !isBlank).length : 0 }
}

/**
 * Where the number of the next question stands; below 0 where it has none. Lists in the reason have numbers, too, and
 * lists in the question: of lines with the number that follows its own it is the last that goes on with no list.
 */
function numberOfNext(kinds: readonly LineKind[], starts: readonly number[], own: number | null, hasOptions: boolean) {
  const numbered = kinds.flatMap(({ number }, at) => (number !== null && at > 0 ? [{ number, at }] : []))
  const following = numbered.filter(({ number }) => own !== null && number === own + 1)
  const alone = following.filter(({ at }) => numbered.findLast(other => other.at < at)?.number !== own)
  const begun = following.filter(({ at }) => starts.includes(at))
  const found = alone.at(-1) ?? begun.at(-1) ?? following.at(-1)
  if (found) return found.at
  if (!hasOptions) return -1
  const last = starts.at(-1)
  return (last === undefined ? numbered.at(-1) : numbered.find(({ at }) => at >= last))?.at ?? -1
}

/** The first option of the question behind a reason, which may explain options itself; below 0 where none is behind. */
function optionOfNext(kinds: readonly LineKind[]): number {
  const keys = kinds.flatMap(({ isKey }, at) => (isKey ? [at] : []))
  for (const key of keys) {
    const option = kinds.slice(0, key).findLastIndex(({ isFirstOption }) => isFirstOption)
    if (option >= 0) return option
  }
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
