import type { AnswerType } from '../../items.ts'
import { pattern } from '../../lexicon/words.ts'
import { upperFirst } from '../wording/phrasing.ts'

const MONTH_NAME = pattern('iu')`${'month'}`
/** 'em 365 dias', 'em 180 países': a number that counts something is no year. */
const COUNTS = pattern('u')`(?!\s?(?:%|°|${'thing counted in hundreds'}(?![\p{L}])))`
const YEAR = pattern('u')`(?:[1-9]\d{2}|1\d{3}|20\d{2})${COUNTS}(?:\s?[ad]\.\s?C\.?)?`
const PART_OF_TIME = /em\s(?:fins|meados|princípios)|n[oa]\s(?:fim|final|início|começo|(?:primeira|segunda)\smetade)/u

/** A way of saying when: what it looks like, how it is asked for, and the answer it makes. */
export type DateKind = {
  pattern: string
  time: RegExp
  question: string
  type: AnswerType
  answer: (text: string) => string
}

/** Ways of saying when, most precise first. */
export const DATE_KINDS: readonly DateKind[] = [
  {
    pattern: 'date/day',
    // 'de 14 a 16 de maio' is no day.
    time: pattern('u')`(?:em|no dia|(?<!\d\s)a)\s(\d{1,2}º?\sde\s${'month'}\sde\s${YEAR})`,
    question: 'em que data',
    type: 'date',
    answer: text => text.replace(MONTH_NAME, month => month.toLowerCase()),
  },
  {
    pattern: 'date/month',
    time: pattern('u')`em\s(${'month'}\sde\s${YEAR})`,
    question: 'quando',
    type: 'date',
    answer: text => `Em ${text.toLowerCase()}`,
  },
  {
    pattern: 'date/between',
    time: pattern('u')`entre\s(?:os\sanos\s(?:de\s)?)?(${YEAR}\se\s${YEAR})`,
    question: 'entre que anos',
    type: 'date',
    answer: text => `Entre ${text}`,
  },
  {
    pattern: 'date/part-of-century',
    time: pattern('u')`(${PART_OF_TIME}\sdo\sséculo\s[IVX]+(?:\s[ad]\.\s?C\.?)?)`,
    question: 'quando',
    type: 'date',
    answer: upperFirst,
  },
  {
    pattern: 'date/since-decade',
    time: /a partir d[ao]s?\s(década\sde\s(?:1\d)?\d0)/u,
    question: 'a partir de que década',
    type: 'date',
    answer: upperFirst,
  },
  {
    pattern: 'date/about',
    time: pattern('u')`por volta de\s(${YEAR}|\d{3,4}\s?[ad]\.\s?C\.)`,
    question: 'por volta de que ano',
    type: 'year',
    answer: text => text,
  },
  {
    pattern: 'date/decade',
    time: /na\s(década\sde\s(?:1\d)?\d0)/u,
    question: 'em que década',
    type: 'date',
    answer: upperFirst,
  },
  {
    pattern: 'date/since-year',
    time: pattern('u')`a partir de\s(${YEAR})`,
    question: 'a partir de que ano',
    type: 'year',
    answer: text => text,
  },
  {
    pattern: 'date/year',
    time: pattern('u')`(?:em|no ano de)\s(${YEAR})`,
    question: 'em que ano',
    type: 'year',
    answer: text => text,
  },
]
