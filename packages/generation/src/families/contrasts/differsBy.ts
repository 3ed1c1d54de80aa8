import { readSubject } from '../../analysis/grammar/nouns.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { FactDraft, Place } from '../fact.ts'
import { ask, focusKey, limitingLead, named, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'

const DIFFERS = /^(?:(?:distingu|diferenci)(?:e|em|a|am)-se|se (?:distingu|diferenci)(?:e|em|a|am)|diferem?)$/iu
const BY = /^(d(?:e|[oa]s?)\s[^,;:()]{3,60}?),?\s(?:por|pel([oa]s?))\s([^;:]{4,120})$/u

/** 'A flauta se distingue do pífano pelo tamanho' → 'O que distingue a flauta do pífano?' */
export function differsBy(place: Place): FactDraft[] {
  const { clause } = place
  const [, other = '', article = '', by = ''] = DIFFERS.test(clause.verb) ? (BY.exec(clause.rest) ?? []) : []
  // Set against each other both are known.
  const read = (text: string) => readSubject(upperFirst(text), place.study.use, true)
  const subject = other === '' || clause.negated ? null : read(clause.subject)
  const beside = read(other.replace(/^d([oa]s?)\s/, '$1 ').replace(/^de\s/, ''))
  if (!subject || !beside || limitingLead(clause) !== '' || tagWords(by)[0]?.tag === 'infinitive') return []
  const answer = tidyAnswer(`${article === '' ? '' : `${article} `}${by}`)
    .replace(/\se\spel([oa]s?)\s/gu, ' e $1 ')
    .replace(/,\spel([oa]s?)\s/gu, ', $1 ')
  if (wordsIn(answer) < 2 || /(?<![\p{L}])(?:seus?|suas?|[dn]?el[ea]s?)(?![\p{L}])/iu.test(answer)) return []
  const verb = /^(?:se )?disting/iu.test(clause.verb) ? 'distingue' : 'diferencia'
  return [
    {
      family: 'comparison',
      pattern: 'comparison/differs-by',
      focus: `${focusKey(`${subject.phrase.core} ${beside.phrase.core}`)} diferença`,
      question: ask('o que', verb, named(subject), other),
      answer: upperFirst(answer),
      answerType: 'definition',
      strength: 0.84,
      load: 0.7,
      quiz: false,
    },
  ]
}
