import { roman } from './roman.ts'
import { beforeChrist, centuryOf, dayOf, monthOf, type Span, yearsOf } from './span.ts'

/** A date in a text: where it stands, as UTF-16 units, and the span it means. */
export type FoundDate = Span & { start: number; end: number; text: string }

const months = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
const monthName = `(${months.join('|')})`
const monthNumber = (name: string | undefined) => months.indexOf((name ?? '').toLowerCase()) + 1

const bc = String.raw`(\s?(?:a\.\s?C\.?|antes de Cristo))?`
const ad = String.raw`(?:\s?(?:d\.\s?C\.?|depois de Cristo))?`
const year = String.raw`(1\d{3}|20\d{2}|21\d{2})`
const million = '(mil|milhão|milhões|bilhão|bilhões)'
/** Small words that may stand behind a bare year. */
const small =
  'o|a|os|as|um|uma|e|ou|em|no|na|nos|nas|de|do|da|dos|das|por|pelo|pela|para|com|sem|até|quando|que|se|não|foi|' +
  'foram|era|eram|é|houve|começa|começou|ao|à|só|já|também'
/** What may follow a bare year: an end, a sign, a name, or a small word or a verb; '2000 pessoas' is no year. */
const follows =
  String.raw`(?![\d%°º$\/]|[.,]\d)(?=\s*(?:$|[.,;:!?)\]"”'’–—-])|\s+(?:[A-ZÀ-Ú]|(?:${small})(?!\p{L})` +
  String.raw`|\p{Ll}+(?:ou|eu|iu|aram|eram|iram|ava|avam|ia|iam)(?!\p{L})))`
/** What must stand before a bare year. */
const cue =
  String.raw`(?<=(?:^|[(\s])(?:[Ee]m|de|[Dd]esde|[Aa]té|ano|anos|[Aa]pós|[Aa]ntes de|[Dd]epois de|[Pp]or volta de` +
  String.raw`|[Ee]ntre|[Aa] partir de|e|a)\s|^|\()`

type Groups = readonly (string | undefined)[]
type Pattern = {
  pattern: RegExp
  /** The span of a match; null when it is no date after all. */
  read: (groups: Groups) => Span | null
}

const yearOf = (digits: string | undefined, before: string | undefined) =>
  before ? beforeChrist(Number(digits)) : Number(digits)

/** In this order: what one has taken, the next ones leave alone. */
const patterns: readonly Pattern[] = [
  {
    pattern: new RegExp(
      String.raw`(?<!\d)(\d{1,2})(?:º|°|o)?\s+de\s+${monthName}\s+de\s+(\d{1,4})(?!\d)${bc}${ad}`,
      'giu',
    ),
    read: ([, day, month, digits, before]) =>
      isWithin(day, 31) ? dayOf(yearOf(digits, before), monthNumber(month), Number(day)) : null,
  },
  {
    pattern: /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\d/])/gu,
    read: ([, day, month, digits]) =>
      isWithin(day, 31) && isWithin(month, 12) ? dayOf(Number(digits), Number(month), Number(day)) : null,
  },
  {
    pattern: new RegExp(String.raw`(?<!\d+(?:º|°|o)?\s+de\s+)${monthName}\s+de\s+(\d{3,4})(?!\d)${bc}${ad}`, 'giu'),
    read: ([, month, digits, before]) => monthOf(yearOf(digits, before), monthNumber(month)),
  },
  {
    pattern: new RegExp(
      '(?:(início|começo|meados|fim|final|finais|primeira metade' +
        String.raw`|segunda metade)\s+d[oe]\s+)?século\s+([IVXLivxl]+)(?!\p{L})${bc}${ad}`,
      'gu',
    ),
    read: ([, part, numeral, before]) => readCentury(part, numeral ?? '', before !== undefined),
  },
  {
    pattern: /(?:década|anos)\s+(?:de\s+)?(1\d{2}0|20\d0)(?!\d)/giu,
    read: ([, digits]) => yearsOf(Number(digits), Number(digits) + 9),
  },
  {
    pattern: new RegExp(
      String.raw`há\s+(?:cerca de\s+|aproximadamente\s+|mais de\s+` +
        String.raw`|quase\s+)?(\d+(?:,\d+)?)\s+${million}\s+(?:de\s+)?anos`,
      'giu',
    ),
    read: readAgo,
  },
  {
    pattern: new RegExp(String.raw`(?<![\d,.])(\d+(?:,\d+)?)\s+${million}\s+(?:de\s+)?anos\s+atrás`, 'giu'),
    read: readAgo,
  },
  {
    pattern: new RegExp(String.raw`(?<!\p{L})(?:entre|de)\s+${year}\s+(?:e|a|até)\s+${year}(?!\d)`, 'giu'),
    read: readYears,
  },
  { pattern: new RegExp(String.raw`(?<![\d\/.,-])${year}\s?[-–—]\s?${year}(?!\d)`, 'gu'), read: readYears },
  {
    pattern: /(?<![\d.,])(\d{1,4})\s?(?:a\.\s?C\.?|antes de Cristo)/gu,
    read: ([, digits]) => yearsOf(beforeChrist(Number(digits)), beforeChrist(Number(digits))),
  },
  {
    // Case matters: a capital behind the year is a name.
    pattern: new RegExp(`${cue}${year}${follows}${ad}`, 'gu'),
    read: ([, digits]) => yearsOf(Number(digits), Number(digits)),
  },
]

const isWithin = (digits: string | undefined, highest: number) => Number(digits) >= 1 && Number(digits) <= highest

function readYears([, first, last]: Groups): Span | null {
  return Number(first) < Number(last) ? yearsOf(Number(first), Number(last)) : null
}

/** Which of the hundred years of a century a part of it means. */
const parts: Record<string, readonly [number, number]> = {
  início: [0, 33],
  começo: [0, 33],
  meados: [33, 67],
  fim: [67, 100],
  final: [67, 100],
  finais: [67, 100],
  'primeira metade': [0, 50],
  'segunda metade': [50, 100],
}

function readCentury(part: string | undefined, numeral: string, isBefore: boolean): Span | null {
  const century = roman(numeral)
  if (century === null || century > 21) return null
  const { first } = centuryOf(century, isBefore)
  const [from, to] = parts[part ?? ''] ?? [0, 100]
  return yearsOf(first + from, first + to - 1)
}

const scales: Record<string, number> = { mil: 1e3, milhão: 1e6, milhões: 1e6, bilhão: 1e9, bilhões: 1e9 }

/** 'Há 65 milhões de anos': about a tenth more or less. */
function readAgo([, amount, unit]: Groups): Span | null {
  const years = Number(amount?.replace(',', '.')) * (scales[unit?.toLowerCase() ?? ''] ?? Number.NaN)
  return years > 0 ? yearsOf(Math.round(-1.1 * years), Math.round(-0.9 * years)) : null
}

/** The dates that a Portuguese text names, in their order. What may be an amount as well is left out. */
export function datesIn(text: string): FoundDate[] {
  const found: FoundDate[] = []
  for (const { pattern, read } of patterns) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (found.some(date => start < date.end && date.start < end)) continue
      const span = read(match)
      if (span) found.push({ ...span, start, end, text: match[0].replace(/^(?:entre|de)\s+/i, '').trim() })
    }
  }
  return found.sort((one, other) => one.start - other.start)
}
