import type { QuizQuestion } from '@capivira/core/quizzes/contract'
import { Card } from '@capivira/ui/card.tsx'
import { SourceButton } from '../../materials/components/source-button.tsx'
import { rightOption } from '../quiz-run.ts'
import { text } from '../text.ts'

export type FeedbackProps = { question: QuizQuestion; option: string; materialId: number }

/** Whether an answer was right, the right option, and why. */
export function Feedback({ question, option, materialId }: FeedbackProps) {
  const right = rightOption(question)
  const isRight = option === right
  return (
    <div role="status">
      <Card tone={isRight ? 'primary' : 'danger'} className="flex animate-rise flex-col gap-2">
        <h2 className={`text-xl ${isRight ? 'text-primary-ink' : 'text-danger-ink'}`}>
          {isRight ? text.right : text.wrong}
        </h2>
        <p>
          {text.rightOption} <strong>{right}</strong>
        </p>
        {question.explanation && <p>{question.explanation}</p>}
        <div className="-ml-4">
          <SourceButton materialId={materialId} {...question} />
        </div>
      </Card>
    </div>
  )
}
