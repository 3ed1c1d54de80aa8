import type { FactDraft } from '../fact.ts'

/** The draft of a fact on why or how something is or comes about. */
export function causeDraft(
  pattern: string,
  question: string,
  answer: string,
  strength: number,
  load: number,
  focus: string,
): FactDraft {
  return { family: 'cause', pattern, focus: `${focus} causa`, question, answer, answerType: 'cause', strength, load }
}
