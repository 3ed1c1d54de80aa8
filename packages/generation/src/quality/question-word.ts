import { analyse } from '@capivira/portuguese/morphology'
import { pattern } from '../lexicon/words.ts'
import { isCloze } from './checked.ts'
import { reject } from './finding.ts'
import type { Gate } from './gate.ts'
import { namesPlace } from './places.ts'
import { type Shape, shapeOf } from './shape.ts'

/** 'Por chover pouco'; not 'Por mar'. */
const BY_DOING = /Por (?:não |se )?(?!(?:mar|ar|lar|lugar)(?![\p{L}]))\p{L}+[aeiôí]r(?:em)?(?![\p{L}])/u
/** Why something is so, or what for. */
const REASON = pattern(
  'u',
)`^(?:${'opening of a reason in an answer'}|Para (?:se |não |que )?\p{L}+|${BY_DOING})(?![\p{L}])`
const A_TIME = pattern('u')`
  ${'month, decade or century'}|anos?\s\d+|\d{3,4}(?=$|[.\s]*$|\sa\.|\sd\.|\se\s)`
/** A time and nothing else: 'Em 1850', 'No início do século XX', 'Década de 1960', 'Em meses de chuva'. */
const ONLY_TIME = pattern('iu')`
  ^(?:${'opening of a time'}\s)?(?:${'part of a time'}\s)*${A_TIME}(?![\p{L}])
  (?!.*(?:,|\sem\s\p{Lu}|\sn[oa]s?\s))`
const WHEN_CLAUSE = pattern('u')`^(?:(?:Só|Somente|Apenas) )?${'opening of a clause of time'}\s`
/** What tells a time, somewhere in an answer. */
const TIME = pattern('iu')`\d|(?<![\p{L}])${'tells a time'}(?![\p{L}])`
/** What opens a circumstance, a time or a condition. */
const CIRCUMSTANCE = pattern('iu')`^${'opening of a circumstance'}(?![\p{L}])`

/** Where one can be, besides what `namesPlace` knows. */
const SOMEWHERE = pattern('iu')`
  ^(?:Em|N[oa]s?)\s(?:(?:sua|seu|um|uma|mesm[oa]|divers[oa]s|diferentes|cert[oa]s|algu(?:ns|mas)
  |outr[oa]s?)\s)*${'somewhere to be'}(?![\p{L}])`

const YEARS: ReadonlySet<Shape> = new Set<Shape>(['year', 'date', 'century'])
const FIGURES: ReadonlySet<Shape> = new Set<Shape>(['year', 'century', 'percentage', 'number'])

/** A count, in whatever words. */
const COUNT = pattern('iu')`\d|(?<![\p{L}])(?:${'count in words'}|[IVXLC]+)(?![\p{L}])`

/** The question word at the head of a question, or after what it sets before it: 'Em 1850, quem…?' */
const ASKED_WITH = pattern('iu')`^(?:[^?]*,\s)?(${'asking word at the head'})\s(?!(?:é|foi|são) que\s)`
/** 'Quando a chuva vem, o que acontece?': another word asks. */
const LATER = pattern('iu')`,\s(?:\p{L}{1,5}\s)?${'asking behind a comma'}(?![\p{L}])`

/**
 * F6: the answer is of the kind the question word asks for: a time for 'quando', somebody for 'quem', a number for
 * 'quantos'.
 */
export const answersQuestionWord: Gate = item => {
  if (isCloze(item) || item.family === 'exercise') return null
  const later = LATER.exec(item.question)
  const asking = later ? item.question.slice(later.index + 2) : item.question
  const word = (ASKED_WITH.exec(asking)?.[1] ?? '').toLowerCase()
  const answer = item.answer.trim().replace(/^["“«]/u, '')
  if (/^O que acontec\p{L}+\s/u.test(asking) && isGerund(answer))
    return reject('F6', 'A pergunta é “o que acontece”, mas a resposta só diz de que modo.')
  if (/^O que (?:é|são) /u.test(asking) && onlyLikens(answer))
    return reject('F6', 'A resposta diz com que a coisa se parece, não o que ela é.')
  if (DIRECT.test(asking) && TOWARDS.test(answer))
    return reject('F6', 'A pergunta pede uma coisa (“o que”), mas a resposta diz “a quê”.')
  const wanted = UNMET.find(({ words }) => words.test(word))
  return wanted?.missed(answer) ? reject('F6', wanted.advice) : null
}

/** 'O que o formulário retorna?', with nothing before it that asks with a preposition. */
const DIRECT = /^[Oo] que (?!(?:acontec|ocorr|é|são|faz)\p{L}*\s)/u
/** 'Ao modo especificado'; 'Ao chegar' tells when. */
const TOWARDS = /^(?:Aos?|Às?)\s(?!\p{L}+[aei]r(?:em)?(?!\p{L}))/u

/** 'Formando um ângulo reto' */
const isGerund = (answer: string) => analyse(firstOf(answer)).some(a => a.mood === 'gerund')

/** 'Outra palavra com o mesmo sentido', 'Outro nome que um autor usa': what tells it from the one it is besides. */
const TELLS_APART =
  /^Outr[oa]s?\s(?:nomes?|palavras?|termos?)\s|^Outr[oa]s?\s(?:\p{Ll}+\s){1,3}?(?:que|cuj[oa]s?|com)\s/u
/** 'Análoga à equação'; 'Direito ao voto' and 'Culto aos santos' say what a thing is. */
const LIKE =
  /^(?:análog|semelhante|similar|parecid|equivalente|idêntic|igua|comparáve|proporciona)\p{L}*\s(?:ao?s?|às?)\s/iu

/** 'Análoga à equação', 'Outro aplicativo de desenho': what a thing is like, or is besides another. */
const onlyLikens = (answer: string) => LIKE.test(answer) || (/^Outr[oa]s?\s/u.test(answer) && !TELLS_APART.test(answer))

const firstOf = (answer: string) => answer.split(' ', 1)[0]?.toLowerCase() ?? ''

type Wanted = { words: RegExp; missed: (answer: string) => boolean; advice: string }

const UNMET: readonly Wanted[] = [
  {
    words: /^quando$/,
    missed: isNoTime,
    advice: 'A pergunta é “quando”, mas a resposta não diz um tempo nem uma condição.',
  },
  { words: /^onde$/, missed: isNoPlace, advice: 'A pergunta é “onde”, mas a resposta não diz um lugar.' },
  { words: /^quem$/, missed: isNobody, advice: 'A pergunta é “quem”, mas a resposta não diz quem.' },
  {
    words: /^quant/,
    missed: answer => !COUNT.test(answer),
    advice: 'A pergunta é “quantos”, mas a resposta não traz um número.',
  },
  {
    words: /^por que$/,
    missed: answer => YEARS.has(shapeOf(answer)) || FIGURES.has(shapeOf(answer)),
    advice: 'A pergunta é “por que”, mas a resposta não diz uma razão.',
  },
  {
    words: /^em que/,
    missed: answer => !/\d|[IVX]{1,5}(?![\p{L}])/u.test(answer) && !COUNT.test(answer),
    advice: 'A pergunta quer um ano, um século ou uma década, e a resposta não traz nenhum.',
  },
]

function isNoTime(answer: string): boolean {
  if (REASON.test(answer)) return true
  if (/^(?:Em|N[oa]s?)\s/u.test(answer)) return !TIME.test(answer) && (namesPlace(answer) || SOMEWHERE.test(answer))
  if (TIME.test(answer) || CIRCUMSTANCE.test(answer)) return false
  const [first = ''] = answer.match(/[\p{L}-]+/gu) ?? []
  const thing = analyse(first.toLowerCase()).some(a => a.category === 'noun' || a.category === 'determiner')
  return thing || /^(?:[oa]s?|uma?)\s/iu.test(answer) || isInfinitive(first) || names(answer)
}

const isInfinitive = (word: string) => analyse(word.toLowerCase()).some(a => a.mood === 'infinitive')

/**
 * Whether an answer is the name of somebody, a place or a thing: 'Napoleão', 'DNA', but 'Neolítico' and 'Holoceno' are
 * times.
 */
function names(answer: string): boolean {
  const words = answer.match(/\p{Lu}[\p{L}']+/gu) ?? []
  const known = words.some(word => analyse(word).some(a => a.meaning === 'person' || a.meaning === 'place'))
  return known || (words.length > 0 && words.every(isForeign))
}

const isForeign = (word: string) =>
  analyse(word.toLowerCase()).length === 0 && !/(?:ceno|ano|ico|ismo|ento)$/u.test(word)

function isNoPlace(answer: string): boolean {
  return REASON.test(answer) || ONLY_TIME.test(answer) || WHEN_CLAUSE.test(answer) || FIGURES.has(shapeOf(answer))
}

function isNobody(answer: string): boolean {
  return isNoPlace(answer) || YEARS.has(shapeOf(answer)) || /^(?:Em|N[oa]s?|Num|Numa)\s/u.test(answer)
}
