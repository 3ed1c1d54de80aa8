import { analyse } from '@capivira/portuguese/morphology'
import { pattern, wordsOf } from '../../lexicon/words.ts'
import type { ClauseFamily } from '../fact.ts'
import { objectOf } from '../wording/clipping.ts'
import { ask, focusKey, limitingLead, named, subjectOf, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'

const VERBS: ReadonlySet<string> = wordsOf('verb of giving')
const SOMEBODY_GIVEN = pattern('u')`
  (?:(?:ao|à|aos|às)\s\p{L}+|a\s(?:tod[oa]s\s[oa]s|cada|qualquer)\s\p{L}+)
  (?:\s(?:d[aeo]s?\s)?(?!${'good given to somebody'})\p{Ll}{3,})?`
const WHAT_IS_GIVEN = pattern('u')`
  (?:${'article, um only in the singular'}|${'good given to somebody'})\s.{6,140}`
/** 'à substância | um alto ponto de fusão', 'ao consumidor | direito de obter informações' */
const TO_WHOM = pattern('u')`^,?\s?(${SOMEBODY_GIVEN}|a\stod[oa]s),?\s(${WHAT_IS_GIVEN})$`
/** 'dá ao pássaro sua cor', 'garante ao rei o poder': what is too bare to be asked for. */
const LEANS = /(?<![\p{L}])(?:seus?|suas?|[dn]?el[ea]s?|mesm[oa]s?)(?![\p{L}])/u

/** Whether somebody is given something: the gift alone answers what a thing gives. */
export const givesTo = (rest: string): boolean => TO_WHOM.test(rest)

/**
 * 'A ligação metálica confere à substância um alto ponto de fusão' → 'O que a ligação metálica confere à substância?'
 */
export const gives: ClauseFamily = place => {
  const { clause } = place
  const [, whom = '', what = ''] = TO_WHOM.exec(clause.rest) ?? []
  if (whom === '' || clause.negated || /\s/.test(clause.verb)) return []
  const gift = analyse(clause.verb.toLowerCase()).find(
    a => a.category === 'verb' && a.person === 3 && a.mood === 'indicative',
  )
  const subject = gift && VERBS.has(gift.lemma) ? subjectOf(place) : null
  const lead = limitingLead(clause)
  const whole = tidyAnswer(what)
  const answer = wordsIn(whole) > 18 ? objectOf(what) : whole
  if (!subject || lead === null || wordsIn(answer) < 2 || wordsIn(answer) > 18 || LEANS.test(`${whom} ${answer}`))
    return []
  if (/^(?:origem|início|lugar|nome)(?![\p{L}])/u.test(answer)) return []
  return [
    {
      family: 'relation',
      pattern: 'relation/gives',
      focus: `${focusKey(subject.phrase.core)} ${focusKey(whom)} que`,
      question: ask(lead === '' ? '' : `${lead},`, 'o que', named(subject), clause.verb, whom),
      answer: upperFirst(answer),
      answerType: 'definition',
      strength: 0.8,
      load: 0.5,
      quiz: false,
    },
  ]
}
