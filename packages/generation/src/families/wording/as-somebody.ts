import { isSaidOfSomebody } from '../../analysis/people/people.ts'
import { isOfPeople } from '../../analysis/people/section-hero.ts'
import type { Study } from '../../analysis/study.ts'
import { quizWording } from '../../items/quiz-wording.ts'
import { pattern } from '../../lexicon/words.ts'
import type { Fact } from '../fact.ts'

const NAME = String.raw`\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?:\s(?:d[aeoi]s?\s|v[ao]n\s|des\s)?(?:d[’'])?\p{Lu}\p{Ll}+)*`
const WHAT_IS = new RegExp(String.raw`^O que (?:é|foi|era) (?:([oa]) )?(${NAME})\?$`, 'u')
/** 'obra foi marcada', 'que escreveu': of somebody's life as it was. */
const PAST = /(?<![\p{L}])(?:foi|foram|era|viveu|nasceu|morreu|\p{Ll}{3,}(?:ou|eu|iu))(?![\p{L}])/u

/** 'Qual foi o primeiro a descer o rio?', answered by somebody. */
const WHICH_ONE = pattern('u')`
  ^((?:[^?]*, )?)(?:(Q|q)ual (é|foi|era) (?=[oa] ${'ranked, stem'})|Como se chama (?=[oa] ))`

/**
 * 'O que é Tarsila? → Pintora brasileira cuja obra foi …' → 'Quem foi Tarsila?': a name that the page says is
 * somebody's.
 */
export function asSomebody(fact: Fact, { people }: Pick<Study, 'people'>): Fact {
  const which = WHICH_ONE.exec(fact.question)
  if (which && isOfPeople(fact.answer, people)) {
    const question =
      `${which[1]}${which[2] === 'q' ? 'quem' : 'Quem'} ${which[3] ?? 'é'} ` + `${fact.question.slice(which[0].length)}`
    return { ...fact, question, answerType: 'person' }
  }
  const [, determiner = '', name] = (fact.family === 'definition' && WHAT_IS.exec(fact.question)) || []
  const noun = /^(?:(?:O|A|Um|Uma)\s)?(\p{L}+)/u.exec(fact.answer)?.[1] ?? ''
  if (name === undefined) return fact
  const headed = isOfPeople(name, people)
  if (!headed && (/^O que era /u.test(fact.question) || !isSaidOfSomebody(noun, { determiner, core: name })))
    return fact
  const past = headed ? /^O que (?:foi|era) /u.test(fact.question) : PAST.test(fact.answer)
  const question = `Quem ${past ? 'foi' : 'é'} ${name}?`
  return { ...fact, question, quizQuestion: quizWording(question), human: true }
}
