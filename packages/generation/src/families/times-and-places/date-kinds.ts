import type { AnswerType } from '../../items.ts'
import { upperFirst } from '../wording/phrasing.ts'

const MONTH = '(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)'
const MONTH_NAME = new RegExp(MONTH, 'iu')
/** 'em 365 dias', 'em 180 países': a number that counts something is no year. */
const COUNTS = String.raw`(?!\s?(?:%|°|(?:mil|milhões|segundos|minutos|horas|dias|semanas|meses|anos|metros|quilômetros|km|graus|páginas|pessoas|países|estados|cidades|municípios|línguas|espécies|casos|habitantes|soldados|homens|mulheres|crianças|navios|escolas|exemplares|famílias|partes|reais|dólares)(?![\p{L}])))`
const YEAR = String.raw`(?:[1-9]\d{2}|1\d{3}|20\d{2})${COUNTS}(?:\s?[ad]\.\s?C\.?)?`

/** A way of saying when: what it looks like, how it is asked for, and the answer it makes. */
export type DateKind = {
  pattern: string
  time: string
  question: string
  type: AnswerType
  answer: (text: string) => string
}

/** Ways of saying when, most precise first. */
export const DATE_KINDS: readonly DateKind[] = [
  {
    pattern: 'date/day',
    // 'de 14 a 16 de maio' is no day.
    time: String.raw`(?:em|no dia|(?<!\d\s)a)\s(\d{1,2}º?\sde\s${MONTH}\sde\s${YEAR})`,
    question: 'em que data',
    type: 'date',
    answer: text => text.replace(MONTH_NAME, month => month.toLowerCase()),
  },
  {
    pattern: 'date/month',
    time: String.raw`em\s(${MONTH}\sde\s${YEAR})`,
    question: 'quando',
    type: 'date',
    answer: text => `Em ${text.toLowerCase()}`,
  },
  {
    pattern: 'date/between',
    time: String.raw`entre\s(?:os\sanos\s(?:de\s)?)?(${YEAR}\se\s${YEAR})`,
    question: 'entre que anos',
    type: 'date',
    answer: text => `Entre ${text}`,
  },
  {
    pattern: 'date/part-of-century',
    time: String.raw`((?:em\s(?:fins|meados|princípios)|n[oa]\s(?:fim|final|início|começo|(?:primeira|segunda)\smetade))\sdo\sséculo\s[IVX]+(?:\s[ad]\.\s?C\.?)?)`,
    question: 'quando',
    type: 'date',
    answer: upperFirst,
  },
  {
    pattern: 'date/since-decade',
    time: String.raw`a partir d[ao]s?\s(década\sde\s(?:1\d)?\d0)`,
    question: 'a partir de que década',
    type: 'date',
    answer: upperFirst,
  },
  {
    pattern: 'date/about',
    time: String.raw`por volta de\s(${YEAR}|\d{3,4}\s?[ad]\.\s?C\.)`,
    question: 'por volta de que ano',
    type: 'year',
    answer: text => text,
  },
  {
    pattern: 'date/decade',
    time: String.raw`na\s(década\sde\s(?:1\d)?\d0)`,
    question: 'em que década',
    type: 'date',
    answer: upperFirst,
  },
  {
    pattern: 'date/since-year',
    time: String.raw`a partir de\s(${YEAR})`,
    question: 'a partir de que ano',
    type: 'year',
    answer: text => text,
  },
  {
    pattern: 'date/year',
    time: String.raw`(?:em|no ano de)\s(${YEAR})`,
    question: 'em que ano',
    type: 'year',
    answer: text => text,
  },
]
