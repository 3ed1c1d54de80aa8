import { takeApart } from '../../analysis/grammar/clauses.ts'
import { readSubject } from '../../analysis/grammar/nouns.ts'
import { isKnownThing } from '../../analysis/references/known.ts'
import type { ClauseFamily, Place } from '../fact.ts'
import { ask, phraseOf, wordsIn } from '../wording/phrasing.ts'
import { nameDraft } from './nameDraft.ts'

const CALLED = /^(?:(?:é|são)\s(?:chamad|denominad|conhecid)[oa]s?|(?:recebe|recebem|ganha|ganham)\so\snome)\s(.+)$/iu
const WHEN = /^(?:quando|se)\s(.+)$/iu
const MOST = { condition: 16, name: 4 } as const

/**
 * 'Quando a foz se divide em canais, é chamada de delta; quando se abre em um só, recebe o nome de estuário' → 'Que nome recebe a foz quando
 * se divide em canais?': a name a thing has under a condition. The second part leaves out what the first has named.
 */
export const namedWhen: ClauseFamily = place => {
  const { clause } = place
  const condition = WHEN.exec(clause.lead)?.[1]
  const given = CALLED.exec(`${clause.verb} ${clause.rest}`)?.[1]?.replace(/^(?:de|como|por)\s/u, '')
  if (condition === undefined || given === undefined || clause.negated) return []
  if (clause.subject !== '' && !/^(?:ele|ela|eles|elas|o [^\s]+|a [^\s]+)$/iu.test(clause.subject)) return []
  const said = conditionOf(condition) ?? continued(condition, place)
  const thing = said && readSubject(said.subject, place.study.use)
  const name = phraseOf(given.split(/\s(?:e|ou|porque|pois|quando|enquanto|mas|que)\s|[,;:(]/u)[0] ?? '', place)
  if (
    !said ||
    !thing ||
    !name ||
    !isKnownThing(thing.phrase, place.study) ||
    name.phrase.words.length > MOST.name ||
    wordsIn(said.rest) > MOST.condition
  )
    return []
  const verb = thing.phrase.number === 'p' ? 'recebem' : 'recebe'
  return [nameDraft('naming/when', ask('que nome', verb, thing.display, 'quando', said.rest), name.phrase, 0.88)]
}

/** 'É chamada de delta': what a thing is called then is asked by its name. */
export const isNamedThen = (consequence: string): boolean => CALLED.test(consequence)

type Condition = { subject: string; rest: string }

/** 'a foz se divide em canais' → the thing, and what it does. */
function conditionOf(condition: string): Condition | null {
  const clause = takeApart(condition.charAt(0).toUpperCase() + condition.slice(1))
  if (!clause || clause.subject === '' || clause.lead !== '' || clause.rest === '') return null
  return { subject: clause.subject, rest: `${clause.negated ? 'não ' : ''}${clause.verb} ${clause.rest}` }
}

/** 'se abre em um único canal' after a part that has named what does. */
function continued(condition: string, { sentence }: Place): Condition | null {
  const first = WHEN.exec(takeApart(sentence.core.split(/;\s/u)[0] ?? '')?.lead ?? '')?.[1]
  const before = first === undefined ? null : conditionOf(first)
  const clause = takeApart(condition.charAt(0).toUpperCase() + condition.slice(1))
  if (!before || !clause || clause.subject !== '' || clause.lead !== '') return null
  return { subject: before.subject, rest: condition }
}
