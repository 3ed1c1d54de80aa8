import { verbAgrees } from '@capivira/portuguese/agreement'
import { isOneOf, pattern } from '../../lexicon/words.ts'
import type { ClauseFamily, FactDraft, Place } from '../fact.ts'
import {
  ask,
  focusKey,
  inSentence,
  limitingLead,
  named,
  subjectOf,
  tidyAnswer,
  upperFirst,
  wordsIn,
} from '../wording/phrasing.ts'
import { purposeDraft } from './does.ts'

const NEEDED = pattern('u')`
  ^((?:${'article in the singular'}\s${'what one needs'}\s)?${'mattering'})\s
  (${'for what something is needed'}\s[^,;:]{6,110})`
/** How much a thing is worth for another, rather than what is needed for it. */
const VALUED = /^(?:essencia|fundamenta|crucia|vita|indispensáve|imprescindíve)(?:l|is)$/u

/** What something needs, and what something can do. */
export const needed: ClauseFamily = neededFor

/** 'A água é essencial para a vida' → 'O que é essencial para a vida?' */
function neededFor(place: Place): FactDraft[] {
  const { clause } = place
  const match = NEEDED.exec(clause.rest)
  if (!match || clause.negated || !isOneOf('copula form', clause.verb.toLowerCase()) || limitingLead(clause) !== '')
    return []
  const subject = subjectOf(place)
  if (!subject || !verbAgrees(clause.verb, subject.phrase.number)) return []
  const plural = subject.phrase.number === 'p'
  const what = inSentence(tidyAnswer(match[2] ?? ''), match[2] ?? '')
  if (wordsIn(what) < 2 || wordsIn(what) > 14 || /(?<![\p{L}])(?:seus?|suas?|[dn]?el[ea]s?)(?![\p{L}])/u.test(what))
    return []
  // 'O que é essencial para o bem-estar?': much is; what one thing is essential for can be told.
  const valued = VALUED.exec(match[1] ?? '')?.[0]
  if (valued !== undefined && what.startsWith('para '))
    return [
      purposeDraft(
        'function/needed-for',
        ask('para que', clause.verb.toLowerCase(), valued, named(subject)),
        upperFirst(what),
        focusKey(subject.phrase.core),
        0.74,
      ),
    ]
  return [
    {
      family: 'function',
      pattern: 'function/needed-for',
      focus: `${focusKey(what)} que`,
      // 'O que é necessário…': one asks in the singular.
      question: ask('o que', clause.verb.toLowerCase().replace('são', 'é'), singular(match[1] ?? '', plural), what),
      answer: upperFirst(subject.display),
      answerType: 'term',
      agreement: subject.phrase,
      ...(subject.phrase.proper && { proper: true }),
      strength: 0.8,
      load: 0.5,
    },
  ]
}

function singular(said: string, plural: boolean): string {
  const bare = said
    .replace(/necessárias?$|necessários$/u, 'necessário')
    .replace(/obrigatórias?$|obrigatórios$/u, 'obrigatório')
  return plural ? bare.replace(/ais$/u, 'al').replace(/eis$/u, 'el') : /^(?:um|uma|o|a)\s/u.test(said) ? said : bare
}
