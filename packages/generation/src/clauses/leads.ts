import { analyse } from '@capivira/portuguese/morphology'
import type { Clause } from '../analysis/grammar/clauses.ts'
import { limitingLead, wordsIn } from '../families/wording/phrasing.ts'

/** What only sets a contrast or a reason beside the statement: it says the same without. */
const SET_ASIDE =
  /^(?:Embora|Apesar|Ainda que|Mesmo que|Além|Já que|Visto que|Uma vez que|Como|Devido|Graças|Por)(?![\p{L}])/u
/** What the statement holds for: kept, where it is short enough to be read before a question. */
const CONDITION = /^(?:Para\s(?!(?:tanto|isso|isto))|Se\s|Caso\s|Quando\s|Sem\s|Ao\s)/u
const LONGEST = 15
const POINTS =
  /(?<![\p{L}])(?:[dn]?ess[ea]s?|[dn]?est[ea]s?|[dn]?el[ea]s?|seus?|suas?|[dn]?iss?t?o|mesm[oa]s?|tal|tais|outr[oa]s?)(?![\p{L}])/iu

/** What stands before the subject as a question has to keep it: '' where it may go, null where one can do neither. */
export function leadOf(clause: Clause): string | null {
  const { lead } = clause
  if (lead === '') return ''
  if (SET_ASIDE.test(lead)) return ''
  if (CONDITION.test(lead)) {
    if (wordsIn(lead) > LONGEST || POINTS.test(lead) || /[,():]/.test(lead)) return null
    // 'Para o autor', 'Para a filosofia': a view, not a purpose.
    if (lead.startsWith('Para ') && !isPurpose(lead)) return limitingLead(clause)
    return lead
  }
  return limitingLead(clause)
}

/** 'Para ser aprovado', 'Para se matricular': before an infinitive. */
function isPurpose(lead: string): boolean {
  const [, first = '', second = ''] = lead.split(' ')
  return analyse(first === 'se' ? second : first).some(a => a.mood === 'infinitive')
}
