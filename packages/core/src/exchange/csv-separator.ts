import { guessHeader } from './csv-columns.ts'
import { separatorSigns } from './sheet-options.ts'

/** What a sheet gives when it is divided by one sign. */
export type Division = {
  separator: string
  rows: readonly (readonly string[])[]
  /** Fields in quotes, and quotes that are letters. */
  quoted: number
  letters: number
}

/** Nothing outweighs a tab that divides all lines. */
export type Likeliest = { separator: string; weight: number }

const { tab, semicolon, comma, pipe } = separatorSigns

/** The separators that are looked for, the likeliest first: where two say the same, Excel's own in Brazil is taken. */
export const commonSeparators: readonly string[] = [tab, semicolon, comma, pipe]

/** Where a sign does not divide but stands in a sentence ('sol, lua; mar') or a number ('1,5'). */
const inText: Record<string, RegExp> = {
  [semicolon]: /(?<! );(?= )/g,
  [comma]: /(?<! ),(?= )|(?<=\d),(?=\d)/g,
}

/** Nearly every row: a sheet may have a line more above or below. */
const nearlyAll = 0.9

/** The separator of a sheet by all its rows, with how much speaks for it. Null when none divides it. */
export function likeliestSeparator(text: string, divisions: readonly Division[]): Likeliest | null {
  const dividing = divisions.filter(({ rows }) => dividesAny(rows))
  const known = (dividing.length > 0 ? dividing : divisions)
    .map(division => ({ ...division, even: evenness(division.rows) }))
    .filter(({ even }) => even > 0)
  const byTab = known.find(({ separator }) => separator === tab)
  // No sentence holds a tab: where each line has one it divides, and where only some have, nothing else may divide all.
  if (byTab && (byTab.even >= nearlyAll || known.every(({ separator, even }) => separator === tab || even < nearlyAll)))
    return { separator: tab, weight: Number.POSITIVE_INFINITY }
  const weighed = known
    .filter(({ separator }) => separator !== tab || known.length === 1)
    .map(division => ({ separator: division.separator, weight: division.even + evidence(text, division) }))
  return weighed.reduce<Likeliest | null>(
    (best, next) => (best && best.weight >= next.weight - 1e-9 ? best : next),
    null,
  )
}

/** Whether a row has two cells that are filled: a sign that only ends lines does not divide where another one does. */
const dividesAny = (rows: Division['rows']): boolean =>
  rows.some(row => row.filter(cell => cell.trim() !== '').length > 1)

/** The share of rows that have as many cells as most have, where those are two or more. */
export function evenness(all: Division['rows']): number {
  const counts = new Map<number, number>()
  const rows = all.filter(row => row.some(cell => cell.trim() !== ''))
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1)
  return Math.max(0, ...counts.values()) / Math.max(1, rows.length)
}

/** What else speaks for a separator, and against it. */
function evidence(text: string, { separator, rows, quoted, letters }: Division): number {
  const first = rows.find(row => row.some(cell => cell.trim() !== '')) ?? []
  const header = first.length > 1 && guessHeader(first) ? 2 : 0
  const quotes = quoted + letters === 0 ? 0 : (quoted - letters) / (quoted + letters) / 2
  const written = text.split(separator).length - 1
  const meant = inText[separator]
  const sentences = meant && written > 0 ? (text.match(meant)?.length ?? 0) / written : 0
  return header + quotes - 0.6 * sentences
}
