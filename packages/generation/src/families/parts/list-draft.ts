import type { FactDraft } from '../fact.ts'
import { enumerate, upperFirst } from '../wording/phrasing.ts'

type Given = Pick<FactDraft, 'pattern' | 'focus' | 'question' | 'strength' | 'load'>

/** A question answered by several things at once: for a card alone, since no wrong list is built like the right one. */
export function listDraft(given: Given, items: readonly string[]): FactDraft {
  return { ...given, family: 'list', answer: upperFirst(enumerate(items)), answerType: 'list', quiz: false }
}
