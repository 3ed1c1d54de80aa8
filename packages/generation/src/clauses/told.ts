import { normalize } from '@capivira/portuguese/tokens'
import type { Fact, FactDraft } from '../families/fact.ts'

/** An answer without the preposition and article before it. */
const bare = (answer: string) =>
  normalize(answer)
    .replace(/^(?:em|n[oa]s?|de|d[oa]s?|por|pel[oa]s?|com|para|a|ao|aos|à|às|o|os|as|um|uma)\s/u, '')
    .replace(/^(?:o|a|os|as|um|uma)\s/u, '')

/** Whether a sharper pattern asks for the same already: the same answer out of the same sentence. */
export function isTold(draft: FactDraft, facts: readonly Fact[]): boolean {
  const answer = bare(draft.answer)
  return facts.some(fact => {
    if (fact.family === 'cloze') return false
    const other = bare(fact.answer)
    return other === answer || other.startsWith(`${answer} `) || answer.startsWith(`${other} `)
  })
}
