import type { Tree } from '@capivira/portuguese/parser'
import { isOneOf, pattern } from '../lexicon/words.ts'
import type { Part, Statement } from '../reading/statements.ts'
import { isNamedPerson } from './defines.ts'
import type { Match, Matched } from './row.ts'
import { textAt } from './terms.ts'

/** 'o na Itália antiga …': what stands beside the noun has come before it. */
export const OPENS_BESIDE = pattern('iu')`^[oa]s?\s${'opening of what stands beside a noun'}\s`

/** A statement without its verb and its subject, which a question says itself. */
export const rest = (statement: Statement) => ({ ...statement, verb: [], subject: null })

/** 'é', 'são', 'foi' where 'ser' stands alone; null with any helper or another verb. */
export function copulaOf({ tree, verb }: Statement): string | null {
  const form = textAt(tree, verb[0] ?? -1).toLowerCase()
  return verb.length === 1 && isOneOf('copula form', form) ? form : null
}

/** 'X é um Y': the noun that 'ser' says of the subject, with its words at the front. */
export const IS: Match = { slot: 'attribute', copular: true }

/** ', sendo mais leve', ', começando pelo remanso': a gerund behind a comma says something more. */
export const isAfterthought = (tree: Tree, { index, words, slot }: Part) =>
  slot === 'clause' &&
  [index, words[0] ?? index].some(i => tree.tokens[i]?.features.VerbForm === 'Ger') &&
  textAt(tree, (words[0] ?? 0) - 1) === ','

/** Whether somebody is the subject, by name: 'quem', not 'o que'. */
export const ofSomebody = (matched: Matched) => isNamedPerson(matched, matched.subject, matched.part)
