import { estimatedMinutes } from '@capivira/core/quizzes/result'
import { sizesFor } from '@capivira/core/quizzes/round'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { useState } from 'react'
import { useUser } from '../../accounts/current-user.ts'
import { findRound } from '../left-round.ts'
import { takenUp } from '../quiz-run.ts'
import { text } from '../text.ts'
import { QuizTable, type QuizTableProps } from './quiz-table.tsx'

/**
 * How many questions it shall be, where there is a choice, and then the quiz; one that was left goes on where it was.
 */
export function QuizStart(props: QuizTableProps) {
  const { questions, materialId } = props
  const { id: userId } = useUser()
  const sizes = sizesFor(questions.length)
  const [size, setSize] = useState(() => {
    const isLeft = takenUp(questions, findRound(userId, materialId, Date.now())) !== null
    return isLeft || sizes.length === 0 ? questions.length : null
  })
  if (size !== null) return <QuizTable {...props} size={size} />
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">{text.howMany}</h2>
      <p className="text-ink-soft">{text.howManyHint}</p>
      <div className="flex flex-col gap-3">
        {[...sizes, questions.length].map((count, at) => (
          <Button
            key={count}
            size="lg"
            wide
            variant={at === 0 ? 'primary' : 'secondary'}
            onClick={() => setSize(count)}
          >
            {text.round(count, count === questions.length, estimatedMinutes(count))}
          </Button>
        ))}
      </div>
      <p className="text-sm text-ink-soft">{text.wholeHint}</p>
    </Card>
  )
}
