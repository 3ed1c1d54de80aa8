import type { FlipCard as Card } from '@capivira/core/materials/contract'
import { headingOf } from '@capivira/core/materials/heading'
import { Badge } from '@capivira/ui/badge.tsx'
import { Flip } from '@capivira/ui/flip.tsx'
import type { PointerEvent, ReactNode } from 'react'
import { lazy, Suspense, useRef } from 'react'
import { useEnlarged } from '../../../lib/use-enlarged.ts'
import { SpokenText } from '../../comfort/components/spoken-text.tsx'
import { text } from '../text.ts'

/** Few cards have a figure. */
const CoveredFigure = lazy(async () => ({
  default: (await import('../../figures/components/covered-figure.tsx')).CoveredFigure,
}))

export type FlipCardProps = {
  card: Card
  flipped: boolean
  onFlip: () => void
  /** A swipe to the left goes on (1), to the right goes back (-1). */
  onSwipe: (step: 1 | -1) => void
}

/** Pixels a finger must travel sideways for a swipe. */
const swipeDistance = 60

/** A card with a question on one face and its answer on the other; the whole card is the button that turns it. */
export function FlipCard({ card, flipped, onFlip, onSwipe }: FlipCardProps) {
  const start = useRef<{ pointerId: number; x: number; y: number } | null>(null)
  const swiped = useRef(false)
  const isEnlarged = useEnlarged()

  function onPointerDown(event: PointerEvent) {
    const { pointerId, clientX: x, clientY: y } = event
    // A second finger enlarges the page; once it is, one finger moves it.
    start.current = start.current || isEnlarged ? null : { pointerId, x, y }
    swiped.current = false
  }
  function onPointerUp(event: PointerEvent) {
    const from = start.current
    start.current = null
    if (from?.pointerId !== event.pointerId) return
    const dx = event.clientX - from.x
    const dy = event.clientY - from.y
    if (Math.abs(dx) < swipeDistance || Math.abs(dx) < Math.abs(dy) * 1.5) return
    swiped.current = true
    onSwipe(dx < 0 ? 1 : -1)
  }

  return (
    <button
      type="button"
      data-testid="flip-card"
      data-side={flipped ? 'back' : 'front'}
      onPointerDown={onPointerDown}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        start.current = null
      }}
      onClick={() => {
        // The click that ends a swipe turns nothing.
        if (!swiped.current) onFlip()
        swiped.current = false
      }}
      style={{ touchAction: isEnlarged ? 'auto' : 'pan-y pinch-zoom' }}
      className="block w-full rounded-xl text-left"
    >
      <Flip
        turned={flipped}
        front={
          <Face label="Pergunta" category={headingOf(card, [card.answer])} hint={text.flipHint} body={card.question}>
            {card.figure && (
              <Suspense>
                <CoveredFigure figure={card.figure} revealed={false} />
              </Suspense>
            )}
          </Face>
        }
        back={
          <Face label="Resposta" category={card.category} hint={text.flipBackHint} body={card.answer} back>
            {card.figure && (
              <Suspense>
                <CoveredFigure figure={card.figure} revealed />
              </Suspense>
            )}
          </Face>
        }
      />
    </button>
  )
}

type FaceProps = {
  label: string
  category: string | null
  body: string
  hint: string
  back?: boolean
  /** A picture above the words. */
  children?: ReactNode
}

function Face({ label, category, body, hint, back = false, children }: FaceProps) {
  return (
    <span
      className={`flex min-h-60 flex-col gap-4 rounded-xl border-2 p-5 sm:min-h-80 sm:p-8 ${
        back ? 'border-primary bg-soft-primary' : 'border-line bg-surface'
      }`}
    >
      <span className="flex flex-wrap items-center justify-between gap-2">
        <Badge tone={back ? 'primary' : 'info'}>{label}</Badge>
        {category && <span className="text-sm text-ink-soft">{category}</span>}
      </span>
      {children}
      <span
        className={`my-auto text-center font-display font-semibold text-balance ${
          body.length > 160 ? 'text-lg sm:text-xl' : 'text-xl sm:text-2xl'
        }`}
      >
        <SpokenText>{body}</SpokenText>
      </span>
      <span className="text-center text-sm text-ink-soft">{hint}</span>
    </span>
  )
}
