import type { CheckedQuestion } from './checked.ts'
import type { QualityContext } from './context.ts'
import type { Finding } from './finding.ts'

/** What a distractor is judged against. */
export type DistractorCase = {
  distractor: string
  key: string
  question: Omit<CheckedQuestion, 'options' | 'correctAnswer'>
}

export type DistractorGate = (item: DistractorCase, context: QualityContext) => Finding | null
