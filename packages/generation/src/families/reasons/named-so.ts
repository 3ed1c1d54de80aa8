import { agrees, verbAgrees } from '@capivira/portuguese/agreement'
import { isParticiple } from '@capivira/portuguese/morphology'
import { pattern } from '../../lexicon/words.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, named, subjectOf, tidyAnswer, wordsIn } from '../wording/phrasing.ts'

const SO = pattern('u')`
  ^(${'called, stem of its participle'}[oa]s?)\s(?:assim|desse modo|dessa forma|dessa maneira)\s
  (${'reason of a name'}\s[^;:()]{8,140})$`
const RECEIVES = pattern('u')`
  ^(?:esse|este|tal|o seu|seu)\s(nome|apelido|título)\s(${'reason of a name'}\s[^;:()]{8,140})$`
const TAKES = /^(?:receb|ganh|lev|tem$|têm$|teve|tiveram)/iu

/** 'As leveduras são chamadas assim por fazerem a massa crescer' → 'Por que as leveduras são chamadas assim?' */
export const namedSo: ClauseFamily = place => {
  const { clause } = place
  if (clause.negated || clause.lead !== '') return []
  const so = SO.exec(clause.rest)
  const receives = so ? null : TAKES.test(clause.verb) ? RECEIVES.exec(clause.rest) : null
  const match = so ?? receives
  const subject = match ? subjectOf(place) : null
  const [, word = '', told = ''] = match ?? []
  if (!subject || !verbAgrees(clause.verb, subject.phrase.number)) return []
  if (so && !(isParticiple(word) && agrees(word, subject.phrase))) return []
  const reason = tidyAnswer(told)
  const answer = /^Pois\s/u.test(reason) ? reason.replace(/^Pois/u, 'Porque') : reason
  if (wordsIn(answer) < 3 || wordsIn(answer) > 22) return []
  const said = so ? `${word} assim` : `esse ${word}`
  return [
    {
      family: 'cause',
      pattern: 'cause/named-so',
      focus: `${focusKey(subject.phrase.core)} nome causa`,
      question: ask('por que', named(subject), clause.verb.toLowerCase(), said),
      answer,
      answerType: 'cause',
      strength: 0.86,
      load: 0.6,
      quiz: false,
    },
  ]
}
