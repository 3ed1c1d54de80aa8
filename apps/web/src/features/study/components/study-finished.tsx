import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { usePreview } from '../../materials/preview.ts'
import { ButtonLink } from '../../navigation/components/links.tsx'
import { passedOver, recovered, type StudyRun, tally } from '../study-run.ts'
import { ratingChoices, text } from '../text.ts'

export type StudyEnd = { message: string; action?: ReactNode }

export type StudyFinishedProps = {
  run: StudyRun
  /** XP earned in this sitting. */
  xp: number
  materialId: number
  hasQuiz: boolean
  onAgain: () => void
  end?: StudyEnd
}

/** What is said at the end: of what was passed over nobody says that it is done. */
export function endOf(run: StudyRun, end: StudyEnd | undefined): string {
  const left = passedOver(run)
  if (!end) return text.allSeen
  return left > 0 ? text.passedOver(left) : end.message
}

/** The end of a sitting: what was done, and what to do next. */
export function StudyFinished({ run, xp, materialId, hasQuiz, onAgain, end }: StudyFinishedProps) {
  const counts = tally(run)
  const back = recovered(run)
  const isPreview = usePreview()
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <Card tone="primary" className="flex animate-rise flex-col items-center gap-5 text-center">
      <Capybara pose="celebrating" cap className="size-40" />
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-2xl">
          {text.congratulations}
        </h2>
        <p className="text-ink-soft">{endOf(run, end)}</p>
      </div>
      <p className="text-lg font-extrabold">
        {formatCount(run.ratings.size, 'card avaliado', 'cards avaliados')}
        {!isPreview && ` · +${xp} XP`}
      </p>
      {back > 0 && <p>{text.recovered(back)}</p>}
      <dl className="grid w-full max-w-md grid-cols-2 gap-3 sm:grid-cols-4">
        {ratingChoices.map(({ rating, label }) => (
          <div key={rating} className="rounded-md bg-surface p-3">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="m-0 font-display text-xl font-bold">{counts[rating]}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap justify-center gap-3">
        {end?.action}
        {hasQuiz && (
          <ButtonLink href={isPreview ? `/quiz-preview/${materialId}` : `/quiz/${materialId}`} size="lg">
            Fazer o quiz
          </ButtonLink>
        )}
        <Button variant="secondary" size="lg" onClick={onAgain}>
          Estudar de novo
        </Button>
      </div>
    </Card>
  )
}
