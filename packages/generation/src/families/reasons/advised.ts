import { analyse } from '@capivira/portuguese/morphology'
import { pointsElsewhere } from '../../analysis/self-contained.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'
import { POINTS } from './procedure.ts'

/** 'Em caso de febre, é fundamental procurar um médico': for what or when, how pressing it is, and what is done. */
const ADVISED =
  /^((?:Para|Em caso de|Em casos de|No caso de|Durante|Após|Depois de|Antes de|Ao)\s[^,;:()]{5,80}?),?\s(é|era|foi)\s((?:muito|extremamente)\s)?(recomendado|recomendável|aconselhado|aconselhável|necessário|preciso|fundamental|essencial|importante|indispensável|obrigatório)\s(\p{L}+r(?:-se)?|(?:um|uma|o|a)\s\p{Ll}+)\s?([^;:]*)$/u

/** What the page asks of its reader, or what is gone through in thought alone. */
const IN_THOUGHT =
  /^(?:analisar|citar|comentar|compreender|conhecer|considerar|definir|destacar|dizer|distinguir|entender|enfatizar|esclarecer|estudar|falar|frisar|imaginar|lembrar|mencionar|notar|observar|pensar|perceber|reconhecer|recordar|refletir|relembrar|resgatar|ressaltar|retomar|revisar|saber|salientar|ter|ver)(?:-se)?$/u
const LEANS =
  /(?<![\p{L}])(?:el[ea]s?|[dn]el[ea]s?|iss[oa]|ist[oa]|ess[ea]s?|est[ea]s?|você|seus?|suas?|tal|tais|\p{L}+-l[oa]s?)(?![\p{L}])/iu

/** 'em caso de suspeita': of what, the page has said. */
const OF_WHAT = /\sde\s(?:dúvida|emergência|erro|falha|necessidade|problemas?|sintomas?|suspeita|urgência)$/u

/** 'Em caso de febre, é fundamental procurar um médico' → 'O que é fundamental fazer em caso de febre?' */
export const advised: ClauseFamily = ({ clause }) => {
  if (clause.negated) return []
  const [, lead = '', verb = '', much = '', how = '', what = '', rest = ''] = ADVISED.exec(clause.text) ?? []
  if (lead === '' || OF_WHAT.test(lead) || IN_THOUGHT.test(what)) return []
  const done = !what.includes(' ')
  if (done && !analyse(what.replace(/-se$/u, '')).some(a => a.mood === 'infinitive')) return []
  // 'Para medir a febre, é necessário um termômetro': a thing is needed, not advised.
  if (!done && (!/^(?:necessári|precis)/u.test(how) || !/^Para\s/u.test(lead))) return []
  const answer = tidyAnswer(`${what} ${rest}`)
  if (wordsIn(answer) < (done ? 3 : 2) || wordsIn(answer) > 20 || wordsIn(lead) > 14) return []
  if (POINTS.test(lead) || LEANS.test(`${lead} ${answer}`) || pointsElsewhere(`${lead} ${answer}`)) return []
  const when = lead.charAt(0).toLowerCase() + lead.slice(1)
  return [
    {
      family: 'relation',
      pattern: done ? 'relation/advised' : 'relation/needed-for',
      focus: `${focusKey(lead)} fazer`,
      question: ask('o que', verb, `${much}${how}`, ...(done ? ['fazer'] : []), when),
      answer: upperFirst(answer),
      answerType: 'cause',
      strength: 0.8,
      load: 0.5,
      quiz: false,
    },
  ]
}
