import { findNumbers } from '@capivira/portuguese/numbers'
import { children, type Tree } from '@capivira/portuguese/parser'
import { askedTree } from './asked.ts'
import { wordOf } from './tokens.ts'
import { means, type Word } from './words.ts'

/**
 * 'Quais são as três partes…?', 'De que duas formas…?': the number that a question asks for so many things with, where
 * the answer names just so many; its passage need not count them. Null of others.
 */
export function countedBy(question: Tree, answer: Tree): string | null {
  const [number, more] = findNumbers(question.text).filter(({ text }) => !/^uma?$/iu.test(text))
  if (!number || more) return null
  const head = question.tokens.find(({ start }) => start === number.start)?.head ?? -1
  if (head < 0 || !isAskedFor(question, head)) return null
  return listed(answer) === number.value ? number.text : null
}

/** 'quais são as três | partes', 'que duas | formas': what is to be named, not 'nos dois primeiros minutos'. */
function isAskedFor(question: Tree, noun: number): boolean {
  const { asking } = askedTree(question)
  if (asking.has(noun)) return true
  const word = question.tokens.findIndex(({ text }) => /^quais$/iu.test(text))
  const relation = question.tokens[noun]?.relation ?? ''
  return word >= 0 && (question.tokens[word]?.head === noun || /^(?:nsubj|root)/u.test(relation))
}

/** How many things an answer names side by side. */
function listed(answer: Tree): number {
  const top = answer.tokens.findIndex(({ relation }) => relation === 'root')
  return 1 + children(answer, top, 'conj').filter(i => answer.tokens[i] && wordOf(answer.tokens[i]).content).length
}

/**
 * What the number of an answer counts in the passage, where it is not what 'quantos' asks for: 'seis' of 'seis cordas e
 * doze trastes' where the question wants the trastes. Null where it counts that, or may, by what is left unsaid.
 */
export function countsAnother(question: Tree, answer: Tree, passage: readonly Tree[]): string | null {
  const { wanted, asking } = askedTree(question)
  const nouns = [...asking].flatMap(i => (question.tokens[i]?.upos === 'NOUN' ? [wordOf(question.tokens[i])] : []))
  const [number, more] = findNumbers(answer.text)
  if (wanted !== 'amount' || nouns.length === 0 || !number || more) return null
  const counted = passage.flatMap(tree =>
    findNumbers(tree.text)
      .filter(({ value }) => value === number.value)
      .map(({ start, end }) => countedAt(tree, start, end)),
  )
  const isAsked = (word: Word) => nouns.some(noun => means(noun, word))
  const [first] = counted
  return first && counted.every(word => word !== null && !isAsked(word)) ? first.form : null
}

/**
 * The noun that the number at a place of a tree's text counts, or null: what stands behind it ('30 milhões de
 * pessoas'), since a parser may take 'catorze' for a noun, or what its tree says.
 */
function countedAt({ tokens }: Tree, start: number, end: number): Word | null {
  const [next, second] = tokens.filter(token => token.start >= end)
  const behind = next?.text.toLowerCase() === 'de' ? second : next
  if (behind?.upos === 'NOUN') return wordOf(behind)
  const token = tokens.find(one => one.start === start)
  const noun = token?.relation.startsWith('nummod') ? tokens[token.head] : undefined
  return noun?.upos === 'NOUN' && noun.start >= end ? wordOf(noun) : null
}
