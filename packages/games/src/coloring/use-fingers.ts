import { type PointerEvent, type TouchEvent, useRef } from 'react'
import { clamped, type Frame, pointIn, type View, zoomedAt } from './view.ts'

/** Fingers that move less than this, in CSS pixels, tap. */
const tapMoves = 9

export type FingerDeeds = {
  tool: 'bucket' | 'brush'
  view: View
  onView: (view: View) => void
  /** A tap, as shares of the picture's width and height. */
  onTap: (point: { x: number; y: number }) => void
  /** A stroke goes on, or ends; points as shares, x, y, x, y… */
  onStroke: (points: readonly number[], done: boolean) => void
  /** A second finger came: what was begun is no stroke. */
  onStrokeCancel: () => void
}

type Finger = { x: number; y: number; startX: number; startY: number; moved: boolean }

/** What fingers and the mouse do on the picture: tap, draw, push what is enlarged; two fingers enlarge and push. */
export function useFingers({ tool, view, onView, onTap, onStroke, onStrokeCancel }: FingerDeeds) {
  const fingers = useRef(new Map<number, Finger>())
  const stroke = useRef<number[] | null>(null)
  /** Two fingers were down: lifting the first of them is no tap. */
  const pinched = useRef(false)

  const placeIn = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    return { point: { x: event.clientX - left, y: event.clientY - top }, frame: { width, height } satisfies Frame }
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { point, frame } = placeIn(event)
    fingers.current.set(event.pointerId, { ...point, startX: point.x, startY: point.y, moved: false })
    if (fingers.current.size > 1) {
      pinched.current = true
      if (stroke.current) onStrokeCancel()
      stroke.current = null
      return
    }
    pinched.current = false
    if (tool !== 'brush') return
    const { x, y } = pointIn(view, point, frame)
    stroke.current = [x, y]
    onStroke(stroke.current, false)
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const finger = fingers.current.get(event.pointerId)
    if (!finger) return
    const { point, frame } = placeIn(event)
    const [dx, dy] = [point.x - finger.x, point.y - finger.y]
    if (fingers.current.size === 2) {
      const other = [...fingers.current.values()].find(one => one !== finger)
      if (other) {
        const before = Math.hypot(finger.x - other.x, finger.y - other.y)
        const after = Math.hypot(point.x - other.x, point.y - other.y)
        const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 }
        const pushed = clamped({ ...view, x: view.x + dx / 2, y: view.y + dy / 2 }, frame)
        onView(zoomedAt(pushed, before > 0 ? after / before : 1, middle, frame))
      }
    } else if (stroke.current) {
      const { x, y } = pointIn(view, point, frame)
      stroke.current.push(x, y)
      onStroke(stroke.current, false)
    } else if (view.scale > 1 && finger.moved) onView(clamped({ ...view, x: view.x + dx, y: view.y + dy }, frame))
    const far = Math.hypot(point.x - finger.startX, point.y - finger.startY) > tapMoves
    fingers.current.set(event.pointerId, { ...finger, ...point, moved: finger.moved || far })
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const finger = fingers.current.get(event.pointerId)
    fingers.current.delete(event.pointerId)
    if (!finger || pinched.current) return
    if (stroke.current) {
      onStroke(stroke.current, true)
      stroke.current = null
      return
    }
    if (finger.moved) return
    const { point, frame } = placeIn(event)
    onTap(pointIn(view, point, frame))
  }

  function onPointerCancel(event: PointerEvent<HTMLElement>) {
    fingers.current.delete(event.pointerId)
    if (stroke.current) onStrokeCancel()
    stroke.current = null
  }

  /** What the finger did is done: a click after it would be one more event to answer. */
  function onTouchEnd(event: TouchEvent) {
    if (event.cancelable) event.preventDefault()
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onTouchEnd }
}
