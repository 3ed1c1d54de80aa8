import { verbAgrees } from '@capivira/portuguese/agreement'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { meansPerson } from '../../analysis/people/people.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, inSentence, subjectOf, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'

/** Of which one is picked out: 'Dos oito planetas', 'Entre os metais'. */
const OUT_OF = /^(?:D[oa]s|(?:De|D?[Ee]ntre)(?:\stod[oa]s)?\s[oa]s)\s\p{Ll}[^,()]{3,60}$/u
/** What marks it: 'o que fica mais perto do Sol', 'a mais densa'. */
const PICKED =
  /^([oa])\s(?:que\s\S+\s\S|(?:mais|menos)\s\p{L}|(?:maior|menor|únic[oa]|primeir[oa]|últim[oa])(?![\p{L}]))/u
const LEANS = /(?<![\p{L}])(?:seus?|suas?|[dn]?el[ea]s?|ess[ea]s?|est[ea]s?)(?![\p{L}])/iu
const WORDS = { least: 3, most: 16 } as const

/** 'Dos oito planetas, Mercúrio é o que fica mais perto do Sol' → 'Dos oito planetas, qual é o que fica mais perto do Sol?' */
export const amongThem: ClauseFamily = place => {
  const { clause } = place
  if (clause.negated || !/^(?:é|foi|era)$/iu.test(clause.verb) || !OUT_OF.test(clause.lead)) return []
  const article = PICKED.exec(clause.rest)?.[1]
  const subject = article === undefined ? null : subjectOf(place)
  if (!subject || !verbAgrees(clause.verb, subject.phrase.number)) return []
  const said = inSentence(tidyAnswer(clause.rest.replace(/,\s.*$/u, '')), clause.rest)
  if (wordsIn(said) < WORDS.least || wordsIn(said) > WORDS.most || LEANS.test(`${clause.lead} ${said}`)) return []
  const { phrase } = subject
  const people = meansPerson(tagWords(clause.lead).find(({ tag }) => tag === 'noun')?.lower ?? '')
  return [
    {
      family: 'naming',
      pattern: 'naming/among-them',
      focus: focusKey(`${clause.lead} ${said}`),
      question: ask(`${clause.lead},`, people ? 'quem' : 'qual', clause.verb.toLowerCase(), said),
      answer: upperFirst(phrase.proper ? phrase.core : subject.display),
      answerType: people ? 'person' : 'term',
      ...(phrase.proper ? { proper: true, agreement: phrase } : { agreement: phrase }),
      strength: 0.88,
      load: 0.4,
    },
  ]
}
