import { lemmas } from '@capivira/portuguese/morphology'
import { pattern } from '../lexicon/words.ts'
import { type Asking, askingOf } from './asking.ts'
import { causeOrder, timeOrder } from './causes.ts'
import { clausesOf, clauseWith, leadOf, pronounsIn } from './clauses.ts'
import type { Fault } from './limits.ts'
import { contentOf, isFormOf, means, unmet, type Word, wordsOf } from './words.ts'

/** A question with its answer, and the passage that is to link them. */
export type Claim = {
  question: string
  answer: string
  passage: string
  lean: string
  /** Whether the document speaks of it at all. */
  isNamed: (word: Word) => boolean
  /** Whether the document speaks of it all the time, so that a sentence need not say it. */
  isTheme: (word: Word) => boolean
}

/**
 * Whether a passage links a question to its answer: judged by words, their lemmas and meanings, and the order in which
 * they stand. Null where it does; else what is missing or turned round. A judgement by trees takes the place of this
 * one function.
 */
export function linkFault(claim: Claim): Fault | null {
  const { question, passage, lean } = claim
  const asking = askingOf(question)
  const told = wordsOf(passage)
  const around = [...told, ...wordsOf(lean)]
  const right = answerWords(claim)
  const foreign = right.filter(word => !told.some(other => isFormOf(word, other)))
  if (foreign.length > 0) {
    const names = foreign
      .map(({ form }) => form)
      .slice(0, 4)
      .join(', ')
    const weighs = foreign.length / right.length > 0.34 || foreign.some(({ proper }) => proper)
    return { sure: weighs, reason: `A frase do texto não traz “${names}”.` }
  }
  const missing = [
    ...unmet(asking.said, around).filter(
      word => word === asking.subject[0] || word === asking.verb || !claim.isTheme(word),
    ),
    ...unmet(asking.wanted, around).filter(word => !claim.isNamed(word)),
  ]
  if (missing.length > 0) {
    const names = missing
      .map(({ form }) => form)
      .slice(0, 4)
      .join(', ')
    return { sure: missing.length === asking.said.length, reason: `A frase do texto não fala de “${names}”.` }
  }
  const { verb } = asking
  const own = asking.said.length - unmet(asking.said, told).length
  const leans = LEANS.test(passage)
  if ((verb && unmet([verb], told).length > 0) || (!leans && own * 2 < asking.said.length))
    return { sure: false, reason: 'A frase do texto sozinha não responde à pergunta.' }
  return orderFault(asking, claim) ?? clauseFault(asking, right, passage) ?? roleFault(asking, right, passage)
}

/** 'Ele tem…', 'Quando os dois se encontram…': what is told of stands in the sentence before. */
const LEANS = pattern('iu')`^(?:\p{L}+\s){0,2}?${'opening that leans on the sentence before'}(?!\p{L})`

/** Openings of an answer that its question asks for, and what says that an amount is about so much. */
const FRAME = pattern('giu')`
  ^(?:porque|por causa d[eoa]s?|para que|para)\s
  |(?<!\p{L})(?:cerca de|aproximadamente|mais ou menos|por volta de|em torno de)\s`

/** What the answer says that the question does not. */
function answerWords({ question, answer }: Claim): readonly Word[] {
  const words = contentOf(answer.replace(FRAME, ''))
  const asked = wordsOf(question)
  const own = words.filter(word => !asked.some(other => isFormOf(word, other)))
  return own.length > 0 ? own : words
}

function orderFault(asking: Asking, { question, answer, passage }: Claim): Fault | null {
  const time = timeOrder(question, answer, passage)
  if (time === 'reversed') return { sure: true, reason: 'O item inverte a ordem dos fatos do texto.' }
  if (time === 'open')
    return { sure: false, reason: 'A frase do texto não diz com segurança o que vem antes e o que vem depois.' }
  if (asking.kind !== 'why') return null
  const order = causeOrder(asking.said, contentOf(answer), passage)
  if (order === 'reversed') return { sure: true, reason: 'O item troca a causa pela consequência.' }
  if (order === null) return { sure: false, reason: 'A frase do texto não diz que uma coisa é a causa da outra.' }
  return null
}

/** What follows from one statement is told by the next. */
const FOLLOWS = /(?:^|[.;,]\s|\se\s)(?:por isso|portanto|assim|dessa forma|com isso|logo|então)(?!\p{L})/iu

/** Of statements side by side, the answer stands in the one that the question asks about. */
function clauseFault(asking: Asking, right: readonly Word[], passage: string): Fault | null {
  const clauses = clausesOf(passage)
  if (clauses.length < 2 || (asking.kind === 'why' && FOLLOWS.test(passage))) return null
  const own = clauseWith(right, clauses)
  if (!own) return null
  const lead = leadOf(passage)
  const shared = right.every(word => lead.some(other => isFormOf(word, other)))
  // An answer that takes words of two statements compares them.
  if (shared || unmet(right, own.words).length > 0) return null
  const first = own === clauses[0]
  const outside = asking.said.filter(
    word =>
      !own.words.some(other => means(word, other)) &&
      !lead.some(other => means(word, other)) &&
      clauses.some(({ words }) => words.some(other => means(word, other))),
  )
  const excused = first ? 0 : pronounsIn(own) + (startsWithVerb(own.text) ? 3 : 0)
  const isVerbElsewhere = outside.some(word => word.form === asking.verb?.form)
  if (outside.length <= excused && !isVerbElsewhere) return null
  return { sure: false, reason: `Na frase do texto, “${outside[0]?.form}” é dito de outra coisa.` }
}

const STARTS_WITH_VERB = pattern('u')`
  ^,?\s?(?:e|mas|ou)\s(?:também\s|não\s|se\s|depois\s)?
  (?!(?:[oa]s?|uma?|alguns|algumas|cada|outr[oa]s?)\s)\p{Ll}`

/** 'e não têm ferrão': its subject is that of the statement before. */
function startsWithVerb(text: string): boolean {
  return STARTS_WITH_VERB.test(text)
}

/** Who does and who is done to: on the sides of the verb where the text has them. */
function roleFault({ verb, subject, rest, kind }: Asking, right: readonly Word[], passage: string): Fault | null {
  if (!verb) return null
  const told = wordsOf(passage)
  const at = told.findIndex(word => isFormOf(word, verb))
  if (at < 0) return null
  const places = told.flatMap((word, i) => (isFormOf(word, verb) ? [i] : []))
  const answerAt = placeOf(right.slice(0, 1), told)
  const verbAt = places.reduce(
    (best, place) => (Math.abs(place - answerAt) < Math.abs(best - answerAt) ? place : best),
    at,
  )
  const flips = isPassive(told, verbAt)
  const subjectAt = subject.length > 0 ? placeOf(subject.slice(0, 1), told) : -1
  if (subjectAt >= 0 && answerAt >= 0 && !flips && subjectAt > verbAt && answerAt < verbAt)
    return { sure: true, reason: 'O item troca os papéis: quem faz e a quem se faz.' }
  if (subjectAt >= 0 && answerAt >= 0 && !flips && subjectAt > verbAt && answerAt > verbAt && kind !== 'when')
    return { sure: false, reason: 'Não se vê na frase do texto se é disso que ela fala.' }
  if (kind !== 'who' || subject.length > 0 || rest.length === 0) return null
  const restAt = placeOf(rest.slice(0, 1), told)
  if (flips || restAt < 0 || answerAt < 0) return null
  if (answerAt > verbAt && restAt < verbAt)
    return { sure: true, reason: 'O item troca os papéis: quem faz e a quem se faz.' }
  return answerAt > verbAt ? { sure: false, reason: 'Não se vê na frase do texto quem faz isso.' } : null
}

/** Where most of some words stand in a text; -1 where none does. */
function placeOf(words: readonly Word[], told: readonly Word[]): number {
  const places = told.flatMap((word, i) => (words.some(other => isFormOf(word, other)) ? [i] : []))
  return places[Math.floor(places.length / 2)] ?? -1
}

function isPassive(told: readonly Word[], verbAt: number): boolean {
  const before = told.slice(Math.max(0, verbAt - 3), verbAt)
  const participle =
    /[aei]d[oa]s?$|(?:feit|escrit|vist|post|dit|abert|cobert|mort|pres|eleit|aceit|entregue)[oa]?s?$/.test(
      told[verbAt]?.form ?? '',
    )
  return (
    (participle && before.some(({ form }) => lemmas(form).has('ser'))) ||
    before.some(({ form }) => form === 'se') ||
    participle
  )
}
