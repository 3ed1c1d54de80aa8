import { contentWords, normalize } from '@capivira/portuguese/tokens'
import type { Clause } from '../../analysis/grammar/clauses.ts'
import type { Family } from '../../items.ts'
import type { FactDraft } from '../fact.ts'
import { limitingLead } from './phrasing.ts'

/** Families of which the answer holds only where and when the sentence says so. */
const HOLDS_THERE: ReadonlySet<Family> = new Set<Family>(['cause', 'place', 'relation', 'function', 'quantity'])

/**
 * 'Nas salinas, a água do mar fica em tanques rasos.' is no answer to 'Onde fica a água do mar?': what limits the
 * statement goes with the question, unless question or answer say it already.
 */
export function withLead(draft: FactDraft, clause: Clause): FactDraft {
  const lead = HOLDS_THERE.has(draft.family) ? limitingLead(clause) : null
  // What happened once needs no year to be told.
  if (lead === null || lead === '' || /\d{3}/u.test(lead)) return draft
  // 'Durante seu reinado, quem…?': whose?
  if (draft.family === 'agent' && /(?<![\p{L}])(?:seus?|suas?)(?![\p{L}])/u.test(lead)) return draft
  const said = ` ${normalize(`${draft.question} ${draft.answer}`).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  // 'Na lua cheia, a Terra fica entre o Sol e a Lua': the answer names the moon, not which.
  const words = contentWords(lead.replace(/[^\p{L}\p{N}]+/gu, ' '))
  if (words.every(word => said.includes(` ${word} `))) return draft
  const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
  const led = (question: string) => `${lead}, ${lower(question)}`
  return {
    ...draft,
    question: led(draft.question),
    ...(draft.quizQuestion !== undefined && { quizQuestion: led(draft.quizQuestion) }),
  }
}
