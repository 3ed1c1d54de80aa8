import { tagWords } from '../../analysis/grammar/tagging.ts'
import { type Dependence, leavesOpen, pointsElsewhere } from '../../analysis/selfContained.ts'
import type { Study } from '../../analysis/study.ts'
import type { Fact, FactDraft } from '../fact.ts'
import { settle } from '../fact.ts'
import { POINTS, withoutParentheses } from '../reasons/procedure.ts'
import { objectOf } from '../wording/clipping.ts'
import { ask, focusKey, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'

/** 'Nas padarias antigas, usava-se o forno a lenha', 'No PHP 7.1 passou-se a suportar tipos nulos' */
const WHERE = String.raw`^((?:Em|N[oa]s?)\s[^,;:]{3,50}?),?\s`
const USED = new RegExp(
  String.raw`${WHERE}(?:(usa|utiliza|emprega)m?-se|(usava|utilizava|empregava)m?-se|costuma(?:-se|m)?\s(usar|utilizar))\s(.{6,})$`,
  'u',
)
const TAKEN_UP = new RegExp(String.raw`${WHERE}passou-se\sa\s(\p{L}+r)\s(.{4,})$`, 'u')
/** 'Use a fonte Arial para cartazes' */
const KIND_FOR =
  /^(?:Use|Utilize)\s(?:o|a)\s(\p{Ll}{4,})\s(\p{Lu}[\p{L}\d]*(?:\s\p{Lu}[\p{L}\d]*){0,3})\spara\s((?:(?:o|a|os|as)\s)?\p{Ll}[^,;:.]{4,60})$/u
const AIM = /^(.+?)\s(para\s\p{L}+r\s[^,;]{3,60})/u
/** 'vários tipos de fontes', 'o comando': nothing one could answer with. */
const SAYS_LITTLE =
  /^(?:vári[oa]s|divers[oa]s|algu(?:m|ns|mas?)|muit[oa]s?|outr[oa]s?|diferentes|(?:um )?tipos? de)(?![\p{L}])/u

const READABLE: ReadonlySet<Dependence> = new Set<Dependence>(['imperative'])

/** What one uses, or begins to, somewhere: 'Nas padarias antigas, usava-se o forno a lenha' → 'O que se usava nas padarias antigas?' */
export function usedWhereFacts(study: Study): Fact[] {
  return study.sentences.flatMap(sentence => {
    if (sentence.dependence !== null && !READABLE.has(sentence.dependence)) return []
    if (study.flawed.has(sentence.index)) return []
    return draftsOf(withoutParentheses(sentence.core.replace(/[.;:!]["”’)]*$/u, '')))
      .filter(({ question, answer }) => !pointsElsewhere(`${question} ${answer}`) && !leavesOpen(question))
      .map(draft => settle(draft, sentence))
  })
}

function draftsOf(text: string): FactDraft[] {
  const [, kind = '', name = '', aim = ''] = KIND_FOR.exec(text) ?? []
  if (kind !== '') return POINTS.test(aim) ? [] : [draft(ask('que', kind, 'se usa para', aim), name, `${kind} ${aim}`)]
  const [, place = '', does, did, does2, used = ''] = USED.exec(text) ?? []
  if (place !== '') return usedAt(place, does ?? did ?? `costuma ${does2}`, used)
  const [, where = '', verb = '', taken = ''] = TAKEN_UP.exec(text) ?? []
  return where === '' ? [] : usedAt(where, `passou a ${verb}`, taken)
}

function usedAt(place: string, verb: string, used: string): FactDraft[] {
  // 'a vender pão, ou seja, o de trigo, e bolos': what else there is stands behind the aside.
  if (/,\s(?:ou seja|isto é),\s.*\se\s/u.test(used)) return []
  const [, thing = used, aim = ''] = AIM.exec(used) ?? []
  const what = tidyAnswer(objectOf(thing))
  const low = what.charAt(0).toLowerCase() + what.slice(1)
  const opening = tagWords(low)[0]?.tag
  if (opening !== 'article' && opening !== 'noun' && opening !== 'adjective') return []
  if (wordsIn(what) < 2 || wordsIn(what) > 14 || SAYS_LITTLE.test(low)) return []
  if (POINTS.test(`${place} ${what} ${aim}`) || (aim !== '' && wordsIn(what) < 3)) return []
  const where = place.charAt(0).toLowerCase() + place.slice(1)
  return [draft(ask('o que se', verb, where, aim), what, `${verb} ${where}`)]
}

function draft(question: string, answer: string, focus: string): FactDraft {
  return {
    family: 'function',
    pattern: 'function/used-where',
    focus: `${focusKey(focus)} uso`,
    question,
    answer: upperFirst(answer),
    answerType: 'definition',
    strength: 0.78,
    load: 0.45,
    quiz: false,
  }
}
