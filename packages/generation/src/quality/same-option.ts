import { optionKey } from '@capivira/core/quizzes/same-answer'
import { lemma } from '@capivira/portuguese/morphology'
import { contentWords, normalize } from '@capivira/portuguese/tokens'
import { saysTheSame } from './same-meaning.ts'
import { jaccard } from './words.ts'

/** Whether two options are one to a reader: the same words, or the same content words. */
export function sameOption(a: string, b: string): boolean {
  if (normalize(a).replace(/[.;,]$/, '') === normalize(b).replace(/[.;,]$/, '')) return true
  if (optionKey(a) === optionKey(b)) return true
  if (saysTheSame(a, b)) return true
  const [left, right] = [contentWords(a).map(lemma), contentWords(b).map(lemma)]
  const same = left.length > 0 && left.length === right.length && jaccard(new Set(left), new Set(right)) === 1
  return same && !goesAnotherWay(a, b) && !opposes(a, b)
}

/** 'Com casca' is not 'sem casca', though they share every word that means something. */
export function denials(text: string): number {
  return (text.match(/(?<![\p{L}])(?:sem|não|nem|nunca)(?![\p{L}])/giu) ?? []).length % 2
}

/** Words that say the contrary of one another and that no text is told apart by otherwise. */
const CONTRARIES: readonly [string, string][] = [
  ['mais', 'menos'],
  ['muito', 'pouco'],
  ['antes', 'depois'],
  ['antes', 'após'],
  ['acima', 'abaixo'],
  ['dentro', 'fora'],
  ['sob', 'sobre'],
  ['todo', 'nenhum'],
  ['todos', 'nenhum'],
  ['todas', 'nenhuma'],
  ['sempre', 'nunca'],
]

/** Whether one text denies what the other says, or says 'menos' where that says 'mais'. */
export function opposes(a: string, b: string): boolean {
  if (denials(a) !== denials(b)) return true
  const [left, right] = [a, b].map(text => new Set(normalize(text).match(/\p{L}+/gu)))
  if (!left || !right) return false
  const turns = (one: string, other: string) => left.has(one) && !left.has(other) && right.has(other) && !right.has(one)
  return CONTRARIES.some(([one, other]) => turns(one, other) || turns(other, one))
}

/** 'do sul para o norte' and 'do norte para o sul': the same words, and two ways. */
export function goesAnotherWay(a: string, b: string): boolean {
  const [left, right] = [a, b].map(text => WAY.exec(normalize(text)))
  return (
    left !== null && right !== null && left?.[1] === right?.[2] && left?.[2] === right?.[1] && left?.[1] !== left?.[2]
  )
}

const WAY = /(?<![\p{L}])(?:de|d[oa]) (?:\p{L}+ )??(\p{L}+) (?:para|até|a|ao|à) (?:[oa] )?(\p{L}+)/u
