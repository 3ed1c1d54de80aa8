import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { type Board, cellAfterKey } from './roving.ts'

/** What a cell of the board needs to take part; spread it on the button. */
export type CellProps = { 'data-cell': number; tabIndex: 0 | -1; role: 'gridcell'; 'aria-selected'?: boolean }

/**
 * Moves the focus over a board with the arrow keys: one cell at a time is in the Tab order. Spread `board` on the
 * element around the cells, put each line of them into a `BoardRow`, and spread `cell(index)` on each button. It is a
 * grid to screen readers: over buttons alone they keep arrows and letters to themselves, for reading on, and no key
 * would reach the game.
 */
export function useRoving(board: Board) {
  const ref = useRef<HTMLDivElement>(null)
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

  /** With `selected` where a cell can be taken into the hand. */
  const cell = (index: number, selected?: boolean): CellProps => ({
    'data-cell': index,
    tabIndex: index === active ? 0 : -1,
    role: 'gridcell',
    ...(selected !== undefined && { 'aria-selected': selected }),
  })

  return { active, focus, cell, board: { ref, onKeyDown, onFocus } }
}
