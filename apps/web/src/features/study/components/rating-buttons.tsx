import type { Rating } from '@capivira/core/study/contract'
import { Badge } from '@capivira/ui/badge.tsx'
import { isLowWindow } from '@capivira/ui/low-window'
import { useEffect, useRef } from 'react'
import { ratingChoices, text } from '../text.ts'

export type RatingButtonsProps = {
  onRate: (rating: Rating) => void
  disabled: boolean
  /** The rating just given, which stays lit until the next card comes. */
  given: Rating | null
  /** When the card comes again that was just rated. */
  note: string | null
}

const looks: Record<Rating, string> = {
  errei: 'bg-danger text-on-danger [--press-edge:var(--danger-edge)]',
  difícil: 'bg-streak text-on-bright [--press-edge:#c96f17]',
  médio: 'bg-info text-on-info [--press-edge:var(--info-edge)]',
  fácil: 'bg-primary text-on-primary [--press-edge:var(--primary-edge)]',
}

/**
 * The four ratings of a turned card, in the order of their keys. While they wait they keep the focus, so that it is not
 * lost.
 */
export function RatingButtons({ onRate, disabled, given, note }: RatingButtonsProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  // On a small phone they would come below the bar at its foot. On one held sideways there is room for one of both, and
  // nobody rates an answer that has gone out of sight.
  useEffect(() => {
    if (!isLowWindow()) group.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <fieldset ref={group} className="m-0 scroll-mb-26 border-0 p-0">
      <legend className="mb-3 w-full text-center font-extrabold">
        {/* In the place of the question, so that nothing moves; who hears the screen is told by the table. */}
        {note ? (
          <Badge tone="special" className="-my-0.5">
            {note}
          </Badge>
        ) : (
          text.howWasIt
        )}
      </legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {ratingChoices.map(({ rating, label, hint }, index) => (
          <button
            key={rating}
            type="button"
            aria-disabled={disabled}
            aria-pressed={given === rating}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => !disabled && onRate(rating)}
            className={
              'press flex min-h-16 flex-col items-center justify-center rounded-md px-2 py-2 leading-tight ' +
              `${looks[rating]} ${given === rating ? 'ring-4 ring-ink/40 !opacity-100' : ''}`
            }
          >
            <span className="font-extrabold">{label}</span>
            <span className="text-xs">{hint}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
