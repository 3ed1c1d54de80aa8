import { genderOf } from '@capivira/portuguese/morphology'
import { children, isRelation, type Tree } from '@capivira/portuguese/parser'
import type { Part, Statement } from '../reading/statements.ts'
import { isOf } from '../reading/words.ts'
import { capitalised, partOf, trimmed, written } from '../reading/written.ts'
import type { Matched } from './row.ts'
import { determinersOf, genderAt, isPlural, lemmaAt, textAt, tiesOf, uposAt } from './terms.ts'

/** 'que programa' with its gender and number, for what a phrase names. */
export type ClassAsked = { word: string; gender: 'm' | 'f'; plural: boolean }

/**
 * The class that a phrase names by its noun ('o conceito moderno de projeto': 'que conceito') or is known for ('o
 * HTML': 'que linguagem'); null where 'o que' has to ask, as of what happens ('o aumento da temperatura') and of a noun
 * that nothing tells apart ('o programa').
 */
export function classAsked(
  { statement, classOf }: Pick<Matched, 'statement' | 'classOf'>,
  part: Part,
): ClassAsked | null {
  const { tree } = statement
  if (children(tree, part.index, 'conj').length > 0) return null
  if (uposAt(tree, part.index) === 'PROPN') {
    const known = determinersOf(tree, part.index).some(word => /^[oa]s$/u.test(word)) ? null : classOf(part)
    const gender = known === null ? null : genderOf(known)
    return known !== null && (gender === 'm' || gender === 'f') ? { word: `que ${known}`, gender, plural: false } : null
  }
  const isDefinite = determinersOf(tree, part.index).some(word => /^[oa]s?$/u.test(word))
  // 'o mais antigo tratado': told apart before its noun, it is asked for with 'qual'.
  if (part.words.some(i => i < part.index && uposAt(tree, i) === 'ADJ')) return null
  if (!isDefinite || !isOf(lemmaAt(tree, part.index), 'classNoun') || !isToldApart(tree, part)) return null
  const word = textAt(tree, part.index).toLowerCase()
  return { word: `que ${word}`, gender: genderAt(tree, part.index), plural: isPlural(tree, part.index) }
}

/** What tells which one is meant, beside what a comma sets off. */
function isToldApart(tree: Tree, part: Part): boolean {
  const inside = new Set(withoutSetOff(tree, part))
  return children(tree, part.index).some(
    i => inside.has(i) && isRelation(tree.tokens[i]?.relation ?? '', ['nmod', 'amod', 'acl', 'flat', 'appos']),
  )
}

/** A phrase as an answer, without what a comma sets off behind it: 'a tradição serrana | , conhecida desde 1800'. */
export function namedAnswer({ tree }: Statement, part: Part): string {
  const ties = tiesOf(tree, part)
  return capitalised(
    written(
      tree,
      trimmed(
        tree,
        withoutSetOff(tree, part).filter(i => !ties.has(i)),
      ),
    ),
  )
}

/** The words of a phrase without the appositions and clauses that commas set off; all where it is a list. */
export function withoutSetOff(tree: Tree, part: Part): readonly number[] {
  if (children(tree, part.index, 'conj').length > 0) return part.words
  const off = children(tree, part.index, 'appos', 'acl', 'nmod').filter(i => {
    const start = partOf(tree, i)[0] ?? i
    // 'o bairro, a vila e a cidade': members that the tree takes for appositions.
    return start > part.index && textAt(tree, start - 1) === ',' && children(tree, i, 'conj').length === 0
  })
  if (off.length === 0) return part.words
  const out = new Set(off.flatMap(i => partOf(tree, i)))
  return trimmed(
    tree,
    part.words.filter(i => !out.has(i) && !(textAt(tree, i) === ',' && (out.has(i + 1) || out.has(i - 1)))),
  )
}

/** ', em ciências da computação,' behind a subject: of the statement, not of the thing. */
export function setOffPlace(tree: Tree, part: Part): readonly number[] | null {
  const kept = new Set(withoutSetOff(tree, part))
  const index = children(tree, part.index, 'nmod').find(
    i => !kept.has(i) && children(tree, i, 'case').some(tie => lemmaAt(tree, tie) === 'em'),
  )
  return index === undefined ? null : trimmed(tree, partOf(tree, index))
}

/** Whether what is said of the subject bears its gender and number: 'funcionam baseadas', 'ficam secas'. */
export function agreeingParts({ tree, parts, copular }: Statement): readonly Part[] {
  if (copular) return []
  return parts.filter(({ index, slot, by }) => {
    const token = tree.tokens[index]
    if (!token || by !== '' || !['attribute', 'clause', 'adverb'].includes(slot)) return false
    return token.upos === 'ADJ' || token.features.VerbForm === 'Part'
  })
}
