import { type TouchEvent, useRef, useState } from 'react'
import { useEnlarged } from '../../lib/use-enlarged.ts'

/** Pixels a finger has to go, and how much more to the side than up or down. */
const far = 80
const steeper = 1.5

type Point = { x: number; y: number }
const pointOf = ({ touches, changedTouches }: TouchEvent): Point | null => {
  const touch = touches[0] ?? changedTouches[0]
  return touch ? { x: touch.clientX, y: touch.clientY } : null
}

/** Where a stroke of a finger leads: to the right, to the left, or nowhere. */
export function strokeOf(from: Point, to: Point): 'right' | 'left' | null {
  const [aside, down] = [to.x - from.x, to.y - from.y]
  if (Math.abs(aside) < far || Math.abs(aside) < steeper * Math.abs(down)) return null
  return aside > 0 ? 'right' : 'left'
}

/** Strokes over an element, which follows the finger a little; none while the page is enlarged. */
export function useSwipe({ onRight, onLeft }: { onRight: () => void; onLeft: () => void }) {
  // Not a state: a quick finger is up again before anything is drawn anew.
  const from = useRef<Point | null>(null)
  const isEnlarged = useEnlarged()
  const [aside, setAside] = useState(0)
  const end = () => {
    from.current = null
    setAside(0)
  }
  return {
    aside,
    /** Two fingers enlarge the page from here, too; once it is, one finger moves it. */
    touchAction: isEnlarged ? 'auto' : 'pan-y pinch-zoom',
    touch: {
      onTouchStart(event: TouchEvent) {
        from.current = event.touches.length === 1 && !isEnlarged ? pointOf(event) : null
      },
      onTouchMove(event: TouchEvent) {
        const to = pointOf(event)
        if (!from.current || !to) return
        const gone = to.x - from.current.x
        setAside(Math.abs(gone) > steeper * Math.abs(to.y - from.current.y) ? Math.max(-120, Math.min(120, gone)) : 0)
      },
      onTouchEnd(event: TouchEvent) {
        const to = pointOf(event)
        const stroke = from.current && to && strokeOf(from.current, to)
        end()
        if (stroke === 'right') onRight()
        if (stroke === 'left') onLeft()
      },
      onTouchCancel: end,
    },
  }
}
