import { isSaidOfSomebody } from '../analysis/people.ts'
import { quizWording } from '../items/quizWording.ts'
import type { Fact } from './fact.ts'

const WHAT_IS = /^O que (?:é|foi) (?:([oa]) )?(\p{Lu}\p{Ll}+(?:\s(?:d[aeo]s?\s)?\p{Lu}\p{Ll}+)*)\?$/u
/** 'obra foi marcada', 'que escreveu': of somebody's life as it was. */
const PAST = /(?<![\p{L}])(?:foi|foram|era|viveu|nasceu|morreu|\p{Ll}{3,}(?:ou|eu|iu))(?![\p{L}])/u

/** 'O que é Tarsila? → Pintora brasileira cuja obra foi …' → 'Quem foi Tarsila?': a name that the page says is somebody's. */
export function asSomebody(fact: Fact): Fact {
  const [, determiner = '', name] = (fact.family === 'definition' && WHAT_IS.exec(fact.question)) || []
  const noun = /^(?:(?:O|A|Um|Uma)\s)?(\p{L}+)/u.exec(fact.answer)?.[1] ?? ''
  if (name === undefined || !isSaidOfSomebody(noun, { determiner, core: name })) return fact
  const question = `Quem ${PAST.test(fact.answer) ? 'foi' : 'é'} ${name}?`
  return { ...fact, question, quizQuestion: quizWording(question), human: true }
}
