import { children, type Tree } from '@capivira/portuguese/parser'
import type { Part } from './statements.ts'
import { partOf, trimmed } from './written.ts'

/** The words of a phrase without the appositions and clauses that commas set off; all where it is a list. */
export function withoutSetOff(tree: Tree, part: Part): readonly number[] {
  if (children(tree, part.index, 'conj').length > 0) return part.words
  const off = children(tree, part.index, 'appos', 'acl', 'nmod').filter(i => {
    const start = partOf(tree, i)[0] ?? i
    // 'o bairro, a vila e a cidade': members that the tree takes for appositions.
    return start > part.index && tree.tokens[start - 1]?.text === ',' && children(tree, i, 'conj').length === 0
  })
  if (off.length === 0) return part.words
  const out = new Set(off.flatMap(i => partOf(tree, i)))
  return trimmed(
    tree,
    part.words.filter(i => !out.has(i) && !(tree.tokens[i]?.text === ',' && (out.has(i + 1) || out.has(i - 1)))),
  )
}

/** ', em ciências da computação,' behind a subject: of the statement, not of the thing. */
export function setOffPlace(tree: Tree, part: Part): readonly number[] | null {
  const kept = new Set(withoutSetOff(tree, part))
  const index = children(tree, part.index, 'nmod').find(
    i => !kept.has(i) && children(tree, i, 'case').some(tie => tree.tokens[tie]?.lemma === 'em'),
  )
  return index === undefined ? null : trimmed(tree, partOf(tree, index))
}
