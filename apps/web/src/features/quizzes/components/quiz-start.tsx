import { estimatedMinutes } from '@capivira/core/quizzes/result'
import { sizesFor } from '@capivira/core/quizzes/round'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { useLayoutEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { useUser } from '../../accounts/current-user.ts'
import { findRound, forgetRound } from '../left-round.ts'
import { takenUp } from '../quiz-run.ts'
import { askedByTask, text } from '../text.ts'
import { QuizTable, type QuizTableProps } from './quiz-table.tsx'

/**
 * How many questions it shall be, where there is a choice, and then the quiz; one that was left goes on where it was.
 * Who comes from a task, which only all questions settle, has those first, and is not held to a shorter round.
 */
export function QuizStart({ questions, ...props }: Omit<QuizTableProps, 'size' | 'onMore' | 'isTask' | 'wasChosen'>) {
  const { materialId } = props
  const { id: userId } = useUser()
  const isTask = new URLSearchParams(useSearch()).has(askedByTask)
  const [asked, setAsked] = useState(questions)
  const sizes = sizesFor(asked.length)
  const [left, setLeft] = useState(() => takenUp(asked, findRound(userId, materialId, Date.now())))
  const [size, setSize] = useState(() => {
    const goesOn = left !== null && (left.finished || !left.isRound || !isTask)
    return goesOn || sizes.length === 0 ? asked.length : null
  })
  // What was pressed in the result is gone with it.
  const heading = useRef<HTMLHeadingElement>(null)
  const isBack = asked !== questions
  useLayoutEffect(() => {
    if (isBack && size === null) heading.current?.focus()
  }, [isBack, size])

  if (size !== null) {
    const onMore = (now: QuizTableProps['questions']) => {
      setAsked(now)
      setLeft(null)
      setSize(null)
    }
    return (
      <QuizTable
        {...props}
        questions={asked}
        size={size}
        isTask={isTask}
        wasChosen={heading.current !== null}
        onMore={onMore}
      />
    )
  }

  function begin(count: number) {
    forgetRound(userId, materialId)
    setSize(count)
  }
  return (
    <Card className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {text.howMany}
      </h2>
      <p className="text-ink-soft">{isTask ? text.taskHint : text.howManyHint}</p>
      <div className="flex flex-col gap-3">
        {(isTask ? [asked.length, ...sizes] : [...sizes, asked.length]).map((count, at) => (
          <Button key={count} size="lg" wide variant={at === 0 ? 'primary' : 'secondary'} onClick={() => begin(count)}>
            {text.round(count, count === asked.length, estimatedMinutes(count))}
          </Button>
        ))}
        {left && (
          <Button size="lg" wide variant="secondary" onClick={() => setSize(left.steps.length)}>
            {text.goOnWith(left.steps.length)}
          </Button>
        )}
      </div>
      {!isTask && <p className="text-sm text-ink-soft">{text.wholeHint}</p>}
    </Card>
  )
}
