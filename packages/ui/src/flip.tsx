import type { ReactNode } from 'react'

export type FlipProps = {
  /** Which side is seen. */
  turned: boolean
  front: ReactNode
  back: ReactNode
  className?: string
}

/**
 * Two faces of one thing that turns over; with reduced motion one fades into the other. The hidden face is not read
 * aloud.
 */
export function Flip({ turned, front, back, className }: FlipProps) {
  return (
    <span className={`turn-scene block ${className ?? ''}`}>
      <span className="turn-body" data-turned={turned}>
        <span aria-hidden={turned} className="grid">
          {front}
        </span>
        <span aria-hidden={!turned} className="grid">
          {back}
        </span>
      </span>
    </span>
  )
}
