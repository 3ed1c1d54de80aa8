import { useEffectEvent, useLayoutEffect } from 'react'

export type StudyKeys = {
  onFlip: () => void
  onMove: (step: 1 | -1) => void
  /** The place of the rating, from 0. */
  onRate: (place: number) => void
  active: boolean
}

/** Space turns the card, 1–4 rate it, arrows move; not while typing, nor over an open dialog or with a modifier key. */
export function useStudyKeys({ onFlip, onMove, onRate, active }: StudyKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest('input, textarea, select, [role="dialog"], summary')) return
    if (event.key === ' ') {
      // A focused button presses itself with space; elsewhere space would scroll.
      if (target?.closest('button, a') && !target.closest('[data-testid="flip-card"]')) return
      event.preventDefault()
      onFlip()
    } else if (event.key === 'ArrowRight') onMove(1)
    else if (event.key === 'ArrowLeft') onMove(-1)
    else if (/^[1-4]$/.test(event.key)) onRate(Number(event.key) - 1)
  })
  // Before the screen is painted: a key pressed at first sight counts.
  useLayoutEffect(() => {
    if (!active) return
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [active])
}
