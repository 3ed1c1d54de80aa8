import { tagWords } from '../../analysis/grammar/tagging.ts'
import { pattern } from '../../lexicon/words.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, limitingLead, tidyAnswer, wordsIn } from '../wording/phrasing.ts'

type Saying = { verb: RegExp; rest: RegExp; asked: string }

const SAYINGS: readonly Saying[] = [
  {
    verb: pattern('i')`^${'meaning or showing, form'}$`,
    rest: /^(?!que\s|dizer\s|quanto\s|qua(?:l|is)\s)(?:.+)$/u,
    asked: 'o que',
  },
  { verb: /^(?:equivale|corresponde)$/i, rest: /^(?:a|ao|à|aos|às)\s.+$/u, asked: 'a que' },
  { verb: /^serve$/i, rest: /^para\s\p{L}.+$/u, asked: 'para que' },
]

/** 'Riscar a nota indica…': an infinitive with what it acts on; 'Ser humano', 'Poder' are nouns. */
function isDoing(subject: string): boolean {
  const words = tagWords(subject)
  if (words[0]?.tag !== 'infinitive' || wordsIn(subject) < 3 || wordsIn(subject) > 14) return false
  return !/[;:,]/.test(subject) && !/^Ser\s(?:humano|vivo)(?![\p{L}])/iu.test(subject)
}

/** 'Riscar a nota indica a anulação da nota' → 'A anulação': of what, the question says. */
function unrepeated(answer: string, doing: string): string {
  const [, kept = '', article = '', noun = ''] = /^([OA]s?\s\p{L}+)\sd([oa]s?)\s(\p{L}+)$/u.exec(answer) ?? []
  return kept !== '' && `${doing} `.includes(` ${article} ${noun} `) ? kept : answer
}

/** 'Pintar uma área de azul indica a presença de água' → 'O que indica pintar uma área de azul?' */
export const doingMeans: ClauseFamily = ({ clause }) => {
  const saying = SAYINGS.find(({ verb, rest }) => verb.test(clause.verb) && rest.test(clause.rest))
  const lead = limitingLead(clause)
  if (!saying || clause.negated || lead === null || !isDoing(clause.subject)) return []
  const answer = tidyAnswer(clause.rest)
  if (wordsIn(answer) < 3 || wordsIn(answer) > 18) return []
  const doing = clause.subject.charAt(0).toLowerCase() + clause.subject.slice(1)
  return [
    {
      family: 'relation',
      pattern: 'relation/doing-means',
      focus: `${focusKey(clause.subject)} ${saying.asked}`,
      question: ask(lead === '' ? '' : `${lead},`, saying.asked, clause.verb.toLowerCase(), doing),
      answer: unrepeated(answer, doing),
      answerType: 'definition',
      strength: 0.82,
      load: 0.4,
      quiz: false,
    },
  ]
}
