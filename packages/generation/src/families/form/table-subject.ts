import { definiteArticle } from '@capivira/portuguese/agreement'
import { singular } from '@capivira/portuguese/inflection'
import { analyse } from '@capivira/portuguese/morphology'
import { agreementOf } from '../../analysis/grammar/nouns.ts'
import type { Study } from '../../analysis/study.ts'
import { wordsOf } from '../../lexicon/words.ts'

/** What the row of a table is about, ready to stand in a question. */
export type RowSubject = {
  /** Without article: 'bioma Cerrado', 'planície'. */
  core: string
  /** With its article: 'o bioma Cerrado', 'a planície'. */
  display: string
  /** The label as the table has it. */
  label: string
  /** What the rows of the table are, in the singular: 'bioma'. */
  kind: string
  /** Whether the column says no more than 'word': 'O que é a erosão?', not 'O que é o termo erosão?'. */
  isTerm: boolean
}

const TERM = wordsOf('column of terms')

/**
 * Names the subject of a row by the name of its column and its label: a common noun by its own article where the text
 * gives it one ('a planície' under 'Forma do relevo'), else kind and label ('o bioma Cerrado'). Null where the column
 * is no noun or nothing tells the article.
 */
export function rowSubject(column: string, label: string, study: Study): RowSubject | null {
  const kind = kindOf(column)
  if (kind === null) return null
  const [first = ''] = label.split(' ')
  const common = !/\s\p{Lu}/u.test(label) && isCommon(first) && !study.use.isName(first)
  const low = common ? label.charAt(0).toLowerCase() + label.slice(1) : label
  const own = agreementOf(low, study.use)
  const articled = study.use.determinersOf(low.split(' ')[0] ?? '').length > 0
  const isTerm = TERM.has(kind)
  if (isTerm)
    return { core: low, display: own.sure && articled ? `${definiteArticle(own)} ${low}` : low, label, kind, isTerm }
  if (common && own.sure && articled && !study.sentences.some(({ text }) => text.includes(`${kind} ${label}`)))
    return { core: low, display: `${definiteArticle(own)} ${low}`, label, kind, isTerm }
  const agreement = agreementOf(kind, study.use)
  if (!agreement.sure) return null
  return { core: `${kind} ${label}`, display: `${definiteArticle(agreement)} ${kind} ${label}`, label, kind, isTerm }
}

/** A noun that is no name of a place or a person. */
function isCommon(word: string): boolean {
  const readings = analyse(word.toLowerCase())
  return readings.some(({ category, meaning }) => category === 'noun' && meaning === undefined)
}

/** 'Formas do relevo' → 'forma do relevo', 'Bioma' → 'bioma'; null for what is no noun of one thing. */
function kindOf(column: string): string | null {
  const words = column.toLowerCase().split(' ')
  if (words.length > 4 || words.includes('ou') || words.includes('e') || !/^[\p{L}\s-]+$/u.test(column)) return null
  const [head = '', ...rest] = words
  const nouns = analyse(head).filter(({ category }) => category === 'noun')
  if (nouns.length === 0) return null
  if (!nouns.every(({ number }) => number === 'p')) return words.join(' ')
  const one = singular(head)
  return one !== null && (rest.length === 0 || /^d[aeo]s?$/u.test(rest[0] ?? '')) ? [one, ...rest].join(' ') : null
}
