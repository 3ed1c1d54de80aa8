import { verbAgrees } from '@capivira/portuguese/agreement'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'

const AS =
  /^como\s(\p{Ll}[\p{L}-]+(?:\s(?:d[aeo]s?\s)?\p{Ll}[\p{L}-]+){0,3}?)\s((?:o|a|os|as|um|uma)\s\p{L}[^,;:()]{6,80})$/u
const TAKES =
  /^(?:us|utiliz|empreg|inclu|receb|adot|tem|têm|tinha|apresent|tra[zt]|reconhec|escolh|consider|aceit|possu)/iu

/** 'usa ferro como catalisador'; 'usa metais como ferro' only names some. */
const TAKEN_AS =
  /^((?:o|a|os|as|um|uma)\s\p{L}[^;:()]{2,70}?|(?!\p{Ll}+s\s)\p{Ll}{3,}(?:(?:,\s\p{Ll}{3,})*\se\s\p{Ll}{3,}|\sd[aeo]s?\s\p{Ll}{3,})?)\scomo\s(?:uma?\s)?(\p{Ll}[\p{L}-]{3,}(?:\s(?:d[aeo]s?\s|para\s(?:[oa]s?\s)?)?\p{Ll}[\p{L}-]+){0,3})(?=$|[,.;])/u
const TAKES_IT = /^(?:us|utiliz|empreg|adot|tem|têm|tinha|possu|escolh|aproveit)/iu

/** 'A planta usa como fonte de energia a luz do Sol' → 'O que a planta usa como fonte de energia?' */
export const asWhat: ClauseFamily = place => {
  const { clause } = place
  if (clause.negated) return []
  const [, first = '', second = ''] = TAKES.test(clause.verb) ? (AS.exec(clause.rest) ?? []) : []
  const [, taken = '', use = ''] = TAKES_IT.test(clause.verb) ? (TAKEN_AS.exec(clause.rest) ?? []) : []
  const [role, what] = first === '' ? [use, taken] : [first, second]
  if (role === '' || /^(?:objetivo|finalidade|meta|função|missão|base|exemplo|forma)/u.test(role)) return []
  const subject = subjectOf(place)
  const lead = limitingLead(clause)
  if (!subject || lead === null || !verbAgrees(clause.verb, subject.phrase.number)) return []
  const answer = tidyAnswer(what)
  const words = tagWords(answer)
  if (
    (first !== '' && wordsIn(answer) < 2) ||
    wordsIn(answer) > 12 ||
    words.some(word => word.tag === 'verb' || word.tag === 'relative')
  )
    return []
  return [
    {
      family: 'relation',
      pattern: 'relation/as-what',
      focus: `${focusKey(subject.phrase.core)} ${focusKey(role)}`,
      question: ask(lead === '' ? '' : `${lead},`, 'o que', named(subject), clause.verb, 'como', role),
      answer: upperFirst(answer),
      answerType: 'definition',
      strength: 0.82,
      load: 0.4,
      quiz: false,
    },
  ]
}
