import { verbAgrees } from '@capivira/portuguese/agreement'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, limitingLead, subjectOf, tidyAnswer, withArticle, wordsIn } from '../wording/phrasing.ts'
import { isBroad, purposeDraft } from './does.ts'

const SUITS =
  /^(?:(?:muito|bastante|mais|especialmente|particularmente|extremamente|principalmente|também|normalmente|geralmente)\s)?((?:út(?:il|eis)|apropriad[oa]s?|adequad[oa]s?|indicad[oa]s?|idea(?:l|is)|própri[oa]s?|destinad[oa]s?|projetad[oa]s?|concebid[oa]s?|desenvolvid[oa]s?|inventad[oa]s?))\s(para\s[^;:]{4,160})$/u

/** What matters for something: asked where it matters for doing it. */
const MATTERS =
  /^((?:(?:muito|bastante|extremamente|também)\s)?(?:importantes?|fundamenta(?:l|is)|crucia(?:l|is)|essencia(?:l|is)|vita(?:l|is)|indispensáve(?:l|is)|necessári[oa]s?|imprescindíve(?:l|is)))\s(para\s[^;:]{8,160})$/u

/** 'O formato JPG é apropriado para fotografias' → 'Para que é apropriado o formato JPG?' */
export const suits: ClauseFamily = place => {
  const { clause } = place
  const matters = MATTERS.exec(clause.rest)
  const match = SUITS.exec(clause.rest) ?? matters
  if (!match || clause.negated || !/^(?:é|são|era|eram|foi|foram)$/i.test(clause.verb)) return []
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
