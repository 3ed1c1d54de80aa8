import { verbAgrees } from '@capivira/portuguese/agreement'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf, tidyAnswer, wordsIn } from '../wording/phrasing.ts'

const HAS = /^(?:tem|têm|tinha|tinham|terá|terão|possui|possuem|possuía|possuíam)$/i
/** What one is entitled to is a thing; of the others what one is able or wont to do. */
const ENTITLED = /^(?:o\s)?(direito|acesso|obrigação)\s((?:a|ao|à|aos|às|de)\s.{4,140})$/u
const ABLE =
  /^(?:(?:o|a|um|uma|grande|maior|forte|principal|enorme|boa)\s){0,2}(tendência|capacidade|intenção|habilidade|propriedade|obrigação|dever|missão|responsabilidade|desejo|poder|hábito)\s(?:a|de|para)\s(.{8,140})$/u
const LEANS = /(?<![\p{L}])(?:seus?|suas?|[dn]?el[ea]s?|mesm[oa]s?|lhes?)(?![\p{L}])/u

/** 'Os átomos de um metal têm tendência a perder elétrons' → 'Que tendência têm os átomos de um metal?' */
export const holding: ClauseFamily = place => {
  const { clause } = place
  if (!HAS.test(clause.verb) || clause.negated) return []
  const entitled = ENTITLED.exec(clause.rest)
  const able = ABLE.exec(clause.rest)
  const [, noun = '', what = ''] = able ?? entitled ?? []
  const infinitive = tagWords(what)[0]?.tag === 'infinitive'
  if (noun === '' || (able ? !infinitive : noun === 'obrigação')) return []
  const subject = subjectOf(place)
  const lead = limitingLead(clause)
  const answer = tidyAnswer(what)
  if (!subject || lead === null || !verbAgrees(clause.verb.toLowerCase(), subject.phrase.number)) return []
  if (wordsIn(answer) < 2 || wordsIn(answer) > 18 || LEANS.test(answer)) return []
  const preposition = /^de\s/u.test(what) ? 'de que' : 'a que'
  return [
    {
      family: 'relation',
      pattern: able ? 'relation/tendency' : 'relation/entitled',
      focus: `${focusKey(subject.phrase.core)} ${noun}`,
      question: able
        ? ask(lead === '' ? '' : `${lead},`, 'que', noun, clause.verb.toLowerCase(), named(subject))
        : ask(lead === '' ? '' : `${lead},`, preposition, clause.verb.toLowerCase(), noun, named(subject)),
      answer,
      answerType: 'definition',
      strength: 0.8,
      load: 0.5,
      quiz: false,
    },
  ]
}
