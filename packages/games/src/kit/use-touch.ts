import {
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  type TouchEvent,
  useEffect,
  useMemo,
  useRef,
} from 'react'

/** A finger that moves farther than this, in CSS pixels, scrolls or draws. */
const STAYS = 10
/** A finger that rests longer than this, in ms, asks for the browser's own menu. */
const TAPS = 600
/** A finger that comes down within so many ms of the page's last move stops it, and taps nothing. */
const RESTS = 120

/**
 * Within so many ms and CSS pixels a press by another kind of pointer is the same press: there are boards that send
 * each as touch and as mouse.
 */
const ECHO = { ms: 600, pixels: 30 }

type Press = { kind: string; x: number; y: number; at: number }

type Touch = { control: HTMLElement; x: number; y: number; at: number }

/**
 * Answers a tap on a button or a choice with the touch itself: spread it on what is around them. The click that
 * browsers make of a touch comes after a frame that shows the button pressed, and on a slow phone that frame is what a
 * child waits for. Keys, mice and screen readers click as ever; so does a finger while something is being typed, whose
 * end the browser tells the field.
 */
export function useTouch() {
  const began = useRef<Touch | null>(null)
  const moved = useRef(Number.NEGATIVE_INFINITY)
  const last = useRef<Press | null>(null)
  /** True while the press under way is an echo of the one before. */
  const echoes = useRef(false)
  useEffect(() => {
    const note = ({ timeStamp }: Event) => {
      moved.current = timeStamp
    }
    const options = { capture: true, passive: true } as const
    addEventListener('scroll', note, options)
    return () => removeEventListener('scroll', note, options)
  }, [])
  return useMemo(() => {
    /** Keeps an event of an echo from the game. */
    const hush = (event: SyntheticEvent) => {
      if (!echoes.current) return
      event.stopPropagation()
      if (event.cancelable) event.preventDefault()
    }
    return {
      onPointerDownCapture(event: PointerEvent) {
        const press = { kind: event.pointerType, x: event.clientX, y: event.clientY, at: event.timeStamp }
        echoes.current = last.current !== null && isEcho(press, last.current)
        if (!echoes.current) last.current = press
        hush(event)
      },
      onPointerMoveCapture: hush,
      onPointerUpCapture: hush,
      onClickCapture(event: MouseEvent) {
        // A key, and what answers a touch, click without a pointer.
        if (event.detail > 0) hush(event)
      },
      onTouchStart({ target, touches, timeStamp }: TouchEvent) {
        const finger = touches[0]
        const control = target instanceof Element ? target.closest<HTMLElement>('button, label') : null
        const alone = touches.length === 1 && finger !== undefined && control !== null
        const taps = alone && timeStamp - moved.current > RESTS && !isTyping()
        began.current =
          taps && !echoes.current ? { control, x: finger.clientX, y: finger.clientY, at: timeStamp } : null
      },
      onTouchEnd(event: TouchEvent) {
        const from = began.current
        const finger = event.changedTouches[0]
        began.current = null
        // What a board did with the touch itself is done.
        if (!from || !finger || event.isDefaultPrevented() || !event.cancelable) return
        if (event.timeStamp - from.at > TAPS) return
        if (Math.hypot(finger.clientX - from.x, finger.clientY - from.y) > STAYS) return
        event.preventDefault()
        from.control.click()
      },
    }
  }, [])
}

const isEcho = (press: Press, before: Press) =>
  press.kind !== before.kind &&
  press.at - before.at < ECHO.ms &&
  Math.hypot(press.x - before.x, press.y - before.y) < ECHO.pixels

const isTyping = () =>
  document.activeElement?.matches('textarea, input:not([type="radio"], [type="checkbox"])') ?? false
