import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { type Board, cellAfterKey } from './roving.ts'

/** What a cell of the board needs to take part; spread it on the button. */
export type CellProps = { 'data-cell': number; tabIndex: 0 | -1 }

/**
 * Moves the focus over a board with the arrow keys: one cell at a time is in the Tab order. Spread `board` on the element
 * around the cells and `cell(index)` on each button.
 */
export function useRoving(board: Board) {
  const ref = useRef<HTMLElement>(null)
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

  function onFocus({ target }: FocusEvent) {
    const cell = target.closest('[data-cell]')?.getAttribute('data-cell')
    if (cell) setActive(Number(cell))
  }

  const cell = (index: number): CellProps => ({ 'data-cell': index, tabIndex: index === active ? 0 : -1 })

  return { active, focus, cell, board: { ref, onKeyDown, onFocus } }
}
