import { genderOf } from '@capivira/portuguese/morphology'
import { children, isRelation, type Tree } from '@capivira/portuguese/parser'
import { withoutSetOff } from '../reading/set-off.ts'
import type { Part, Statement } from '../reading/statements.ts'
import { isOf } from '../reading/words.ts'
import { capitalised, trimmed, written } from '../reading/written.ts'
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

/** Whether what is said of the subject bears its gender and number: 'funcionam baseadas', 'ficam secas'. */
export function agreeingParts({ tree, parts, copular }: Statement): readonly Part[] {
  if (copular) return []
  return parts.filter(({ index, slot, by }) => {
    const token = tree.tokens[index]
    if (!token || by !== '' || !['attribute', 'clause', 'adverb'].includes(slot)) return false
    return token.upos === 'ADJ' || token.features.VerbForm === 'Part'
  })
}
