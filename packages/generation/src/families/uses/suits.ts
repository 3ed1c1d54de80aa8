import { verbAgrees } from '@capivira/portuguese/agreement'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { isOneOf, pattern } from '../../lexicon/words.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, limitingLead, subjectOf, tidyAnswer, withArticle, wordsIn } from '../wording/phrasing.ts'
import { isBroad, purposeDraft } from './does.ts'

const SUITS = pattern('u')`^(?:${'degree of fitness'}\s)?(${'fit for something'})\s(para\s[^;:]{4,160})$`

/** What matters for something: asked where it matters for doing it. */
const MATTERS = pattern('u')`^((?:(?:muito|bastante|extremamente|também)\s)?${'mattering'})\s(para\s[^;:]{8,160})$`

/** 'O formato JPG é apropriado para fotografias' → 'Para que é apropriado o formato JPG?' */
export const suits: ClauseFamily = place => {
  const { clause } = place
  const matters = MATTERS.exec(clause.rest)
  const match = SUITS.exec(clause.rest) ?? matters
  if (!match || clause.negated || !isOneOf('copula form', clause.verb.toLowerCase())) return []
  const [, said = '', aim = ''] = match
  const subject = subjectOf(place)
  // 'apropriado para alunos do 6º ano': for whom, not for what.
  const opening = tagWords(aim.slice('para '.length))[0]?.tag
  const answer = tidyAnswer(aim.replace(/,\s(?:mas|porém|e|sendo|pois|embora)\s.*$/u, ''))
  if (!subject || limitingLead(clause) !== '' || !verbAgrees(clause.verb, subject.phrase.number)) return []
  // 'Ambiente de tabulação é útil…' lacks its article, and so would the question.
  const name = withArticle(subject)
  if (name === null || isBroad(subject, place) || wordsIn(answer) < 2 || wordsIn(answer) > 18) return []
  if (opening !== 'infinitive' && (matters || (opening !== 'noun' && opening !== 'article'))) return []
  return [
    purposeDraft(
      'function/suits',
      ask('para que', clause.verb.toLowerCase(), said, name),
      answer,
      focusKey(subject.phrase.core),
      0.84,
    ),
  ]
}
