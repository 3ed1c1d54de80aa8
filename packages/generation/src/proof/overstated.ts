import { isRelation, type Tree } from '@capivira/portuguese/parser'
import { pattern } from '../lexicon/words.ts'
import { clausesOf } from './clauses.ts'
import { wordOf } from './tokens.ts'
import { contentOf, isFormOf, isSame, type Word, wordsOf } from './words.ts'

type Item = { question: string; answer: string; passage: string }

const FIRST = 'maior|menor|melhor|pior|principal|primeir[oa]|últim[oa]'
const FIRSTS = 'maiores|menores|melhores|piores|principais|primeir[oa]s|últim[oa]s'
const ONE_OF = new RegExp(
  String.raw`(?<!\p{L})(?:uma?|alguns|algumas) d[oa]s (?:\p{L}+ ){0,2}?(?:${FIRSTS}|(?:mais|menos) \p{L}+)(?!\p{L})`,
  'iu',
)
const THE_ONE = new RegExp(
  String.raw`(?<!\p{L})[oa] (?:\p{L}+ ){0,2}?(?:${FIRST}|(?:mais|menos) \p{L}+)(?!\p{L})`,
  'iu',
)

/** 'O maior rio' of 'um dos maiores rios': it may be the second. */
export function isOneOfMany({ question, answer, passage }: Item): boolean {
  const item = `${question} ${answer}`
  return ONE_OF.test(passage) && THE_ONE.test(item) && !ONE_OF.test(item) && !THE_ONE.test(passage)
}

/** What is told of some of those that were counted: 'vinte casas, das quais doze são de barro'. */
const SOME_OF_THEM = /(?<!\p{L})(?:d[oa]s quais|(?:d?entre|d)(?: [oa]s quais|el[ea]s))\s([^;.]+)/iu

/** 'Quantas casas há? Doze' of 'vinte casas, das quais doze são de barro': a part's number, asked of all. */
export function isOfPart({ question, answer, passage }: Item): boolean {
  const match = SOME_OF_THEM.exec(passage)
  const part = match?.[1]
  if (part === undefined) return false
  const [inPart, before] = [wordsOf(part), wordsOf(passage.slice(0, match?.index))]
  const stands = (word: Word, words: readonly Word[]) => words.some(other => isSame(word, other))
  const own = contentOf(answer).filter(word => !contentOf(question).some(other => isFormOf(word, other)))
  if (own.length === 0 || !own.every(word => stands(word, inPart)) || own.some(word => stands(word, before)))
    return false
  return !contentOf(question).some(word => stands(word, inPart) && !stands(word, before))
}

const ASKS_WHAT_IT_IS = /^o que (?:é|são|era|eram|foi|foram)\s(.+?)\?*\s*$/iu
const IS = /(?<![\p{L},])\s(?:é|são|era|eram|foi|foram)\s/u

/**
 * A word of the term that 'O que é…?' asks about, where the passage says with 'é' what something of another name is:
 * 'O que é o raio atômico?' of 'Massa é o que há no átomo'. Null where it says it of the term, or of no name.
 */
export function otherTerm({ question, answer, passage }: Item): string | null {
  const term = ASKS_WHAT_IT_IS.exec(question.trim())?.[1]
  if (term === undefined) return null
  const clause = clausesOf(passage).find(({ text }) => IS.test(text))?.text ?? ''
  const at = IS.exec(clause)
  if (!at || /(?<!\p{L})que(?!\p{L})/iu.test(clause.slice(0, at.index))) return null
  const head = wordsOf(clause.slice(0, at.index))
  if (!head.some(({ content }) => content) || head.length > LONGEST_NAME) return null
  const behind = wordsOf(clause.slice(at.index))
  if (!contentOf(answer).every(word => behind.some(other => isFormOf(word, other)))) return null
  const named = head
  return contentOf(term).find(word => !named.some(other => isSame(word, other)))?.form ?? null
}

/** A subject of more words is no name. */
const LONGEST_NAME = 8

const NEITHER = pattern('giu')`(?<!\p{L})(?:não|nem)(?!\s(?:só|apenas|somente|tod|sempre))(?!\p{L})`
const ENDS =
  /[.;:]|(?<!\p{L})(?:mas|porém|só|apenas|somente|senão|exceto|salvo|e sim|até|antes|quando|se|pois|e)(?!\p{L})/iu
const DENYING =
  /(?<!\p{L})(?:não|nem|nunca|sem|nenhuma?|falt\p{L}*|car[eê]nc?\p{L}*|carec\p{L}*|imped\p{L}*|evit\p{L}*)(?!\p{L})/iu

/**
 * 'O que a pedra tem? Vida' of 'não cresce nem apresenta vida': all of the answer stands only in what the passage
 * denies with 'nem', and the item denies nothing.
 */
export function isDeniedThere({ question, answer, passage }: Item): boolean {
  if (DENYING.test(`${question} ${answer}`) || !/(?<!\p{L})nem(?!\p{L})/iu.test(passage)) return false
  const own = contentOf(answer)
  const denied = [...passage.matchAll(NEITHER)].map(({ index, 0: mark }) => {
    const from = index + mark.length
    const length = ENDS.exec(passage.slice(from))?.index ?? passage.length
    return { from, to: from + length }
  })
  const told = wordsOf(passage)
  const isDenied = ({ start }: Word) => denied.some(({ from, to }) => start >= from && start < to)
  return (
    own.length > 0 &&
    own.every(word => {
      const same = told.filter(other => isFormOf(word, other))
      return same.length > 0 && same.every(isDenied)
    })
  )
}

const LITTLE = /^(?:pouc[oa]s?|menos|raramente|dificilmente)$/iu
const MUCH = /^(?:muit[oa]s?|mais|bastante|frequentemente|facilmente)$/iu

/**
 * How much, where the passage says the contrary of the same word: 'O que pesa muito?' of 'pesando pouco'. Null where it
 * does not.
 */
export function contraryDegree(question: Tree, passage: readonly Tree[]): string | null {
  const isHow = ({ relation }: Tree['tokens'][number]) => isRelation(relation, ['advmod', 'det', 'amod'])
  const degreesOf = (tree: Tree, i: number) => tree.tokens.filter(token => token.head === i && isHow(token))
  for (const [i, token] of question.tokens.entries()) {
    for (const { text } of degreesOf(question, i)) {
      const [same, other] = MUCH.test(text) ? [MUCH, LITTLE] : LITTLE.test(text) ? [LITTLE, MUCH] : []
      if (!same || !other) continue
      const there = passage.flatMap(tree =>
        tree.tokens.flatMap((told, at) => (isFormOf(wordOf(token), wordOf(told)) ? degreesOf(tree, at) : [])),
      )
      if (there.some(one => other.test(one.text)) && !there.some(one => same.test(one.text))) return text
    }
  }
  return null
}
