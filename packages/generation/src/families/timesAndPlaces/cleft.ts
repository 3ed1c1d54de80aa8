import { takeApart } from '../../analysis/grammar/clauses.ts'
import { nameClass } from '../../analysis/people/names.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'

const STRESSED =
  /^(?:Foi|É|Era|Será)\s((?:(?:apenas|somente|só)\s)?(?:em|n[oa]s?|durante|após|com|por|pel[oa]s?|a partir d[aeo]s?|graças [aà]o?s?)\s[^,;:]{3,60}?),?\sque\s(.{8,110})$/u
const TIME =
  /^(?:(?:apenas|somente|só)\s)?(?:em|n[oa]s?|durante|após|a partir d[aeo]s?)\s(?:(?:fim|início|final|meados|começo)\sd[oa]\s)?(?:(?:Primeira|Segunda)\s)?(?:\d{3,4}|séculos?|décadas?|anos?|épocas?|períodos?|governo|reinado|Guerra|Idade|Revolução|Renascimento|Antiguidade|Império|República|guerra)(?![\p{L}])/u

/** 'No Brasil, foi em 1932 que…' */
const IN_A_LAND = /^(?:Em|N[oa]s?)\s\p{Lu}[\p{L}-]+(?:\s(?:d[aeo]s?\s)?\p{Lu}[\p{L}-]+){0,3},\s/u
/** What came of it. */
const SO_THAT = /,\s(?:de (?:modo|forma|maneira|sorte) que|o que|sendo que|embora|quando|após|depois)\s.*$/u

/** 'Foi na Segunda Guerra Mundial que nasceram os computadores atuais' → 'Quando nasceram os computadores atuais?' */
export const cleft: ClauseFamily = ({ clause }) => {
  const where = IN_A_LAND.exec(clause.text)?.[0] ?? ''
  const match = STRESSED.exec(upperFirst(clause.text.slice(where.length)))
  const value = match?.[1] ?? ''
  const said = (match?.[2] ?? '')
    .replace(SO_THAT, '')
    .replace(/^(?:realmente|efetivamente|de fato|finalmente|também)\s/u, '')
  if (!match || wordsIn(said) < 3 || wordsIn(said) > 14) return []
  const inner = takeApart(said.charAt(0).toUpperCase() + said.slice(1))
  if (!inner || inner.negated || /(?<![\p{L}])(?:el[ea]s?|seus?|suas?|iss[oa])(?![\p{L}])/iu.test(said)) return []
  // 'que chegou ao Brasil': who did is not said.
  if (inner.subject === '' && !/^(?:o|a|os|as|um|uma|\p{Lu}\p{Ll}+)\s/u.test(inner.rest)) return []
  const wh = whOf(value)
  if (wh === null) return []
  return [
    {
      family: wh === 'onde' ? 'place' : 'relation',
      pattern: wh === 'onde' ? 'place/cleft' : 'relation/cleft',
      focus: `${focusKey(said)} quando`,
      question: ask(where.trim(), wh, said),
      answer: tidyAnswer(value),
      answerType: wh === 'onde' ? 'place' : 'cause',
      strength: 0.84,
      load: 0.4,
      quiz: wh !== 'como',
    },
  ]
}

function whOf(value: string): string | null {
  if (TIME.test(value)) return 'quando'
  if (/^(?:com|graças)\s/u.test(value)) return 'como'
  const name = /^(?:em|n[oa]s?)\s(.+)$/u.exec(value)?.[1]
  return name !== undefined && nameClass(name) === 'place' ? 'onde' : null
}
