import { contract } from '@capivira/portuguese/agreement'
import { analyse } from '@capivira/portuguese/morphology'
import { pointsElsewhere } from '../analysis/selfContained.ts'
import type { Study } from '../analysis/study.ts'
import type { Fact, FactDraft } from './fact.ts'
import { settle } from './fact.ts'
import { ask, focusKey, tidyAnswer, upperFirst, wordsIn } from './phrasing.ts'

/** 'O aluno que não comparecer à prova | não fará a recuperação', 'Os candidatos que faltarem ao exame | serão excluídos' */
const WHOEVER =
  /^((?:O|A|Os|As)\s\p{Ll}{3,}(?:\s\p{Ll}{4,})?\sque\s(?:não\s|se\s)?(\p{Ll}+r(?:em)?)\s[^;:]{4,110}?),?\s((?:não\s)?(?:\p{Ll}+(?:rá|rão)|é|são|fica|ficam|perde|perdem|recebe|recebem|ganha|ganham)\s[^;:]{4,120})[.]?$/u
const IRREGULAR = /^(?:for|fizer|tiver|estiver|vier|puder|quiser|der|houver|disser|trouxer|souber|puser)(?:em)?$/u

/** 'O aluno que faltar à prova perderá a vaga' → 'O que acontece com o aluno que faltar à prova?' */
export function whoeverFacts(study: Study): Fact[] {
  return study.sentences.flatMap(sentence =>
    (sentence.dependence === null || sentence.dependence === 'pointer') && !study.flawed.has(sentence.index)
      ? draftsOf(sentence.core).map(draft => settle(draft, sentence))
      : [],
  )
}

function draftsOf(core: string): FactDraft[] {
  const [, who = '', verb = '', consequence = ''] = WHOEVER.exec(core) ?? []
  const answer = tidyAnswer(consequence)
  const supposed = IRREGULAR.test(verb) || analyse(verb.replace(/em$/u, '')).some(a => a.category === 'verb')
  if (who === '' || !supposed || wordsIn(answer) < 3 || wordsIn(answer) > 18 || wordsIn(who) > 20) return []
  if (pointsElsewhere(`${who} ${answer}`) || /(?<![\p{L}])(?:deverá|deverão)(?![\p{L}])/u.test(answer)) return []
  return [
    {
      family: 'cause',
      pattern: 'cause/whoever',
      focus: `${focusKey(who)} causa`,
      question: ask('o que acontece', contract('com', who.charAt(0).toLowerCase() + who.slice(1))),
      answer: upperFirst(answer),
      answerType: 'cause',
      strength: 0.8,
      load: 0.6,
      quiz: false,
    },
  ]
}
