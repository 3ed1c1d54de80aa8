import { type KeyboardEvent, useRef, useState } from 'react'
import { type Board, cellAfterKey } from './roving.ts'

/** What a cell of the board needs to take part; spread it on the button. */
export type CellProps = { 'data-cell': number; tabIndex: 0 | -1; onFocus: () => void }

/**
 * Moves the focus over a board with the arrow keys: one cell at a time is in the Tab order. Put `ref` and `onKeyDown` on
 * the board, `cell(index)` on each button.
 */
export function useRoving<Element extends HTMLElement = HTMLDivElement>(board: Board) {
  const ref = useRef<Element>(null)
  const [chosen, setActive] = useState(0)
  const active = Math.min(chosen, Math.max(0, board.count - 1))

  function focus(index: number) {
    setActive(index)
    const cell = ref.current?.querySelector(`[data-cell="${index}"]`)
    if (cell instanceof HTMLElement) cell.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.metaKey) return
    const next = cellAfterKey(event, active, board)
    if (next === null) return
    event.preventDefault()
    focus(next)
  }

  const cell = (index: number): CellProps => ({
    'data-cell': index,
    tabIndex: index === active ? 0 : -1,
    onFocus: () => setActive(index),
  })

  return { ref, active, focus, onKeyDown, cell }
}
