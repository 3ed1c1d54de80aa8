import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  type TouchEvent,
  useCallback,
  useRef,
  useState,
} from 'react'
import { say } from '../kit/announcer.tsx'
import { Board } from '../kit/board-row.tsx'
import { focusInside } from '../kit/focus.ts'
import { cellAfterKey } from '../kit/roving.ts'
import { useLate } from '../kit/use-late.ts'
import { Letters } from './letter-table.tsx'
import { lineBetween, snappedLine } from './line.ts'
import { Lines } from './lines.tsx'
import { text } from './text.ts'

export type BoardProps = {
  rows: readonly string[]
  /** Cells of the words found. */
  found: readonly (readonly number[])[]
  onSelect: (cells: number[]) => void
}

type Drag = { pointerId: number; from: number; to: number }

/** The letters: a line is chosen by dragging, by two taps, or by keys. */
export const WordBoard = memo(function WordBoard({ rows, found, onSelect }: BoardProps) {
  const size = rows.length
  const board = useRef<HTMLDivElement>(null)
  const [cursor, setCursor] = useState(0)
  const [anchor, setAnchor] = useState<number | null>(null)
  const lateAnchor = useLate(anchor)
  const [drag, setDrag] = useState<Drag | null>(null)
  /** True when a pointer already did what the click after it would do again. */
  const handled = useRef(false)

  const onWhole = useCallback(() => focusInside(board.current), [])

  /** The cell under a point of the window; a point outside means the nearest one. */
  function cellAt({ clientX, clientY }: { clientX: number; clientY: number }): number {
    const box = board.current?.getBoundingClientRect()
    if (!box) return 0
    const along = (distance: number, whole: number) =>
      Math.min(size - 1, Math.max(0, Math.floor((distance / whole) * size)))
    return along(clientY - box.top, box.height) * size + along(clientX - box.left, box.width)
  }

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
    if (line.length === 1) {
      setTurn(drag.from)
      return mark(drag.from)
    }
    setAnchor(null)
    onSelect(line)
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
      if (cell !== null) mark(cell)
    }
    handled.current = false
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.metaKey) return
    const next = cellAfterKey(event, cursor, { columns: size, count: size * size })
    if (next !== null) focusCell(board.current, next)
    else if (event.key === 'Escape' && anchor !== null) {
      setAnchor(null)
      say(text.gaveUp)
    } else if (event.key.toLowerCase() === 'l' && !event.ctrlKey) {
      say([...(rows[Math.floor(cursor / size)] ?? '')].join(' '))
    } else if (event.key.toLowerCase() === 'c' && !event.ctrlKey) {
      say(rows.map(row => row[cursor % size] ?? '').join(' '))
    } else return
    event.preventDefault()
  }

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

  const reach = drag
    ? snappedLine(drag.from, drag.to, size)
    : anchor === null
      ? []
      : (lineBetween(anchor, cursor, size) ?? [anchor])
  const letters = reach.map(cell => rows[Math.floor(cell / size)]?.[cell % size] ?? '').join('')
  return (
    <div className="flex w-full flex-col gap-2">
      <p aria-hidden="true" className="grid min-h-9 place-items-center low:*:text-xs">
        {letters.length > 1 ? (
          <span
            className={
              'rounded-full bg-xp px-4 py-0.5 font-display text-lg font-bold ' + 'tracking-widest text-on-bright'
            }
          >
            {letters}
          </span>
        ) : (
          <span className="text-center text-sm font-bold text-ink-soft">
            {lateAnchor === null ? text.drag : text.began}
          </span>
        )}
      </p>
      <Board
        ref={board}
        aria-label={text.grid}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={drop}
        onLostPointerCapture={drop}
        onTouchEnd={onTouchEnd}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        className={
          'relative mx-auto size-(--side) max-w-full touch-pinch-zoom overflow-hidden rounded-md bg-surface ' +
          'outline-2 outline-line select-none'
        }
      >
        <Lines size={size} found={found} drawn={reach} />
        <div className="absolute inset-0 contain-strict">
          <Letters rows={rows} onWhole={onWhole} />
        </div>
      </Board>
    </div>
  )
})

/** The number of the letter that an event is about. */
function cellOf(target: EventTarget): number | null {
  const cell = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell') : null
  return cell ? Number(cell) : null
}

function focusCell(board: HTMLElement | null, cell: number): void {
  const letter = board?.querySelector(`[data-cell="${cell}"]`)
  if (letter instanceof HTMLElement) letter.focus()
}
