import { isOneOf, pattern } from '../../lexicon/words.ts'
import type { FactDraft, Place } from '../fact.ts'
import { ask, focusKey, phraseOf, tidyAnswer, wordsIn } from '../wording/phrasing.ts'
import { oneAmong } from './definition-draft.ts'

const END_OF_THE_WHOLE_THAT_HAS_MANY = pattern('u')`^${'end of the whole that has many'}(?![\p{L}])`

/** 'Uma das funções do TCP/IP é identificar os nós' → 'Qual é uma das funções do TCP/IP?' */
export function oneOf(place: Place): FactDraft[] {
  const { clause } = place
  const match =
    /^(Uma das|Um dos|Outr[oa])\s(?:(?:principais|maiores|mais importantes)\s)?(\p{L}+)\s(d[aeo]s?\s[^,]{3,60})/u.exec(
      clause.subject,
    )
  if (!match || !/^(?:é|foi|era)$/i.test(clause.verb) || clause.negated || clause.lead !== '') return []
  const of = phraseOf(
    (match[3] ?? '').replace(/^d([aeo]s?)\s/, (_, article: string) =>
      article === 'e' ? '' : `${article.toUpperCase()} `,
    ),
    place,
  )
  if (!of || END_OF_THE_WHOLE_THAT_HAS_MANY.test(clause.rest)) return []
  const answer = tidyAnswer(clause.rest)
  if (wordsIn(answer) < 2) return []
  const full = oneAmong(clause.subject.split(',')[0] ?? '', match[1] ?? '', match[2] ?? '')
  if (full === null) return []
  return [
    {
      family: 'definition',
      pattern: 'definition/one-of',
      focus: focusKey(full),
      question: ask('qual', clause.verb.toLowerCase(), full.charAt(0).toLowerCase() + full.slice(1)),
      answer,
      answerType: isOneOf('what a thing is for', match[2] ?? '') ? 'purpose' : 'definition',
      ...(isOneOf('what a thing is for', match[2] ?? '') && {
        family: 'function' as const,
      }),
      strength: (match[1] ?? '').startsWith('Outr') ? 0.6 : 0.78,
      load: 0.4,
    },
  ]
}
