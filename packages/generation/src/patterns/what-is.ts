import { children, type Tree } from '@capivira/portuguese/parser'
import type { Part, Statement } from '../reading/statements.ts'
import { written } from '../reading/written.ts'
import { isLink } from '../wording/clause.ts'
import { subjectWords } from '../wording/subject.ts'
import { asked } from './ask.ts'
import { isDefinite, namesRole, saysWhatItIs } from './defines.ts'
import type { Matched } from './row.ts'
import { bare, bareAnswer, isPlural, textAt, uposAt } from './terms.ts'

/** 'o na Itália antiga …': what stands beside the noun has come before it. */
export const OPENS_BESIDE = /^[oa]s?\s(?:em|n[oa]s?|de|d[oa]s?|para|por|pel[oa]s?|com|sem|entre|segundo|mais|menos)\s/iu

/** 'é', 'são', 'foi' where 'ser' stands alone; null with any helper or another verb. */
export function copulaOf({ tree, verb }: Statement): string | null {
  const form = textAt(tree, verb[0] ?? -1).toLowerCase()
  return verb.length === 1 && /^(?:é|são|era|eram|foi|foram)$/u.test(form) ? form : null
}

export function definition({ statement, part, subject }: Matched, word: string) {
  const { tree } = statement
  const copula = copulaOf(statement)
  if (!copula || statement.negated || uposAt(tree, part.index) !== 'NOUN') return null
  if (OPENS_BESIDE.test(`o ${bare(statement, part)}`)) return null
  if (word === 'o que' && (fillsRole(statement, subject, part) || namesRole(statement, part))) return null
  if (word === 'o que' && !saysWhatItIs(statement, subject, part, bare(statement, part))) return null
  const first = part.words[0] ?? 0
  const others = statement.parts.filter(one => one !== part && !isLink(statement, one))
  const tail = others.filter(one => (one.words[0] ?? 0) > first && !isAfterthought(tree, one))
  const lead = others.filter(one => (one.words[0] ?? 0) < first)
  const said = isPlural(tree, subject.index) ? written(tree, subject.words) : subjectWords(tree, subject, subject.words)
  // What stood before the subject stands before the question, what stood behind it stays.
  const isBefore = (one: Part) => (one.words[0] ?? 0) < (subject.words[0] ?? 0)
  return {
    question: asked([
      ...lead.filter(isBefore).map(one => `${written(tree, one.words)},`),
      word,
      copula,
      said,
      ...lead.filter(one => !isBefore(one)).map(one => written(tree, one.words)),
    ]),
    answer: [bareAnswer(statement, part), ...tail.map(one => written(tree, one.words))].join(' '),
  }
}

/**
 * 'os cartões de visita de uma casa' is how one sees its doors; 'um programa de desenho' may be any: only a clause tells
 * such things apart from others.
 */
export function describesOne({ tree }: Statement, subject: Part, part: Part): boolean {
  const inside = new Set(part.words)
  if (children(tree, part.index, 'acl').some(i => inside.has(i))) return true
  if (isDefinite({ tree }, part)) return !isPlural(tree, part.index)
  return uposAt(tree, subject.index) !== 'PROPN'
}

/** 'o ponto zero da régua é o risco vermelho': which it is, not what. */
export const fillsRole = (statement: Statement, subject: Part, part: Part) =>
  namesRole(statement, subject) && (isDefinite(statement, part) || uposAt(statement.tree, part.index) === 'PROPN')

/** ', sendo mais leve', ', começando pelo remanso': a gerund behind a comma says something more. */
export const isAfterthought = (tree: Tree, { index, words, slot }: Part) =>
  slot === 'clause' &&
  [index, words[0] ?? index].some(i => tree.tokens[i]?.features.VerbForm === 'Ger') &&
  textAt(tree, (words[0] ?? 0) - 1) === ','
