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
  return {
    family: 'cause',
    pattern,
    focus: `${focus} causa`,
    question,
    answer: procliticReason(answer),
    answerType: 'cause',
    strength,
    load,
  }
}

/** 'Porque refere-se à água' → 'Porque se refere à água': a conjunction draws the pronoun before the verb. */
export const procliticReason = (answer: string) =>
  answer.replace(/^Porque (\p{Ll}+)-(se|lhes?|nos)(?!\p{L})/u, 'Porque $2 $1')
