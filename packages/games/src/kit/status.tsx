import { Badge } from '@capivira/ui/badge.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { IconButton } from '@capivira/ui/icon-button.tsx'
import { Pause, Star } from '@capivira/ui/icons'
import { type ReactNode, useRef, useState } from 'react'
import { afterPaint } from './after-paint.ts'
import { Sheet } from './sheet.tsx'
import { text } from './text.ts'

export type StatusProps = {
  /** Badges: pairs, moves, the clock. */
  children: ReactNode
  /** Points so far, where the game counts them while playing. */
  score?: number
  /** Told when the round is paused and when it goes on, so that the clock stands still. */
  onPause: (paused: boolean) => void
  onLeave: () => void
}

/** How the round stands, above its board, and the pause. */
export function Status({ children, score, onPause, onLeave }: StatusProps) {
  const [paused, setPaused] = useState(false)

  const bar = useRef<HTMLDivElement>(null)

  function change(next: boolean) {
    setPaused(next)
    onPause(next)
    // Whoever goes on goes on with the game, and not with the button that paused it.
    if (!next) afterPaint(() => focusOnGame(bar.current))
  }

  return (
    <div ref={bar} className="flex items-center gap-1.5 px-1 sm:gap-2">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5 sm:gap-2">
        {children}
        {score !== undefined && (
          <Badge tone="xp" size="md" icon={<Star aria-hidden="true" className="size-5 fill-current" />}>
            <span className="sr-only">{text.score}: </span>
            <span className="tabular-nums">{score}</span>
          </Badge>
        )}
      </div>
      <IconButton
        label={text.pause}
        className="shrink-0"
        icon={<Pause aria-hidden="true" className="size-6" />}
        onClick={() => change(true)}
      />
      <Sheet
        open={paused}
        onClose={() => change(false)}
        title={text.paused}
        description={text.pausedHint}
        footer={
          <>
            <Button variant="secondary" onClick={onLeave}>
              {text.leave}
            </Button>
            <Button onClick={() => change(false)}>{text.goOn}</Button>
          </>
        }
      />
    </div>
  )
}

/** To the cell of the board that has its turn, or to what a game says one goes on with. */
function focusOnGame(bar: Element | null): void {
  const place = bar
    ?.closest('[data-playing]')
    ?.querySelector('[data-resume], [data-cell][tabindex="0"], [data-piece][tabindex="0"]')
  if (place instanceof HTMLElement) place.focus({ preventScroll: true })
}
