import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Keys that work wherever the focus is: not while typing, over an open dialog or with a modifier key. `onKey` answers
 * true when it did something. A focused button or link keeps Enter and space for itself.
 */
export function useKeys(onKey: (key: string) => boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest('input, textarea, select, [role="dialog"]')) return
    if ((event.key === 'Enter' || event.key === ' ') && target?.closest('button, a, summary')) return
    if (onKey(event.key)) event.preventDefault()
  })
  // Before the screen is painted: a key pressed at first sight counts.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
