import { children, isRelation, type Tree } from '@capivira/portuguese/parser'
import { isOf } from './words.ts'

/** Why a phrase leaves open which thing it means. */
export type Hanging = {
  /** Index of its head. */
  index: number
  text: string
  why: 'demonstrative' | 'pronoun' | 'general' | 'relational' | 'month'
}

/** What is known of the document a phrase stands in. */
export type Known = {
  /** Whether a lemma names what the document is about, so that with 'o' it needs nothing more. */
  isTerm: (lemma: string) => boolean
}

const NOTHING: Known = { isTerm: () => false }
const COMPLEMENTS = ['nmod', 'acl', 'amod', 'appos', 'nummod', 'flat', 'compound', 'obl', 'ccomp'] as const

/**
 * The phrases of a text that a reader who has only this text cannot tell: 'esse método', 'ela', 'o processo', 'o
 * aumento', 'em março'. Words of a question's own asking ('que processo') are none.
 */
export function hangingIn(tree: Tree, known: Known = NOTHING, asked: ReadonlySet<number> = new Set()): Hanging[] {
  return tree.tokens.flatMap((token, index) => {
    if (asked.has(index)) return []
    const why = hangs(tree, index, known)
    return why ? [{ index, text: token.text, why }] : []
  })
}

function hangs(tree: Tree, index: number, known: Known): Hanging['why'] | null {
  const token = tree.tokens[index]
  if (!token) return null
  const lower = token.text.toLowerCase()
  if (token.upos === 'PRON') {
    if (isOf(lower, 'demonstrative')) return isExplained(tree, index) ? null : 'demonstrative'
    // 'Em que diferem entre si?': of what the question speaks of.
    if (lower === 'si' && tree.tokens[index - 1]?.text.toLowerCase() === 'entre') return null
    return isOf(lower, 'pronoun') && !hasAntecedent(tree, index) ? 'pronoun' : null
  }
  if (token.upos !== 'NOUN') return null
  if (isOf(lower, 'months')) return tree.tokens.some(({ text }) => /^\d{4}$/.test(text)) ? null : 'month'
  const determiners = children(tree, index, 'det').map(i => tree.tokens[i])
  if (determiners.some(det => det && isOf(det.text.toLowerCase(), 'demonstrative')))
    return isNamedBefore(tree, index) || isExplained(tree, index) ? null : 'demonstrative'
  if (hasComplement(tree, index) || isNamedBefore(tree, index)) return null
  if (isRelation(token.relation, ['flat', 'fixed', 'compound'])) return null
  const lemma = token.lemma.toLowerCase()
  if (known.isTerm(lemma) || isOf(lemma, 'unique')) return null
  const definite = determiners.some(det => det?.lemma === 'o')
  if (isOf(lemma, 'relational') && (definite || determiners.length === 0) && !isPredicateOrTool(tree, index))
    return definite ? 'relational' : isBareObject(tree, index) ? 'relational' : null
  return definite && isOf(lemma, 'general') ? 'general' : null
}

/** 'de altura', 'com cuidado', 'fazer uso', 'é causa': the bare noun is part of an expression. */
function isPredicateOrTool(tree: Tree, index: number): boolean {
  return children(tree, index, 'case').length > 0 && children(tree, index, 'det').length === 0
}

function isBareObject(tree: Tree, index: number): boolean {
  return isRelation(tree.tokens[index]?.relation ?? '', ['nsubj', 'obj', 'root'])
}

function hasComplement(tree: Tree, index: number): boolean {
  if (children(tree, index, ...COMPLEMENTS).length > 0) return true
  // 'a causa e a consequência da queda': the complement stands behind the last of them.
  return children(tree, index, 'conj').some(i => children(tree, i, ...COMPLEMENTS).length > 0)
}

/** 'aquilo que…', 'aqueles que…', 'este livro de Machado': told in the same breath. */
function isExplained(tree: Tree, index: number): boolean {
  return children(tree, index, 'acl').length > 0
}

/** The same noun was named before with what says which. */
function isNamedBefore(tree: Tree, index: number): boolean {
  const lemma = tree.tokens[index]?.lemma
  return tree.tokens.slice(0, index).some((token, i) => token.lemma === lemma && hasComplement(tree, i))
}

/** A noun before it that agrees: 'Por que os fungos … eles'. */
function hasAntecedent(tree: Tree, index: number): boolean {
  const { Gender: gender, Number: number } = tree.tokens[index]?.features ?? {}
  return tree.tokens
    .slice(0, index)
    .some(
      ({ upos, features }) =>
        (upos === 'NOUN' || upos === 'PROPN') &&
        (!gender || !features.Gender || features.Gender === gender) &&
        (!number || !features.Number || features.Number === number),
    )
}
