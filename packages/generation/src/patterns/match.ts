import { children } from '@capivira/portuguese/parser'
import type { Part, Statement } from '../reading/statements.ts'
import { isOf } from '../reading/words.ts'
import type { Match, Matched, Place, Sort } from './row.ts'
import { bare, lemmaAt, membersOf, textAt, uposAt } from './terms.ts'

const NOMINAL = ['NOUN', 'PROPN', 'NUM', 'X', 'SYM']

/** The parts of a statement that a row asks for. A statement without a subject says of nothing. */
export function matchesOf(match: Match, { statement, isPerson, classOf }: Place): Matched[] {
  const { subject } = statement
  if (!subject || !fits(match, statement)) return []
  const slots = [match.slot].flat()
  return [subject, ...statement.parts].flatMap(part => {
    if (!slots.includes(part.slot) || !isSo(match, statement, part)) return []
    const sort = sortOf(statement, part, isPerson(statement, part))
    if (match.sort && !match.sort.includes(sort)) return []
    return [
      {
        statement,
        part,
        subject,
        sort,
        isPerson: (one: Part) => isPerson(statement, one),
        classOf: (one: Part) => classOf?.(statement, one) ?? null,
      },
    ]
  })
}

function fits({ verb, notVerb, copular, passive, place }: Match, statement: Statement): boolean {
  if (copular !== undefined && copular !== statement.copular) return false
  if (passive !== undefined && passive !== statement.passive) return false
  if (place && !place.includes(statement.place)) return false
  const lemma = lemmaAt(statement.tree, statement.verb.at(-1) ?? statement.head)
  const isAnyOf = (one: Parameters<typeof isOf>[1]) => isOf(lemma, one) || isOf(statement.lemma, one)
  return !(verb && !isAnyOf(verb)) && !(notVerb && isAnyOf(notVerb))
}

function isSo({ by, members }: Match, { tree }: Statement, part: Part): boolean {
  if (by && !by.includes(part.by)) return false
  if (members !== undefined && membersOf(tree, part).length < members) return false
  return part.slot === 'clause' || part.slot === 'attribute' || NOMINAL.includes(uposAt(tree, part.index))
}

/** What a phrase names. */
export function sortOf(statement: Statement, part: Part, isPerson: boolean): Sort {
  const { tree } = statement
  const text = bare(statement, part).toLowerCase()
  if (/^(?:o )?(?:ano de )?\d{4}$/u.test(text)) return 'year'
  if (/^(?:o )?século [ivxl]+(?: a\.? ?c\.?)?$/u.test(text)) return 'century'
  if (/^(?:a )?década de \d{2,4}$/u.test(text)) return 'decade'
  if (/\d{4}$/u.test(text) && text.split(' ').some(word => isOf(word, 'months'))) return 'date'
  if (isPerson) return 'person'
  if (children(tree, part.index, 'nummod').length > 0) return 'number'
  const isName = uposAt(tree, part.index) === 'PROPN' && !/\d/u.test(textAt(tree, part.index))
  return isName || isOf(lemmaAt(tree, part.index), 'place') ? 'place' : 'thing'
}
