import { children, isRelation, type Tree } from '@capivira/portuguese/parser'
import { pattern } from '../lexicon/words.ts'
import type { Part, Statement } from '../reading/statements.ts'
import { capitalised, partOf, trimmed, written } from '../reading/written.ts'

/** A part as written, without what ties it to its verb. */
export function bare(statement: Statement, part: Part): string {
  const ties = tiesOf(statement.tree, part)
  return written(
    statement.tree,
    trimmed(
      statement.tree,
      part.words.filter(i => !ties.has(i)),
    ),
  )
}

/** A part as written with its preposition, as an answer. */
export const answerOf = (statement: Statement, part: Part) =>
  capitalised(written(statement.tree, trimmed(statement.tree, part.words)))
export const bareAnswer = (statement: Statement, part: Part) => capitalised(bare(statement, part))

/** Preposition and conjunction of a part, fixed parts included. */
export function tiesOf(tree: Tree, part: Part): ReadonlySet<number> {
  const ties = children(tree, part.index, 'case', 'mark').filter(i => i < part.index)
  return new Set(ties.flatMap(i => [i, ...children(tree, i, 'fixed')]))
}

export const lemmaAt = (tree: Tree, index: number) => tree.tokens[index]?.lemma.toLowerCase() ?? ''
export const uposAt = (tree: Tree, index: number) => tree.tokens[index]?.upos ?? ''
export const textAt = (tree: Tree, index: number) => tree.tokens[index]?.text ?? ''

export function determinersOf(tree: Tree, index: number): string[] {
  return children(tree, index, 'det').map(i => textAt(tree, i).toLowerCase())
}

/** Of more than one, by its form or, of foreign words ('os Border Tools'), by its article. */
export const isPlural = (tree: Tree, index: number) =>
  tree.tokens[index]?.features.Number === 'Plur' ||
  determinersOf(tree, index).some(word => /^(?:[oa]s|uns|umas)$/u.test(word))
export const genderAt = (tree: Tree, index: number): 'm' | 'f' =>
  tree.tokens[index]?.features.Gender === 'Fem' ? 'f' : 'm'

/** Members of a coordination with their words, the first without the others; one alone where there is none. */
export function membersOf(tree: Tree, part: Part): string[] {
  const others = children(tree, part.index, 'conj').filter(i =>
    ['NOUN', 'PROPN', 'ADJ', 'VERB', 'NUM'].includes(uposAt(tree, i)),
  )
  const ties = tiesOf(tree, part)
  const whole = new Set(part.words)
  const inOthers = new Set(others.flatMap(i => partOf(tree, i)))
  const first = part.words.filter(i => !inOthers.has(i) && !ties.has(i))
  return [
    first,
    ...others.map(i =>
      partOf(tree, i).filter(w => whole.has(w) && !isRelation(tree.tokens[w]?.relation ?? '', ['cc'])),
    ),
  ]
    .map(words => written(tree, trimmed(tree, words)))
    .filter(text => text !== '')
}

const ARTICLE = pattern('iu')`^${'article'}\s`

/** A definite article in place of the indefinite one: 'um processo que' → 'o processo que'. */
export function definite(tree: Tree, index: number, text: string): string {
  const article = `${genderAt(tree, index) === 'f' ? 'a' : 'o'}${isPlural(tree, index) ? 's' : ''}`
  const without = text.replace(ARTICLE, '')
  return `${article} ${without}`
}
