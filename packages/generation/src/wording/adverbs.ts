import { pattern, wordsOf } from '../lexicon/words.ts'
import type { Part, Statement } from '../reading/statements.ts'
import { written } from '../reading/written.ts'

/** How often something is so: at the end of a question it would hang behind everything. */
const OFTEN = pattern('u')`^${'how often something is so'}$`
/** What narrows the words behind it, and stands before them alone. */
const NARROWS = wordsOf('narrows what follows')

/** Parts that say how often, by where a question has them: before all of it, with a comma, or before its verb. */
export type Often = { lead: readonly Part[]; near: readonly Part[] }

const startOf = (part: Part) => part.words[0] ?? part.index
const endOf = (part: Part) => part.words.at(-1) ?? part.index

/**
 * Where a question of a statement has its adverbs of how often, of which nothing is left to read behind them: in front
 * where the sentence had them before its subject, before the verb elsewhere. `without` are the parts asked for. What an
 * answer says (`isAnswer`) keeps what stands behind its verb there.
 */
export function oftenIn(statement: Statement, without: readonly Part[], isAnswer = false): Often {
  const { verb, head, subject, negated } = statement
  const first = verb[0] ?? head
  const isBehind = (part: Part) => startOf(part) > first
  const moved = statement.parts.filter(part => {
    if (without.includes(part) || !['adverb', 'oblique'].includes(part.slot)) return false
    // 'não depende sempre': what is denied is the 'sempre'.
    if (isBehind(part) && (isAnswer || negated)) return false
    const text = written(statement.tree, part.words).toLowerCase()
    if (opensAll(statement, part) && /mente$/u.test(text)) return true
    return OFTEN.test(text) || (NARROWS.has(text) && !narrowsKept(statement, part, without))
  })
  const isLead = (part: Part) => {
    if (isAnswer || isBehind(part)) return false
    return subject ? startOf(part) < (subject.words[0] ?? subject.index) : verb.length === 0
  }
  return { lead: moved.filter(isLead), near: moved.filter(part => !isLead(part)) }
}

/** 'Historicamente, …' */
const opensAll = ({ tree }: Statement, part: Part) =>
  part.slot === 'adverb' && startOf(part) === 0 && tree.tokens[endOf(part) + 1]?.text === ','

/** 'sobretudo na largura': the words that it narrows are read behind it. */
const narrowsKept = ({ parts }: Statement, part: Part, without: readonly Part[]) =>
  parts.some(one => one !== part && startOf(one) === endOf(part) + 1 && !without.includes(one))

/** How they are put: 'Em geral,' and 'quase sempre'; '' where there are none. */
export function saidOften({ tree }: Statement, { lead, near }: Often): { lead: string; near: string } {
  const text = (part: Part) => written(tree, part.words)
  return { lead: lead.map(part => `${text(part)},`).join(' '), near: near.map(text).join(' ') }
}
