import type { QuizQuestion } from '@capivira/core/quizzes/contract'
import { Card } from '@capivira/ui/card.tsx'
import { useEffect, useRef } from 'react'
import { SourceButton } from '../../materials/components/source-button.tsx'
import { ReportButton } from '../../problems/components/report-button.tsx'
import { rightOption } from '../quiz-run.ts'
import { text } from '../text.ts'
import { Explanation } from './explanation.tsx'

export type FeedbackProps = { question: QuizQuestion; option: string; materialId: number; onPause: () => void }

/** Whether an answer was right, the right option, and why. */
export function Feedback({ question, option, materialId, onPause }: FeedbackProps) {
  const right = rightOption(question)
  const isRight = option === right
  const panel = useRef<HTMLDivElement>(null)
  // On a phone the options fill the screen, and what they were answered with would stay below it.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={panel} className="scroll-mb-44">
      <Card tone={isRight ? 'primary' : 'danger'} className="flex animate-rise flex-col gap-2">
        <h2 className={`text-xl ${isRight ? 'text-primary-ink' : 'text-danger-ink'}`}>
          {isRight ? text.right : text.wrong}
        </h2>
        <p>
          {text.rightOption} <strong>{right}</strong>
        </p>
        {question.explanation && <Explanation>{question.explanation}</Explanation>}
        <div className="-ml-4 flex flex-wrap">
          <SourceButton materialId={materialId} {...question} onOpen={onPause} />
          <ReportButton kind="question" id={question.id} onOpen={onPause} />
        </div>
      </Card>
    </div>
  )
}
