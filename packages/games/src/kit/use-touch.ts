import { type TouchEvent, useMemo, useRef } from 'react'

/** A finger that moves farther than this, in CSS pixels, scrolls or draws. */
const STAYS = 10
/** A finger that rests longer than this, in ms, asks for the browser's own menu. */
const TAPS = 600

type Touch = { button: HTMLButtonElement; x: number; y: number; at: number }

/**
 * Answers a tap with the touch itself: spread it on what is around the buttons. The click that browsers make of a touch comes after a frame
 * that shows the button pressed, and on a slow phone that frame is what a child waits for. Keys, mice and screen readers click as ever.
 */
export function useTouch() {
  const began = useRef<Touch | null>(null)
  return useMemo(
    () => ({
      onTouchStart({ target, touches, timeStamp }: TouchEvent) {
        const finger = touches[0]
        const button = target instanceof Element ? target.closest('button') : null
        const alone = touches.length === 1 && finger !== undefined && button !== null
        began.current = alone ? { button, x: finger.clientX, y: finger.clientY, at: timeStamp } : null
      },
      onTouchEnd(event: TouchEvent) {
        const from = began.current
        const finger = event.changedTouches[0]
        began.current = null
        if (!from || !finger || !event.cancelable || event.timeStamp - from.at > TAPS) return
        if (Math.hypot(finger.clientX - from.x, finger.clientY - from.y) > STAYS) return
        event.preventDefault()
        from.button.click()
      },
    }),
    [],
  )
}
