import { useRef } from 'react'
import { focusPlace, nearestPlace, type Trail, trailOf } from './focus-trail.ts'

/**
 * Gives the focus back when a dialog closes: to what had it before, or to the nearest place that is left when that is
 * gone (the row that was deleted). Radix does it only for dialogs opened by its own trigger, and ours are opened by
 * their caller.
 */
export function useReturnFocus() {
  const before = useRef<Trail>([])
  return {
    onOpenAutoFocus: () => {
      before.current = trailOf(document.activeElement)
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // Whoever closed it has led the focus on already.
      if (document.activeElement && document.activeElement !== document.body) return
      const opener = before.current[0]?.element
      if (opener?.isConnected && opener instanceof HTMLElement) opener.focus()
      else focusPlace(nearestPlace(before.current))
    },
  }
}
