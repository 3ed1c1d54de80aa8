import type { TextSentence } from '../../analysis/sentences.ts'
import { pattern } from '../../lexicon/words.ts'
import { GAP } from '../../quality/checked.ts'
import type { Fact } from '../fact.ts'
import { settle } from '../fact.ts'
import { upperFirst } from '../wording/phrasing.ts'

/** 'a RFC 2131', 'a norma 1740', 'a porta 1883': which of a series. */
const NUMBERS_ONE = pattern('u')`(?:(?<!\p{L})(?:\p{Lu}{2,}|${'what bears a number'}))\s$`
/** '1500 metros' */
const COUNTS = pattern('iu')`
  ^\s(?:(?:quil[ôo]|centí|milí)?metros?|${'counted or measured, after its number'}|°)(?![\p{L}])`

/** A sentence with its only year left out. */
export function yearGaps(sentence: TextSentence, clarity: number): Fact[] {
  const years = [...sentence.core.matchAll(/(?<![\d.,/-])(?:1[1-9]\d{2}|20[0-4]\d)(?![\d.,/-]?\d)/g)]
  const [year] = years
  if (years.length !== 1 || !year || year.index < 3) return []
  const before = sentence.core.slice(0, year.index)
  const after = sentence.core.slice(year.index + year[0].length)
  // 'por volta de 2000 a.C.': beside years of our time it stands out.
  if (NUMBERS_ONE.test(before) || COUNTS.test(after) || /^\s?[ad]\.\s?C/u.test(after)) return []
  // 'cerca de 70% das casas em 2017': the year of a figure is not what a lesson is about.
  if (/\d\s?%|\spor cento/u.test(sentence.core)) return []
  // 'a metodologia descrita por Matos (2009)' cites, it tells no date.
  if (/\p{Lu}[\p{L}.]+\s\($/u.test(before) || endsName(before)) return []
  return [
    settle(
      {
        family: 'cloze',
        pattern: 'cloze/year',
        focus: `${sentence.index} ano`,
        question: blank(sentence.core, year.index, year.index + year[0].length),
        answer: year[0],
        answerType: 'year',
        strength: 0.62 * clarity,
        load: 0.4,
        card: false,
      },
      sentence,
    ),
  ]
}

/** 'o Censo Escolar | 2016': the year is part of a name; 'em Abril | 1930' is not. */
function endsName(before: string): boolean {
  const word = /(\p{Lu}\p{L}+)\s$/u.exec(before)?.[1]?.toLowerCase()
  return word !== undefined && !MONTH_OR_TIME.test(word)
}

const MONTH_OR_TIME = pattern('u')`^(?:em|desde|até|entre|após|por|já|${'month'})$`

/** A sentence with its only century left out: 'A imprensa chegou à colônia no _____.' */
export function centuryGaps(sentence: TextSentence, clarity: number): Fact[] {
  const centuries = [
    ...sentence.core.matchAll(
      /(?<![\p{L}-])século\s[IVX]+(?![\p{L}-])(?!\s(?:a|d)\.\s?C|\s(?:e|ou|a|ao)\s(?:o\s)?[IVX]+(?![\p{L}]))/gu,
    ),
  ]
  const [century] = centuries
  if (!century || /séculos|século\s.*século\s/u.test(sentence.core) || century.index < 3) return []
  return [
    settle(
      {
        family: 'cloze',
        pattern: 'cloze/century',
        focus: `${sentence.index} século`,
        question: blank(sentence.core, century.index, century.index + century[0].length),
        answer: upperFirst(century[0]),
        answerType: 'century',
        strength: 0.62 * clarity,
        load: 0.4,
        card: false,
      },
      sentence,
    ),
  ]
}

const WHAT_A_NUMBER_BELONGS_TO = pattern('u')`(?:${'what a number belongs to'}|\p{Lu}\p{L}*)\s?$`

/** '1.200', '35 %', '3 milhões' of something */
const NUMBER_WITH_SIGN = pattern('g')`
  (?<![\d.,/:+±–-])\d{1,3}(?:\.\d{3})*(?:,\d+)?
  (?:\s(?:milhões|bilhões|trilhões)(?=\sde\s)|\s?%)?(?![\d.,/:±–-]?\d)`

/** A sentence with its only number left out. */
export function quantityGaps(sentence: TextSentence, clarity: number): Fact[] {
  const numbers = [...sentence.core.matchAll(NUMBER_WITH_SIGN)]
  const [number] = numbers
  if (numbers.length !== 1 || !number || number.index < 3) return []
  const text = number[0].trim()
  if (
    /^(?:1[1-9]\d{2}|20\d{2})$/.test(text) ||
    // '40 milhões | de anos', but not '13 | de maio'
    !/^\s?\p{L}{3,}|^$/u.test(
      sentence.core
        .slice(number.index + text.length)
        .replace(/^\s/, '')
        .replace(/%/, '')
        .replace(/^de\s/u, /lhões$/u.test(text) ? '' : 'de '),
    ) ||
    /^[01]$/.test(text) ||
    isCountedOut(Number(text), sentence.core.slice(number.index))
  )
    return []
  if (WHAT_A_NUMBER_BELONGS_TO.test(sentence.core.slice(0, number.index))) return []
  return [
    settle(
      {
        family: 'cloze',
        pattern: 'cloze/quantity',
        focus: `${sentence.index} quantidade`,
        question: blank(sentence.core, number.index, number.index + text.length),
        answer: text,
        answerType: text.endsWith('%') ? 'percentage' : 'quantity',
        strength: 0.6 * clarity,
        load: 0.4,
        card: false,
      },
      sentence,
    ),
  ]
}

/** 'tem 3 partes: raiz, caule e folha': whoever reads on can count them. */
function isCountedOut(count: number, rest: string): boolean {
  // 'em 3 formas, sólida, líquida e gasosa, conforme…'
  const [, ahead = ''] = /^\d+\s\p{L}+(?:\s\p{L}+)?,\s(.+)$/u.exec(rest) ?? []
  const few = Number.isInteger(count) && count > 1 && count < 8
  if (few && new RegExp(`^(?:[^,:;]+,\\s){${count - 2}}[^,:;]+\\se\\s[^,:;]+`, 'u').test(ahead)) return true
  const listed = /:\s(.+)$/u.exec(rest)?.[1]
  return listed !== undefined && listed.split(/,\s(?:e\s)?|;\s(?:e\s)?|\se\s/u).length === count
}

/** The text with a gap from one place to another. */
export function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + GAP + text.slice(end)
}
