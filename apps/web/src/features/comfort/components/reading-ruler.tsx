import { GripHorizontal } from '@capivira/ui/icons'
import { type KeyboardEvent as HandleKeys, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { lineAtHeight, lineAtPoint, nextLine, type TextLine } from '../text-lines.ts'

/** Pixels of room above and below the letters. */
const room = 5
const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * A band of one line's height, the rest of the page paler: it follows the mouse, a finger on its handle, and the arrow
 * keys.
 */
export default function ReadingRuler() {
  const { line, onHandleKey, onDrag } = useBand()

  const top = Math.max(0, line.top - room)
  const height = line.height + 2 * room
  const share = Math.round((100 * line.top) / Math.max(1, innerHeight))
  return (
    <div className="pointer-events-none fixed inset-0 z-50 flex flex-col print:hidden" data-testid="reading-ruler">
      <div aria-hidden="true" className="shrink-0 bg-page/50" style={{ height: `${top}px` }} />
      <div className="relative shrink-0 border-y-3 border-primary" style={{ height: `${height}px` }}>
        <div
          role="slider"
          tabIndex={0}
          aria-label="Régua de leitura"
          aria-orientation="vertical"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.min(100, Math.max(0, share))}
          aria-valuetext={`a ${share}% da altura da tela`}
          onKeyDown={onHandleKey}
          onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={onDrag}
          className={
            'pointer-events-auto absolute top-1/2 right-0 grid h-12 w-7 -translate-y-1/2 cursor-row-resize ' +
            'touch-none place-items-center rounded-l-md bg-primary text-on-primary'
          }
        >
          <GripHorizontal aria-hidden="true" className="size-5" />
        </div>
      </div>
      <div aria-hidden="true" className="flex-1 bg-page/50" />
    </div>
  )
}

/** Where the band lies, and how mouse, finger and keys move it. */
function useBand() {
  const [line, setLine] = useState<TextLine>(() => ({ top: Math.round(innerHeight * 0.4), height: 28 }))
  const frame = useRef(0)
  /** Where the mouse was last; null once keys or a finger have moved the band. */
  const mouseAt = useRef<{ x: number; y: number } | null>(null)

  /** Once a frame at most: finding the line of a point lays out the page. */
  function lay(find: () => TextLine | null) {
    cancelAnimationFrame(frame.current)
    frame.current = requestAnimationFrame(() => {
      const found = find()
      if (found) setLine(found)
    })
  }
  useEffect(() => () => cancelAnimationFrame(frame.current), [])

  function step(by: 1 | -1) {
    mouseAt.current = null
    lay(() => {
      const found = nextLine(lineAtHeight, line, by, innerHeight)
      if (found) return found
      const before = scrollY
      scrollBy({ top: (by * innerHeight) / 2, behavior: 'instant' })
      const moved = { ...line, top: line.top - (scrollY - before) }
      return scrollY === before ? null : nextLine(lineAtHeight, moved, by, innerHeight)
    })
  }

  const onMouse = useEffectEvent(({ pointerType, clientX, clientY }: globalThis.PointerEvent) => {
    if (pointerType !== 'mouse') return
    mouseAt.current = { x: clientX, y: clientY }
    lay(() => lineAtPoint(clientX, clientY))
  })
  /** The text moves under a mouse that rests. */
  const onScroll = useEffectEvent(() => {
    const at = mouseAt.current
    if (at) lay(() => lineAtPoint(at.x, at.y))
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const by = steps[event.key]
    if (!by || !event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    step(by)
  })
  useEffect(() => {
    const mouse = (event: globalThis.PointerEvent) => onMouse(event)
    const key = (event: KeyboardEvent) => onKey(event)
    const scroll = () => onScroll()
    addEventListener('pointermove', mouse, { passive: true })
    // Also of what scrolls by itself in the page: that event does not bubble.
    addEventListener('scroll', scroll, { passive: true, capture: true })
    addEventListener('keydown', key)
    return () => {
      removeEventListener('pointermove', mouse)
      removeEventListener('scroll', scroll, { capture: true })
      removeEventListener('keydown', key)
    }
  }, [])

  function onHandleKey(event: HandleKeys) {
    const by = steps[event.key]
    if (!by || event.altKey) return
    event.preventDefault()
    step(by)
  }
  /** A finger covers what it points at: the line it chooses is the one at the handle's height. */
  function onDrag(event: PointerEvent) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    // The window would take a mouse that drags for one that points.
    event.stopPropagation()
    const { clientY } = event
    mouseAt.current = null
    lay(() => lineAtHeight(clientY) ?? { ...line, top: clientY - line.height / 2 })
  }
  return { line, onHandleKey, onDrag }
}
