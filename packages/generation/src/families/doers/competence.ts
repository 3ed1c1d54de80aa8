import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, tidyAnswer, wordsIn } from '../wording/phrasing.ts'

/** 'Cabe ao Congresso Nacional fiscalizar o governo' → 'A quem cabe fiscalizar o governo?' */
export const competence: ClauseFamily = ({ clause }) => {
  const match =
    /^(cabe|caberá|cabia|compete|competirá|competia|incumbe)\s((?:ao|à|aos|às)\s[^,;]{3,60}?)(?:,\s[^,]{3,60},)?\s((?:\p{L}+[aei]r)\s[^;]{8,})$/iu.exec(
      `${clause.verb} ${clause.rest}`,
    )
  if (!match || clause.negated || clause.subject !== '') return []
  const [, verb = '', whom = '', doing = ''] = match
  const act = tidyAnswer(doing)
  if (tagWords(doing)[0]?.tag !== 'infinitive' || wordsIn(act) < 3 || wordsIn(act) > 16) return []
  return [
    {
      family: 'relation',
      pattern: 'relation/competence',
      focus: `${focusKey(act)} quem`,
      question: ask('a quem', verb.toLowerCase(), act.charAt(0).toLowerCase() + act.slice(1)),
      answer: tidyAnswer(whom),
      answerType: 'person',
      strength: 0.84,
      load: 0.4,
      quiz: false,
    },
  ]
}
