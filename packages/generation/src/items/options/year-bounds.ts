import { romanToNumber } from '@capivira/portuguese/numbers'

/** Years a wrong option may be of, both ends included. */
export type YearBounds = { from: number; to: number }

const AFTER = '(?:depois|após|passad[oa]|terminad[oa]|(?:com o|ao|no) (?:fim|final|término))'
const BEFORE = '(?:antes|às vésperas)'
/** The event may stand some words behind: 'após o fim da Segunda Guerra'. */
const GAP = String.raw`(?:\s(?:d[aeo]s?|[oa]s?|fim|final|término|logo)){0,4}\s`
const against = (side: string, event: string, flags: string) =>
  new RegExp(`(?<![\\p{L}])${side}${GAP}(?:${event})`, flags)
const AFTER_YEAR = against(AFTER, '(\\d{4})(?!\\d)', 'giu')
const BEFORE_YEAR = against(BEFORE, '(\\d{4})(?!\\d)', 'giu')

/** What everybody dates by: its first and its last year. */
const LANDMARKS = (
  [
    [/(?:primeira|1ª|i) (?:grande )?guerra(?! d)/iu, 1914, 1918],
    [/(?:segunda|2ª|ii) (?:grande )?guerra(?! d)/iu, 1939, 1945],
    [/revolução francesa/iu, 1789, 1799],
    [/revolução russa/iu, 1917, 1917],
    [/independência do brasil/iu, 1822, 1822],
    [/proclamação da república/iu, 1889, 1889],
  ] as const
).map(
  ([event, first, last]) =>
    [against(AFTER, event.source, 'iu'), against(BEFORE, event.source, 'iu'), first, last] as const,
)

/** Asks until when something lasted. */
const ASKS_END = /(?<![\p{L}])até (?:(?:[oa] )?(?:século |ano de |ano )?_{2,}|que (?:século|ano)|quando)/iu

/**
 * The years a question leaves possible: after what it says came before, within the century it names. A year that the
 * question itself rules out is no wrong option: 'Depois da Segunda Guerra, … em _____'.
 */
export function yearBounds(question: string): YearBounds {
  const bounds: YearBounds = { from: 0, to: 9999 }
  const after = (year: number) => (bounds.from = Math.max(bounds.from, year))
  const before = (year: number) => (bounds.to = Math.min(bounds.to, year))
  for (const [isAfter, isBefore, first, last] of LANDMARKS) {
    if (isAfter.test(question)) after(last)
    if (isBefore.test(question)) before(first)
  }
  for (const [, year] of question.matchAll(AFTER_YEAR)) after(Number(year) + 1)
  for (const [, year] of question.matchAll(BEFORE_YEAR)) before(Number(year) - 1)
  // 'nascido em 1850, morreu em _____', 'entre 1850 e _____', 'de 1850 a _____'
  const start = /(?:nascid[oa] em|nasceu em|entre|de)\s(\d{4})(?:,|\se|\sa|\saté)\s[^.;]*_{2,}/iu.exec(question)?.[1]
  if (start !== undefined) after(Number(start) + 1)
  const century = romanToNumber(/século\s([IVX]+)(?!\p{L})/u.exec(question)?.[1] ?? '')
  if (century !== null && century > 0) {
    // 'surgiu no século XIV e durou até o século _____': it ended after the century in which it began.
    const isBeginning = ASKS_END.test(question)
    after(isBeginning ? century * 100 + 1 : (century - 1) * 100)
    if (!isBeginning) before(century * 100)
  }
  return bounds
}

export const ANY_YEAR: YearBounds = { from: 0, to: 9999 }
