import { definiteArticle } from '@capivira/portuguese/agreement'
import { isOneOf } from '../../lexicon/words.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, subjectOf, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'

const THAT_WHICH = /^(?:o|a|os|as|aquel[ea]s?)\s(que\s.+)$/u
/** 'aquele feito no campo', 'aquela em que a água corre' */
const THAT_DONE = /^(?:aquel[ea]s?)\s((?:\p{Ll}+(?:[ai]d|st|rt|it)[oa]s?|em que|n[oa]s? qua(?:l|is)|cuj[oa]s?)\s.+)$/u
const WORDS = { least: 3, most: 16 } as const

/**
 * 'Ângulo agudo é o que mede menos de 90°' → 'Como se chama o ângulo que mede menos de 90°? → Agudo': a kind told by
 * what it does.
 */
export const thatWhich: ClauseFamily = place => {
  const { clause } = place
  if (!/^(?:é|são)$/i.test(clause.verb) || clause.negated || clause.lead !== '') return []
  const whole = (THAT_WHICH.exec(clause.rest) ?? THAT_DONE.exec(clause.rest))?.[1]
  // 'aquelas formadas pela queda de detritos, como restos de…': long, it can do without its examples.
  const said =
    whole !== undefined && wordsIn(whole) > WORDS.most ? whole.replace(/,\s(?:tais\s)?como\s.*$/u, '') : whole
  const subject = said === undefined ? null : subjectOf(place)
  if (said === undefined || !subject || subject.phrase.proper) return []
  const [head = '', ...kind] = subject.phrase.core.split(' ')
  const does = tidyAnswer(said.replace(/^que\s/u, ''))
  if (kind.length === 0 || kind.length > 3 || wordsIn(does) < WORDS.least || wordsIn(does) > WORDS.most) return []
  const plural = subject.phrase.number === 'p'
  // 'Serviços de frete é o que a praça oferece': what it is, not which of the services.
  if (/^(?:os|as|aquel[ea]s)\s/u.test(clause.rest) !== plural) return []
  const article = definiteArticle(subject.phrase)
  return [
    {
      family: 'naming',
      pattern: 'naming/that-which',
      focus: `${focusKey(subject.phrase.core)} nome`,
      question: ask(plural ? 'como se chamam' : 'como se chama', `${article} ${head}`, said),
      // 'de curto período', 'por impulso' are said of the thing, not by themselves.
      answer: upperFirst(isOneOf('preposition after a kind', kind[0] ?? '') ? subject.phrase.core : kind.join(' ')),
      answerType: 'term',
      agreement: { gender: subject.phrase.gender, number: subject.phrase.number },
      strength: 0.86,
      load: 0.4,
    },
  ]
}
