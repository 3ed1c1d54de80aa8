import { formatNumber, numberToRoman, romanToNumber } from '@capivira/portuguese/numbers'
import { pattern } from '../../lexicon/words.ts'
import { shuffled } from '../random.ts'
import { withoutFamilyLikeness } from './likeness.ts'
import { ANY_YEAR, type YearBounds } from './year-bounds.ts'

const MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const

/** How far away a wrong year may be: what one lives through is dated more closely than what was long ago. */
const farthest = (year: number) => (year >= 1900 ? 30 : 60)
/** So many years of the document, those nearest to the right one, may stand beside it. */
const NEAREST = 6

/**
 * Wrong years near the right one, from the document where it has some, at most 60 years away and none after its latest
 * year.
 * @param latest the latest year the document mentions
 * @param bounds the years the question leaves possible
 */
export function wrongYears(
  year: string,
  documentYears: readonly number[],
  latest: number,
  random: () => number,
  bounds: YearBounds = ANY_YEAR,
): string[] {
  const value = Number(/\d+/.exec(year)?.[0] ?? Number.NaN)
  if (!Number.isFinite(value)) return []
  const suffix = year.replace(/^\d+/, '')
  const distance = (other: number) => Math.abs(other - value)
  // The nearest: a year long before what led to the event could be told apart at a glance.
  const near = documentYears
    .filter(other => distance(other) <= farthest(value) && distance(other) >= 2)
    .sort((a, b) => distance(a) - distance(b) || a - b)
    .slice(0, NEAREST)
  const round = value % 10 === 0 ? 10 : 1
  const offsets = [4, 6, 9, 12, 15, 20].map(offset => (round === 10 ? Math.ceil(offset / 5) * 10 : offset))
  const computed = offsets
    .flatMap(offset => [value - offset, value + offset])
    .filter(other => other > 0 && other <= Math.max(latest, value + 3))
  const possible = [...shuffled(near, random), ...shuffled(computed, random)].filter(
    other => !within(value, bounds) || within(other, bounds),
  )
  const ordered = balanced(value, possible, random)
  return withoutFamilyLikeness(value, ordered, random).map(other => `${other}${suffix}`)
}

function within(year: number, { from, to }: YearBounds): boolean {
  return year >= from && year <= to
}

/** Of an amount: 'duas' for 'dois' where feminine, and what the question says before a gap ('em torno de '). */
export type Amount = { feminine?: boolean; lead?: string }

/** Wrong amounts in the same unit and with the same roundness, between 0.4 and 2.5 times the right one. */
export function wrongAmounts(
  answer: string,
  random: () => number,
  { feminine = false, lead = '' }: Amount = {},
): string[] {
  // '10⁻⁹ metro': another base would be no measure.
  const match = /(?:\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?)(?![\d.,]*[⁰¹²³⁴-⁹⁺⁻^])/.exec(answer)
  if (!match) return wrongWordNumbers(answer, random, feminine)
  const single = /^1\s(dia|mês|ano|hora|minuto|segundo|semana)$/u.exec(answer)?.[1]
  if (single !== undefined) return ofOneUnit(single, random)
  const decimals = /,(\d+)/.exec(match[0])?.[1]?.length ?? 0
  const value = Number(match[0].replaceAll('.', '').replace(',', '.'))
  const percent = answer.includes('%')
  const step = stepOf(value, decimals)
  // 'Cerca de 10%': 9 would be right too.
  const small = decimals === 0 && value <= 12 && !ABOUT.test(`${lead}${answer}`)
  // '27 estados': what is counted one by one, far from its number, would be absurd.
  const exact = decimals === 0 && step === 1 && value > 12 && value < 100 && !percent && !ABOUT.test(`${lead}${answer}`)
  const power = decimals === 0 && value >= 16 && Number.isInteger(Math.log2(value))
  const raw = power
    ? [value / 2, value * 2, value * 1.5, value * 0.75]
    : small
      ? [value - 3, value - 2, value - 1, value + 1, value + 2, value + 3, value + 4]
      : (exact ? [0.7, 0.8, 0.85, 1.15, 1.2, 1.3, 1.4] : [0.5, 0.6, 0.75, 0.8, 1.25, 1.4, 1.5, 2]).map(
          factor => Math.round((value * factor) / step) * step,
        )
  const candidates = raw.filter(
    other =>
      other > 0 &&
      other !== value &&
      other / value >= 0.4 &&
      other / value <= 2.5 &&
      // 'Mais de 300' says that it is more than 200 as well.
      !(other < value && MORE_THAN.test(`${lead}${answer}`)) &&
      !(other > value && LESS_THAN.test(`${lead}${answer}`)) &&
      (!percent || (other < 100 && other > 0)),
  )
  const grouped = match[0].includes('.')
  return balanced(value, shuffled([...new Set(candidates)], random), random).map(other => {
    const text =
      decimals > 0
        ? other.toFixed(decimals).replace('.', ',')
        : grouped || other >= 10_000
          ? formatNumber(other)
          : String(other)
    return answer.slice(0, match.index) + text + answer.slice(match.index + match[0].length)
  })
}

/** '1 ano' → '2 anos', '3 anos', '4 anos' */
function ofOneUnit(unit: string, random: () => number): string[] {
  const many = unit === 'mês' ? 'meses' : `${unit}s`
  return shuffled([2, 3, 4], random).map(value => `${value} ${many}`)
}

const MORE_THAN = /(?<!\p{L})(?:mais de|acima de|pelo menos|no mínimo|ao menos)\s(?=\d)/iu
const LESS_THAN = /(?<!\p{L})(?:menos de|abaixo de|até|no máximo)\s(?=\d)/iu

/** Said of a number that is only nearly so. */
const ABOUT = pattern('iu')`(?<!\p{L})${'nearly so many'}\s\d`

/** The last digit that is not zero gives the roundness: 206 → 1, 15 → 5, 1.400 → 100, 0,25 → 0.01. */
function stepOf(value: number, decimals: number): number {
  if (decimals > 0) return 10 ** -decimals
  let step = 1
  while (value % (step * 10) === 0 && step < value) step *= 10
  if (step === value) return Math.max(1, step / 2)
  return value % (step * 5) === 0 && value > step * 5 ? step * 5 : step
}

const WORDS = ['dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze']
const FEMININE = ['duas', ...WORDS.slice(1)]

/** Wrong numbers in words; 'três' is of both genders, and the question tells which ('quantas'). */
function wrongWordNumbers(answer: string, random: () => number, feminine: boolean): string[] {
  for (const words of feminine ? [FEMININE] : [WORDS, FEMININE]) {
    const pattern = new RegExp(`(?<![\\p{L}])(${words.join('|')})(?![\\p{L}])`, 'iu')
    const match = pattern.exec(answer)
    if (!match) continue
    const at = words.indexOf(match[0].toLowerCase())
    const near = [at - 2, at - 1, at + 1, at + 2, at + 3].filter(index => index >= 0 && index < words.length)
    return balanced(at, shuffled(near, random), random).map(index => {
      const word = words[index] ?? ''
      const cased = /^\p{Lu}/u.test(match[0]) ? word.charAt(0).toUpperCase() + word.slice(1) : word
      return answer.slice(0, match.index) + cased + answer.slice(match.index + match[0].length)
    })
  }
  return []
}

/**
 * 'Século XVI' → other centuries, those nearest to it and possible by the question. Beside what is long ago stands no
 * century of the pupils' own time.
 */
export function wrongCenturies(answer: string, random: () => number, { from, to }: YearBounds = ANY_YEAR): string[] {
  const roman = /[IVX]+(?!\p{L})/u.exec(answer)?.[0] ?? ''
  const value = romanToNumber(roman)
  if (value === null) return []
  const latest = Math.max(19, Math.min(21, value + 1))
  const meets = (century: number) => century * 100 >= from && century * 100 - 99 <= to
  const near = [value - 3, value - 2, value - 1, value + 1, value + 2].filter(
    other => other > 0 && other <= latest && (!meets(value) || meets(other)),
  )
  return balanced(value, shuffled(near, random), random).map(other => answer.replace(roman, numberToRoman(other)))
}

/** '90' of 'nos anos 90' → '80', '70', '60': decades of one century. */
export function wrongDecades(answer: string, random: () => number): string[] {
  const value = Number(answer)
  const near = [-30, -20, -10, 10, 20].map(step => value + step).filter(other => other > 0 && other < 100)
  return balanced(value, shuffled(near, random), random).map(String)
}

/** Wrong dates of the same form: other years, and for full dates other months and days too. */
export function wrongDates(
  answer: string,
  documentYears: readonly number[],
  latest: number,
  random: () => number,
): string[] {
  const decade = /década de (\d{2,4})/i.exec(answer)
  if (decade) {
    const value = Number(decade[1])
    const near = [value - 30, value - 20, value - 10, value + 10, value + 20].filter(
      other => other >= 0 && (value < 100 ? other < 100 : other <= latest + 10),
    )
    return balanced(value, shuffled(near, random), random).map(other => answer.replace(decade[1] ?? '', String(other)))
  }
  const years = [...answer.matchAll(/\d{3,4}/g)].map(match => Number(match[0]))
  const [year, second] = years
  if (year === undefined) return []
  const wrong = wrongYears(String(year), documentYears, latest, random).slice(0, 6).map(Number)
  if (second !== undefined)
    return wrong.map(other =>
      answer.replace(/\d{3,4}/g, part => String(Number(part) === second ? second + other - year : other)),
    )
  return wrongFullDates(answer, String(year), wrong)
}

/** Days of each month that every year has. */
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/**
 * A date with a month in two by two: the right day and month with a wrong year, a wrong month with the right year, both
 * wrong. No part of the right one then stands out by being repeated.
 */
function wrongFullDates(answer: string, year: string, wrong: readonly number[]): string[] {
  const month = MONTHS.findIndex(name => answer.toLowerCase().includes(name))
  const [first, second] = wrong
  if (month < 0 || first === undefined) return wrong.map(other => answer.replace(year, String(other)))
  const written = new RegExp(MONTHS[month] ?? '', 'i')
  const upper = /^\p{Lu}/u.test(written.exec(answer)?.[0] ?? '')
  const day = Number(/(?<!\d)(\d{1,2})º? de \p{L}/u.exec(answer)?.[1] ?? 1)
  // Half a year away, a little more or less; no 31st of April, no 29th of February.
  const possible = [4, 5, 6, 7, 8].map(step => (month + step) % 12).filter(at => (DAYS[at] ?? 0) >= day)
  const other = MONTHS[possible[first % possible.length] ?? month] ?? ''
  const moved = answer.replace(written, upper ? other.charAt(0).toUpperCase() + other.slice(1) : other)
  const dated = (text: string, to: number) => text.replace(year, String(to))
  return [dated(answer, first), moved, dated(moved, first), ...(second === undefined ? [] : [dated(moved, second)])]
}

/** Orders wrong values so that the right one ends up, over many questions, in every place among the sorted options. */
function balanced(value: number, candidates: readonly number[], random: () => number): number[] {
  const below = [...new Set(candidates.filter(other => other < value))]
  const above = [...new Set(candidates.filter(other => other > value))]
  const wantBelow = Math.floor(random() * 4)
  const first = [...below.slice(0, wantBelow), ...above.slice(0, 3 - wantBelow)]
  return [...first, ...below.slice(wantBelow), ...above.slice(3 - wantBelow)]
}
