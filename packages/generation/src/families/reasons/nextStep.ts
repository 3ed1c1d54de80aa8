import { analyse } from '@capivira/portuguese/morphology'
import { isImperative } from '../../analysis/grammar/tagging.ts'
import { type Dependence, leavesOpen, pointsElsewhere } from '../../analysis/selfContained.ts'
import type { Study } from '../../analysis/study.ts'
import type { Fact, FactDraft } from '../fact.ts'
import { settle } from '../fact.ts'
import { ask, focusKey, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'
import { POINTS, withoutParentheses } from './procedure.ts'

/** 'Após carregar o programa, comece…', 'Antes de imprimir, é preciso…' */
const STEP =
  /^(Após|Depois de|Antes de|Ao)\s(\p{L}+r\s[^;:()]{6,80}?)(?:,\s(?=\p{Ll})|\s(?=é\s(?:muito\s)?(?:preciso|necessário|importante|fundamental|essencial)\s))(.{8,})$/u
const MUST =
  /^(?:você\s)?(?:(?:deve|deve-se|devemos|precisa|precisamos)\s|(?:é|será)\s(?:muito\s)?(?:preciso|necessário|importante|fundamental|essencial|recomendável|aconselhável|obrigatório)\s)(\p{L}+r\s.+)$/u
const IMPORTANT = /^(?:é|será)\s(?:muito\s)?(?:importante|recomendável|aconselhável)/u

const READABLE: ReadonlySet<Dependence> = new Set<Dependence>(['imperative', 'reader', 'pointer', 'shape'])

/** What one does before or after something: 'Após ligar o forno, espere dez minutos' → 'O que se deve fazer após ligar o forno?' */
export function nextStepFacts(study: Study): Fact[] {
  return study.sentences.flatMap(sentence => {
    if (sentence.dependence !== null && !READABLE.has(sentence.dependence)) return []
    if (study.flawed.has(sentence.index)) return []
    return draftsOf(withoutParentheses(sentence.core.replace(/[.;:!]["”’)]*$/u, ''))).map(draft =>
      settle(draft, sentence),
    )
  })
}

function draftsOf(text: string): FactDraft[] {
  const [, lead = '', step = '', body = ''] = STEP.exec(text) ?? []
  const when = `${lead.toLowerCase()} ${step}`
  const done = MUST.exec(body)?.[1] ?? ordered(body)
  if (step === '' || done === null || wordsIn(step) < 3 || wordsIn(step) > 12) return []
  const answer = tidyAnswer(done)
  // 'digitalizar e converta': of two orders only the first has been put as one asks for it.
  const second = /\se\s(\p{Ll}{3,})(?=\s)/u.exec(answer)?.[1]
  if (wordsIn(answer) < 3 || wordsIn(answer) > 18 || (second !== undefined && isImperative(second))) return []
  // 'carregar o arquivo': which one, unless it has a name.
  const lone = /^\p{L}+r\s(?:os?|as?)\s(\p{Ll}+)$/u.exec(step)?.[1]
  if (POINTS.test(`${step} ${answer}`) || (lone !== undefined && analyse(lone).length > 0)) return []
  if (!/^\p{L}+r\s/u.test(answer)) return []
  const question = ask(IMPORTANT.test(body) ? 'o que é importante fazer' : 'o que se deve fazer', when)
  if (pointsElsewhere(`${question} ${answer}`) || leavesOpen(question)) return []
  return [
    {
      family: 'function',
      pattern: 'function/next-step',
      focus: `${focusKey(when)} passo`,
      question,
      answer: upperFirst(answer),
      answerType: 'definition',
      strength: 0.76,
      load: 0.55,
      quiz: false,
    },
  ]
}

/** 'espere dez minutos' → 'esperar dez minutos' */
function ordered(body: string): string | null {
  const [verb = '', ...rest] = body.split(' ')
  if (!/^\p{Ll}+$/u.test(verb) || !isImperative(verb) || rest.length < 2) return null
  const infinitive = analyse(verb).find(a => a.category === 'verb')?.lemma ?? ''
  return /r$/.test(infinitive) ? `${infinitive} ${rest.join(' ')}` : null
}
