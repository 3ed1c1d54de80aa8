import type { FactDraft } from '../fact.ts'
import { focusKey, upperFirst } from '../wording/phrasing.ts'

/** A question for a name, with the name as its answer. */
export function nameDraft(
  pattern: string,
  question: string,
  name: { core: string; gender: 'm' | 'f'; number: 's' | 'p' },
  strength: number,
): FactDraft {
  return {
    family: 'naming',
    pattern,
    focus: `${focusKey(name.core)} nome`,
    question,
    answer: upperFirst(name.core),
    answerType: 'term',
    agreement: { gender: name.gender, number: name.number },
    strength,
    load: 0.4,
  }
}
