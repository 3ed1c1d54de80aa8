import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { afterPaint, soon } from '../kit/after-paint.ts'
import { say } from '../kit/announcer.tsx'
import { Board } from '../kit/board-row.tsx'
import { focusInside } from '../kit/focus.ts'
import { useLate } from '../kit/use-late.ts'
import { usePieces } from '../kit/use-pieces.ts'
import { useRoving } from '../kit/use-roving.ts'
import { useSlide } from '../kit/use-slide.ts'
import { useStable } from '../kit/use-stable.ts'
import { Item } from './item.tsx'
import { freePlace, moved } from './moves.ts'
import type { TimelineDealt } from './rules.ts'
import { hintFor, type TimelineRun } from './run.ts'
import { text } from './text.ts'

type Roving = ReturnType<typeof useRoving>

export type LineProps = {
  dealt: TimelineDealt
  run: TimelineRun
  /** Events that stay where they are, with their dates. */
  fixed: ReadonlySet<number>
  onOrder: (order: number[]) => void
}

/** Events that come with one frame. */
const eventsAtOnce = 3

/** The events from the oldest to the newest, to be put in order. */
export const Line = memo(function Line({ dealt, run, fixed, onOrder }: LineProps) {
  const { order } = run
  const roving = useRoving({ columns: 1, count: order.length })
  const list = roving.board.ref
  const shown = usePieces(order.length, eventsAtOnce, 0)
  const byKey = useRef(true)
  /** The order as it is numbered and read: the events move first, then what is written on each of them. */
  const late = useLate(order)
  const whole = shown === order.length
  useEffect(() => {
    if (whole) return afterPaint(() => focusInside(list.current))
  }, [list, whole])

  const { held, onTake, onStep, onKeyDown, letGo } = useMoving({ dealt, run, fixed, onOrder }, roving, byKey)
  const { onGrip, ...drags } = useDragging({ run, fixed, onOrder }, list, letGo)

  return (
    <div className="flex flex-col gap-1 px-1">
      <p className="pl-9 text-sm font-extrabold text-ink-soft">{text.oldest}</p>
      <Board
        aria-label={text.list}
        {...roving.board}
        onKeyDown={onKeyDown}
        onKeyDownCapture={() => {
          byKey.current = true
        }}
        onPointerDownCapture={() => {
          byKey.current = false
        }}
        {...drags}
        className={
          'relative flex flex-col gap-2 before:absolute before:top-4 before:bottom-4 before:left-3 before:w-1 ' +
          'before:rounded-full before:bg-line'
        }
      >
        {order.slice(0, shown).map((id, place) => {
          const event = dealt.events.find(({ eventId }) => eventId === id)
          if (!event) return null
          const numbered = late.indexOf(id)
          return (
            <Item
              key={id}
              id={id}
              event={event.text}
              date={fixed.has(id) ? event.date : null}
              hint={hintFor(id, run, dealt)}
              place={numbered + 1}
              total={order.length}
              held={held === id}
              canUp={freePlace(late, numbered, -1, fixed) !== null}
              canDown={freePlace(late, numbered, 1, fixed) !== null}
              {...roving.cell(place, fixed.has(id) ? undefined : held === id)}
              onTake={onTake}
              onStep={onStep}
              onGrip={onGrip}
            />
          )
        })}
      </Board>
      <p className="pl-9 text-sm font-extrabold text-ink-soft">{text.newest}</p>
    </div>
  )
})

/** An event is taken and put elsewhere, by a tap, by keys or by its arrows. */
function useMoving({ dealt, run, fixed, onOrder }: LineProps, roving: Roving, byKey: RefObject<boolean>) {
  const { order } = run
  const [held, setHeld] = useState<number | null>(null)
  const slideAhead = useSlide(roving.board.ref, order)

  /** Puts an event to a place, and has the focus go with it. */
  function put(from: number, to: number) {
    const next = moved(order, from, to, fixed)
    // A finger sees the events move before they change places in the document.
    if (!byKey.current && slideAhead(next)) soon(() => onOrder(next))
    else onOrder(next)
    const id = order[from]
    if (id === undefined) return
    const place = next.indexOf(id)
    const before = dealt.events.find(({ eventId }) => eventId === next[place - 1])
    say(text.movedTo(place + 1, order.length, before?.text))
  }

  const heldPlace = held === null ? -1 : order.indexOf(held)
  const onHeldMoved = useEffectEvent(() => roving.focus(heldPlace))
  useEffect(() => {
    if (heldPlace < 0) return
    // Keys go on from there at once; a finger sees the event move first.
    if (byKey.current) onHeldMoved()
    else return afterPaint(() => onHeldMoved())
  }, [heldPlace, byKey])

  function take(place: number) {
    const id = order[place]
    if (id === undefined || fixed.has(id)) return
    if (held === null) {
      setHeld(id)
      say(text.taken)
    } else {
      if (held !== id) put(heldPlace, place)
      setHeld(null)
      say(text.dropped(place + 1, order.length))
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (held === null) return roving.board.onKeyDown(event)
    if (event.key === 'Escape') return setHeld(null)
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    if (step === null) return
    event.preventDefault()
    const to = freePlace(order, heldPlace, step, fixed)
    if (to !== null) put(heldPlace, to)
  }

  const onTake = useStable((id: number) => take(order.indexOf(id)))
  const onStep = useStable((id: number, step: 1 | -1) => {
    const place = order.indexOf(id)
    const to = freePlace(order, place, step, fixed)
    if (to !== null) put(place, to)
  })
  return { held, onTake, onStep, onKeyDown, letGo: () => setHeld(null) }
}

type DraggingProps = Pick<LineProps, 'run' | 'fixed' | 'onOrder'>

/** An event is dragged by its grip. The list keeps the pointer: the row itself is moved in the document meanwhile. */
function useDragging({ run, fixed, onOrder }: DraggingProps, list: RefObject<HTMLElement | null>, onBegin: () => void) {
  const { order } = run
  const dragged = useRef<number | null>(null)
  const onGrip = useStable((id: number, pointerId: number) => {
    dragged.current = id
    onBegin()
    list.current?.setPointerCapture(pointerId)
  })

  function onPointerMove({ clientY }: PointerEvent) {
    const id = dragged.current
    if (id === null) return
    const rows = [...(list.current?.querySelectorAll('[data-slide]') ?? [])].map(row => row.getBoundingClientRect())
    const to = rows.findIndex(({ top, bottom }) => clientY >= top && clientY <= bottom)
    const from = order.indexOf(id)
    const target = order[to]
    if (to !== from && target !== undefined && !fixed.has(target)) onOrder(moved(order, from, to, fixed))
  }

  function onPointerEnd() {
    dragged.current = null
  }
  return { onGrip, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd }
}
