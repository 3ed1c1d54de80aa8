import { useEffectEvent, useLayoutEffect } from 'react'

export type QuizKeys = {
  /** The place of the option, from 0. */
  onChoose: (place: number) => void
  onConfirm: () => void
}

/** A–E (or 1–5) choose an option, Enter confirms or goes on; not over an open dialog or with a modifier key. */
export function useQuizKeys({ onChoose, onConfirm }: QuizKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest('[role="dialog"], textarea, select, input:not([type="radio"])')) return
    const place = 'abcde'.indexOf(event.key.toLowerCase())
    if (place >= 0 && event.key.length === 1) return onChoose(place)
    if (/^[1-5]$/.test(event.key)) return onChoose(Number(event.key) - 1)
    // A focused button or link is pressed by Enter itself.
    if (event.key === 'Enter' && !target?.closest('button, a, summary')) {
      event.preventDefault()
      onConfirm()
    }
  })
  // Before the screen is painted: a key pressed at first sight counts.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
