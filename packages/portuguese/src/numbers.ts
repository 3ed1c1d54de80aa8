import { pattern } from './lexicon/words.ts'

export type NumberMention = {
  text: string
  /** UTF-16 offsets; end is exclusive. */
  start: number
  end: number
  /** 0.25 is written 0.25 here whatever the text writes; a percentage of 25 is 25. */
  value: number
  kind: 'number' | 'percentage' | 'century' | 'ordinal'
}

const UNITS: Readonly<Record<string, number>> = {
  zero: 0,
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  três: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
  treze: 13,
  catorze: 14,
  quatorze: 14,
  quinze: 15,
  dezesseis: 16,
  dezasseis: 16,
  dezessete: 17,
  dezassete: 17,
  dezoito: 18,
  dezenove: 19,
  dezanove: 19,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  setenta: 70,
  oitenta: 80,
  noventa: 90,
  cem: 100,
  cento: 100,
  duzentos: 200,
  duzentas: 200,
  trezentos: 300,
  trezentas: 300,
  quatrocentos: 400,
  quatrocentas: 400,
  quinhentos: 500,
  quinhentas: 500,
  seiscentos: 600,
  seiscentas: 600,
  setecentos: 700,
  setecentas: 700,
  oitocentos: 800,
  oitocentas: 800,
  novecentos: 900,
  novecentas: 900,
}
const SCALES: Readonly<Record<string, number>> = {
  mil: 1e3,
  milhão: 1e6,
  milhões: 1e6,
  bilhão: 1e9,
  bilhões: 1e9,
  bilião: 1e12,
  biliões: 1e12,
  trilhão: 1e12,
  trilhões: 1e12,
}
const ONES = (
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete ' +
  'dezoito dezenove'
).split(' ')
const TENS = '_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ')
const HUNDREDS = '_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(
  ' ',
)
const ROMAN: readonly (readonly [string, number])[] = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
]

const CENTURY = /(?<century>(?:séculos?|sécs?\.)\s+(?<roman>[IVXLCDM]+)(?![\p{L}\p{N}]))/u
const ORDINAL = /(?<![\p{L}\p{N}])(?<ordinal>\d+)\s?[ºª°](?![\p{L}\p{N}]|C)/u
const SCALE = /(?<scale>mil|milhão|milhões|bilhão|bilhões|trilhão|trilhões)/u
const DIGITS = pattern('u')`
  (?<![\p{L}\p{N}])(?<digits>\d{1,3}(?:[.\u00a0\u202f]\d{3})+(?:,\d+)?|\d+(?:,\d+)?)(?![\d])
  (?:\s${SCALE}(?![\p{L}]))?(?<percent>\s?%|\spor cento)?`
const WORD = new RegExp(
  Object.keys({ ...UNITS, ...SCALES })
    .sort((a, b) => b.length - a.length)
    .join('|'),
)
const WORDS = pattern('u')`
  (?<![\p{L}\p{N}])(?<words>${WORD}(?:\s(?:e\s)?${WORD})*)(?![\p{L}\p{N}])(?<wordPercent>\spor cento)?`
const MENTION = pattern('giu')`${CENTURY}|${ORDINAL}|${DIGITS}|${WORDS}`

/**
 * Whether half of one more is told behind what is counted: 'duas horas | e meia', 'milhões | e meio de pessoas'. Then
 * the number before it is not the whole amount.
 */
export function tellsAHalfMore(behind: string): boolean {
  // '300 espécies e meia centena de trilhas' goes on with another half.
  return /^(?:\s?\p{L}+)?\se\smei[oa](?!\p{L})(?!\s(?:dúzia|centena|milhar|milhão)(?!\p{L}))/iu.test(behind)
}

/**
 * The numbers a text mentions, in order: digits ('1.000', '3,5', '40%', '2 milhões'), words ('vinte e dois'), ordinals
 * in digits ('3º') and centuries ('século XIX'). 'um' and 'uma' alone are articles and not counted.
 */
export function findNumbers(text: string): NumberMention[] {
  const mentions: NumberMention[] = []
  for (const match of text.normalize('NFC').matchAll(MENTION)) {
    const { century, roman, ordinal, digits, scale, percent, words, wordPercent } = match.groups ?? {}
    const at = { text: match[0], start: match.index, end: match.index + match[0].length }
    if (century) {
      const value = romanToNumber(roman ?? '')
      if (value !== null) mentions.push({ ...at, value, kind: 'century' })
    } else if (ordinal) {
      mentions.push({ ...at, value: Number(ordinal), kind: 'ordinal' })
    } else if (digits) {
      const value = digitsToNumber(digits) * (SCALES[scale?.toLowerCase() ?? ''] ?? 1)
      mentions.push({ ...at, value, kind: percent ? 'percentage' : 'number' })
    } else if (words && !/^uma?$/i.test(words)) {
      mentions.push(...wordMentions(words, match.index, wordPercent ?? ''))
    }
  }
  return mentions
}

/** Number words in a row may be several numbers: 'sete e oito'. Each takes as many words as make one. */
function wordMentions(words: string, offset: number, percent: string): NumberMention[] {
  const parts = [...words.matchAll(/\S+/g)]
  const mentions: NumberMention[] = []
  for (let from = 0; from < parts.length; ) {
    const start = parts[from]?.index ?? 0
    let taken = from + 1
    for (let to = parts.length; to > from; to--) {
      const last = parts[to - 1]
      const text = words.slice(start, (last?.index ?? 0) + (last?.[0].length ?? 0))
      const value = /^e(?:\s|$)|\se$/i.test(text) ? null : wordsToNumber(text)
      if (value === null) continue
      const whole = to === parts.length ? text + percent : text
      if (!/^uma?$/i.test(text)) {
        const at = { start: offset + start, end: offset + start + whole.length }
        mentions.push({ text: whole, ...at, value, kind: percent ? 'percentage' : 'number' })
      }
      taken = to
      break
    }
    from = taken
  }
  return mentions
}

/**
 * The value of one number written in digits or words ('1.000' → 1000, 'vinte e dois' → 22, 'três milhões'); else null.
 */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim()
  if (/^uma?$/i.test(trimmed)) return 1
  const [mention, ...more] = findNumbers(trimmed)
  return mention && more.length === 0 && mention.text.length === trimmed.length ? mention.value : null
}

function digitsToNumber(digits: string): number {
  return Number(digits.replace(/[.\u00a0\u202f]/g, '').replace(',', '.'))
}

/** 'mil novecentos e oitenta e oito' → 1988; null when the words make no number. */
function wordsToNumber(text: string): number | null {
  let total = 0
  let group = 0
  let last = Number.POSITIVE_INFINITY
  for (const word of text.toLowerCase().split(/\s+/)) {
    if (word === 'e') continue
    const scale = SCALES[word]
    if (scale !== undefined) {
      total += (group || 1) * scale
      group = 0
      last = Number.POSITIVE_INFINITY
      continue
    }
    const unit = UNITS[word]
    if (unit === undefined || unit >= last) return null
    group += unit
    last = unit
  }
  return total + group
}

/**
 * A whole number from 0 to 999.999.999 in words, masculine: 22 → 'vinte e dois', 1988 → 'mil novecentos e oitenta e
 * oito'.
 */
export function numberToWords(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value > 999_999_999) throw new RangeError(`no words for ${value}`)
  if (value < 1000) return below1000(value)
  const [scale, one, many] = value >= 1e6 ? ([1e6, 'um milhão', 'milhões'] as const) : ([1e3, 'mil', 'mil'] as const)
  const count = Math.floor(value / scale)
  const rest = value % scale
  const head = count === 1 ? one : `${below1000(count)} ${many}`
  if (rest === 0) return head
  const and = rest <= 100 || (rest < 1000 && rest % 100 === 0) ? ' e ' : ' '
  return head + and + numberToWords(rest)
}

function below1000(value: number): string {
  if (value === 100) return 'cem'
  const parts: string[] = []
  if (value >= 100) parts.push(HUNDREDS[Math.floor(value / 100)] ?? '')
  const rest = value % 100
  if (rest >= 20) {
    parts.push(TENS[Math.floor(rest / 10)] ?? '')
    if (rest % 10 > 0) parts.push(ONES[rest % 10] ?? '')
  } else if (rest > 0 || value === 0) parts.push(ONES[rest] ?? '')
  return parts.join(' e ')
}

/** 'XIX' → 19; null unless the numeral is written the standard way. */
export function romanToNumber(roman: string): number | null {
  let value = 0
  let rest = roman.toUpperCase()
  for (const [letters, amount] of ROMAN) {
    while (rest.startsWith(letters)) {
      value += amount
      rest = rest.slice(letters.length)
    }
  }
  return rest === '' && value > 0 && numberToRoman(value) === roman.toUpperCase() ? value : null
}

/** 19 → 'XIX', for 1 to 3999. */
export function numberToRoman(value: number): string {
  let result = ''
  let rest = value
  for (const [letters, amount] of ROMAN) {
    while (rest >= amount) {
      result += letters
      rest -= amount
    }
  }
  return result
}

/** 25000 → '25.000'; 3.5 → '3,5': a number as Brazil writes it. Years are written without the point by the caller. */
export function formatNumber(value: number): string {
  const [whole = '0', fraction] = String(value).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '.')
  return fraction ? `${grouped},${fraction}` : grouped
}
