import type { Fact } from '../fact.ts'
import { upperFirst, wordsIn } from './phrasing.ts'

/** 'O que acontece quando a maré sobe?' */
const WHAT_HAPPENS = /^O que (?:acontece|acontecerá|acontecia|aconteceu|pode acontecer|deve acontecer) /u
/** 'É necessário recolher as redes': no happening, but what has to be done. */
const TO_DO =
  /^É (necessário|preciso|obrigatório|recomendável|recomendado|aconselhável|importante|possível) (\p{L}+r(?:-\p{L}+)? .+)$/u
/** 'O remédio caseiro é beber água': what a thing is, in that case. */
const IS_TO_DO = /^([OA]) (\p{Ll}+(?: (?!que )\p{Ll}+){0,4})(?: \([^()]*\))? é (\p{Ll}+r(?:-\p{L}+)? .+)$/u

/** What one does or should do under a condition, asked for as that: 'O que é preciso fazer quando a maré sobe?' */
function underCondition(fact: Fact): Fact {
  if (fact.pattern !== 'cause/condition' || !WHAT_HAPPENS.test(fact.question)) return fact
  const [, how, deed] = TO_DO.exec(fact.answer) ?? []
  if (how !== undefined && deed !== undefined && wordsIn(deed) > 2)
    return { ...fact, question: fact.question.replace(WHAT_HAPPENS, `O que é ${how} fazer `), answer: upperFirst(deed) }
  const [, article, thing, remedy] = IS_TO_DO.exec(fact.answer) ?? []
  if (article === undefined || thing === undefined || remedy === undefined) return fact
  return {
    ...fact,
    question: fact.question.replace(WHAT_HAPPENS, `Qual é ${article.toLowerCase()} ${thing} `),
    answer: upperFirst(remedy),
  }
}

/** 'Por que o povoado cresceu, em particular?': it weighs the reason, and goes with the answer or not at all. */
const WEIGHS =
  /,?\s(?:em (?:particular|especial|parte|grande parte|geral)|sobretudo|principalmente|especialmente|particularmente|notadamente|justamente|exatamente|(?:muito )?provavelmente)\?$/u

/** 'A que se refere o autor? → Às lendas como memórias': as what, not to what. */
function asWhat(fact: Fact): Fact {
  const [, refers, who] = /^A que se (refere|referem|referia|referiu) (.+)\?$/u.exec(fact.question) ?? []
  const [, whom, name] = /^((?:A|À|Ao|Às|Aos) [^,]+) (como .+)$/u.exec(fact.answer) ?? []
  if (refers === undefined || who === undefined || whom === undefined || name === undefined) return fact
  return {
    ...fact,
    question: `Como ${who} se ${refers} ${whom.charAt(0).toLowerCase()}${whom.slice(1)}?`,
    answer: upperFirst(name),
  }
}

const GROWS: Readonly<Record<string, string>> = {
  aumenta: 'aumentam',
  diminui: 'diminuem',
  cresce: 'crescem',
  cai: 'caem',
  sobe: 'sobem',
}
/** 'O que diminui com a altitude? → A pressão do ar': much does; what becomes of the one thing can be told. */
const WHAT_GROWS = /^O que (aumenta|diminui|cresce|cai|sobe) ((?:com|durante|à medida que|conforme|quando) .+)\?$/u

function whatBecomes(fact: Fact): Fact {
  const [, verb = '', rest] = WHAT_GROWS.exec(fact.question) ?? []
  const several = GROWS[verb]
  if (rest === undefined || several === undefined || !/^(?:[OA]s?|Uma?) \p{Ll}/u.test(fact.answer)) return fact
  const [, often = '', said = ''] =
    new RegExp(`((?:geralmente|normalmente|quase sempre|sempre)\\s)?(${verb}|${several})(?![\\p{L}])`, 'u').exec(
      fact.quote,
    ) ?? []
  if (said === '') return fact
  const { agreement: _, ...plain } = fact
  return {
    ...plain,
    family: 'cause',
    pattern: 'cause/becomes',
    question: `O que acontece com ${fact.answer.charAt(0).toLowerCase()}${fact.answer.slice(1)} ${rest}?`,
    answer: upperFirst(often + said),
    answerType: 'cause',
    quiz: false,
    spare: false,
  }
}

/** 'O que é “Mutuca”? → Uma palavra que significa “furar”, …': a word is asked for its meaning. */
const WORD =
  /^(?:Uma?) (palavra|termo|expressão)(?: de origem \p{Ll}+)? que significa (["“][^"”]{2,40}["”](?: (?:ou|e) ["“][^"”]{2,40}["”])?)/u

function whatMeans(fact: Fact): Fact {
  const name = /^O que (?:é|era) (?:[oa] )?(["“]?\p{L}[^?,]{1,30})\?$/u.exec(fact.question)?.[1]
  const [, noun, meaning] = (fact.family === 'definition' && WORD.exec(fact.answer)) || []
  if (name === undefined || noun === undefined || meaning === undefined) return fact
  const { quizQuestion: _, ...plain } = fact
  const question = `O que significa ${noun === 'termo' ? 'o' : 'a'} ${noun} “${name.replace(/["“”]/gu, '')}”?`
  return { ...plain, question, answer: upperFirst(meaning.replace(/["“”]/gu, '')) }
}

/** 'O que Rosa ocupou? → O cargo de regente do coro': one asks for it by its kind. */
const OF_RANK = /^[OA] (cargo|posto|título|patente|função|posição) de /u

function byItsKind(fact: Fact): Fact {
  const noun = fact.family === 'cloze' ? undefined : OF_RANK.exec(fact.answer)?.[1]
  const [, lead = '', said = ''] = /^((?:[^?]*, )?)[oO] que (.+)\?$/u.exec(fact.question) ?? []
  if (noun === undefined || said === '' || /^(?:é|são|foi|era) /u.test(said)) return fact
  return { ...fact, question: `${lead}${lead === '' ? 'Que' : 'que'} ${noun} ${said}?` }
}

/** A fact asked as its answer wants it. */
export function reasked(fact: Fact): Fact {
  const plain =
    fact.family === 'cause' && WEIGHS.test(fact.question)
      ? { ...fact, question: fact.question.replace(WEIGHS, '?') }
      : fact
  return byItsKind(whatMeans(whatBecomes(asWhat(underCondition(plain)))))
}
