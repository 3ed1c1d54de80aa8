import { findNumbers } from '@capivira/portuguese/numbers'
import { children, type Tree } from '@capivira/portuguese/parser'
import { askedTree } from './asked.ts'
import { wordOf } from './tokens.ts'

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
