import { memo, useCallback, useRef } from 'react'
import { say } from '../kit/announcer.tsx'
import { Board } from '../kit/board-row.tsx'
import { focusInside } from '../kit/focus.ts'
import { useLate } from '../kit/use-late.ts'
import { onBoardKey, useCursor, useDrag, useEnds } from './choosing.ts'
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

/** The letters: a line is chosen by dragging, by two taps, or by keys. */
export const WordBoard = memo(function WordBoard({ rows, found, onSelect }: BoardProps) {
  const size = rows.length
  const board = useRef<HTMLDivElement>(null)
  const { cursor, setTurn, onFocus } = useCursor({ board, size })
  const { anchor, setAnchor, mark } = useEnds(size, onSelect)
  const lateAnchor = useLate(anchor)
  const { drag, ...drags } = useDrag({ board, size }, { onLine, onTap })

  const onWhole = useCallback(() => focusInside(board.current), [])

  function onLine(cells: number[]) {
    setAnchor(null)
    onSelect(cells)
  }

  function onTap(cell: number, here: boolean) {
    if (here) setTurn(cell)
    mark(cell)
  }

  function onGiveUp() {
    setAnchor(null)
    say(text.gaveUp)
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
        {...drags}
        onKeyDown={event => onBoardKey(event, { board, size, rows, cursor, anchor, onGiveUp })}
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
