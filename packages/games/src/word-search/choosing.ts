import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type TouchEvent,
  useRef,
  useState,
} from 'react'
import { say } from '../kit/announcer.tsx'
import { cellAfterKey } from '../kit/roving.ts'
import { lineBetween, snappedLine } from './line.ts'
import { text } from './text.ts'

type Drag = { pointerId: number; from: number; to: number }

/** The board of letters, and how many there are in a row. */
type Place = { board: RefObject<HTMLDivElement | null>; size: number }

/** The cell from which keys go on. */
export function useCursor({ board }: Place) {
  const [cursor, setCursor] = useState(0)

  function onFocus({ target }: FocusEvent) {
    const cell = cellOf(target)
    if (cell !== null) setTurn(cell)
  }

  /** The cell from which keys go on. */
  function setTurn(cell: number) {
    setCursor(cell)
    for (const one of board.current?.querySelectorAll('[tabindex="0"]') ?? []) one.setAttribute('tabindex', '-1')
    board.current?.querySelector(`[data-cell="${cell}"]`)?.setAttribute('tabindex', '0')
  }

  return { cursor, setTurn, onFocus }
}

/** A line between two ends, each by tap or by Enter; `anchor` is the end there is. */
export function useEnds(size: number, onSelect: (cells: number[]) => void) {
  const [anchor, setAnchor] = useState<number | null>(null)

  /** One end of a line, by tap or by Enter; the second end closes it. */
  function mark(cell: number) {
    if (anchor === null) {
      setAnchor(cell)
      say(text.began)
      return
    }
    const line = lineBetween(anchor, cell, size)
    setAnchor(line ? null : cell)
    if (cell === anchor) say(text.gaveUp)
    else if (line) onSelect(line)
    else say(text.notStraight)
  }

  return { anchor, setAnchor, mark }
}

type Dragged = {
  /** A line was drawn. */
  onLine: (cells: number[]) => void
  /** One cell was tapped; `here` where a pointer was at it, and not a reader's click. */
  onTap: (cell: number, here: boolean) => void
}

/** A line drawn by mouse, finger or pen. */
export function useDrag({ board, size }: Place, { onLine, onTap }: Dragged) {
  const [drag, setDrag] = useState<Drag | null>(null)
  /** True when a pointer already did what the click after it would do again. */
  const handled = useRef(false)

  /** The cell under a point of the window; a point outside means the nearest one. */
  function cellAt({ clientX, clientY }: { clientX: number; clientY: number }): number {
    const box = board.current?.getBoundingClientRect()
    if (!box) return 0
    const along = (distance: number, whole: number) =>
      Math.min(size - 1, Math.max(0, Math.floor((distance / whole) * size)))
    return along(clientY - box.top, box.height) * size + along(clientX - box.left, box.width)
  }

  function onPointerDown(event: PointerEvent) {
    // A second finger, or the hand that holds the pen, begins no line of its own; the pen takes over from the hand.
    if (event.button !== 0 || (drag && event.pointerType !== 'pen')) return
    board.current?.setPointerCapture(event.pointerId)
    const cell = cellAt(event)
    setDrag({ pointerId: event.pointerId, from: cell, to: cell })
  }

  function onPointerMove(event: PointerEvent) {
    if (drag?.pointerId !== event.pointerId) return
    const to = cellAt(event)
    if (to !== drag.to) setDrag({ ...drag, to })
  }

  function onPointerUp(event: PointerEvent) {
    if (drag?.pointerId !== event.pointerId) return
    handled.current = true
    const line = snappedLine(drag.from, cellAt(event), size)
    setDrag(null)
    if (line.length === 1) onTap(drag.from, true)
    else onLine(line)
  }

  const drop = ({ pointerId }: PointerEvent) => setDrag(now => (now?.pointerId === pointerId ? null : now))

  /** A finger has no click after it: what it did is done, and a slow phone has no second event to answer. */
  function onTouchEnd(event: TouchEvent) {
    if (event.cancelable) event.preventDefault()
    handled.current = false
  }

  function onClick({ target }: MouseEvent) {
    if (!handled.current) {
      const cell = cellOf(target)
      if (cell !== null) onTap(cell, false)
    }
    handled.current = false
  }

  return {
    drag,
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: drop,
    onLostPointerCapture: drop,
    onTouchEnd,
    onClick,
  }
}

type Keyed = Place & { rows: readonly string[]; cursor: number; anchor: number | null; onGiveUp: () => void }

/** Arrows go over the letters, Escape gives a line up, L and C read a row and a column aloud. */
export const onBoardKey = (event: KeyboardEvent, { board, size, rows, cursor, anchor, onGiveUp }: Keyed): void => {
  if (event.altKey || event.metaKey) return
  const next = cellAfterKey(event, cursor, { columns: size, count: size * size })
  if (next !== null) focusCell(board.current, next)
  else if (event.key === 'Escape' && anchor !== null) onGiveUp()
  else if (event.key.toLowerCase() === 'l' && !event.ctrlKey) {
    say([...(rows[Math.floor(cursor / size)] ?? '')].join(' '))
  } else if (event.key.toLowerCase() === 'c' && !event.ctrlKey) {
    say(rows.map(row => row[cursor % size] ?? '').join(' '))
  } else return
  event.preventDefault()
}

/** The number of the letter that an event is about. */
function cellOf(target: EventTarget): number | null {
  const cell = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell') : null
  return cell ? Number(cell) : null
}

function focusCell(board: HTMLElement | null, cell: number): void {
  const letter = board?.querySelector(`[data-cell="${cell}"]`)
  if (letter instanceof HTMLElement) letter.focus()
}
