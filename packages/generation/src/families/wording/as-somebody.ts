import { isSaidOfSomebody } from '../../analysis/people/people.ts'
import { quizWording } from '../../items/quiz-wording.ts'
import type { Fact } from '../fact.ts'

const NAME = String.raw`\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?:\s(?:d[aeoi]s?\s|v[ao]n\s|des\s)?(?:d[’'])?\p{Lu}\p{Ll}+)*`
const WHAT_IS = new RegExp(String.raw`^O que (?:é|foi|era) (?:([oa]) )?(${NAME})\?$`, 'u')
/** 'obra foi marcada', 'que escreveu': of somebody's life as it was. */
const PAST = /(?<![\p{L}])(?:foi|foram|era|viveu|nasceu|morreu|\p{Ll}{3,}(?:ou|eu|iu))(?![\p{L}])/u

/**
 * 'O que é Tarsila? → Pintora brasileira cuja obra foi …' → 'Quem foi Tarsila?': a name that the page says is
 * somebody's.
 */
export function asSomebody(fact: Fact): Fact {
  const [, determiner = '', name] = (fact.family === 'definition' && WHAT_IS.exec(fact.question)) || []
  const noun = /^(?:(?:O|A|Um|Uma)\s)?(\p{L}+)/u.exec(fact.answer)?.[1] ?? ''
  if (name === undefined) return fact
  if (/^O que era /u.test(fact.question) || !isSaidOfSomebody(noun, { determiner, core: name })) return fact
  const question = `Quem ${PAST.test(fact.answer) ? 'foi' : 'é'} ${name}?`
  return { ...fact, question, quizQuestion: quizWording(question), human: true }
}
