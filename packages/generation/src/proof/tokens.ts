import { children, type Tree, type TreeToken } from '@capivira/portuguese/parser'
import { isFunctionWord, normalize } from '@capivira/portuguese/tokens'
import { isOf } from '../reading/words.ts'
import { formOf, isFormOf, means, type Word } from './words.ts'

const SAYING: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'ADJ', 'VERB', 'NUM', 'SYM', 'X', 'ADV'])

/** A word of a tree as words are compared. */
export function wordOf({ text, lemma, upos, start, end }: TreeToken): Word {
  const form = formOf(text)
  const content = SAYING.has(upos) && (upos === 'NUM' || !isFunctionWord(form))
  return { form, lemma: normalize(lemma), content, proper: upos === 'PROPN' || /^\p{Lu}/u.test(text), start, end }
}

/** Tokens with an adjective behind its noun, wherever it stands: 'uma futura compra' is 'uma compra futura'. */
export function inPlainOrder(tokens: readonly TreeToken[]): TreeToken[] {
  return tokens.flatMap((token, i) => {
    const [before, next] = [tokens[i - 1], tokens[i + 1]]
    if (before && isBeforeNoun(before, i)) return [token, before]
    return next && isBeforeNoun(token, i + 1) ? [] : [token]
  })
}

const isBeforeNoun = ({ upos, relation, head }: TreeToken, next: number) =>
  upos === 'ADJ' && relation === 'amod' && head === next

/** The words of some tokens that say something by themselves. */
export function contentWordsOf(tree: Tree, indices: readonly number[]): Word[] {
  return indices.flatMap(i => {
    const token = tree.tokens[i]
    if (!token) return []
    const word = wordOf(token)
    return word.content && !(token.upos === 'VERB' && isOf(word.lemma, 'light')) ? [word] : []
  })
}

/**
 * Words of a question that a passage must have: no hedges, which are compared by themselves, no general kinds with what
 * says which.
 */
export function saidWords(tree: Tree, indices: readonly number[], asking: ReadonlySet<number>): Word[] {
  const kept = indices.filter(i => {
    const token = tree.tokens[i]
    if (!token || asking.has(i)) return false
    if (isHedge(token)) return false
    const general = isOf(token.lemma, 'askedKinds')
    return !(general && children(tree, i, 'nmod', 'acl', 'appos').length > 0)
  })
  return contentWordsOf(tree, kept)
}

const HEDGES = ['hedgeMaybe', 'hedgeOften', 'hedgeAbout', 'hedgeOnly', 'hedgeAll', 'hedgeSome', 'hedgeSaid'] as const

/** The same at its place: 'nem todos' are some. */
export function hedgesAt(tree: Tree, index: number): string[] {
  const token = tree.tokens[index]
  if (!token) return []
  const made = hedgesOf(token)
  const nem = tree.tokens[index - 1]?.text.toLowerCase() === 'nem'
  return nem && made.includes('hedgeAll') ? ['hedgeSome'] : made
}

/** Ways to limit a statement that a list knows, by lemma. */
export function hedgesOf(token: TreeToken): string[] {
  const lemma = token.lemma.toLowerCase()
  return HEDGES.filter(name => isOf(lemma, name) || isOf(token.text.toLowerCase(), name))
}

const isHedge = (token: TreeToken) => token.upos !== 'NOUN' && hedgesOf(token).length > 0

/** Share of words that some other words mean; 1 of none. `exact` takes forms only. */
export function shareOf(words: readonly Word[], others: readonly Word[], exact = false): number {
  if (words.length === 0) return 1
  const same = exact ? isFormOf : means
  return words.filter(word => others.some(other => same(word, other))).length / words.length
}

/** 'a respeito de', 'em relação a', 'por meio de': the noun of what is one preposition. */
export function isTying({ tokens }: Tree, i: number): boolean {
  const around = [i - 1, i, i + 1].map(at => tokens[at]?.text.toLowerCase() ?? '').join(' ')
  return TYING.test(around)
}

const TIES = 'respeito|relação|meio|acordo|causa|função|vez|lugar|torno|caso|contexto|âmbito|exceção|partir|base'
const TYING = new RegExp(`^(?:a|em|por|com|de|no) (?:${TIES}) (?:de|d[oa]s?|a|ao|aos|à|às|com|em)$`, 'u')
