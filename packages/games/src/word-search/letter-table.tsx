import { memo, useEffect } from 'react'
import { afterPaint } from '../kit/after-paint.ts'
import { usePieces } from '../kit/use-pieces.ts'

/** The rows of the board's grid, whose cells are the buttons. */
const roles = {
  table: { role: 'none' },
  row: { role: 'row' },
  place: { role: 'none' },
  letter: { role: 'gridcell' },
} as const

/** Rows that come with one frame: all 225 letters at once would hold up a slow phone. */
const rowsAtOnce = 3

export type LettersProps = {
  /** One string per row, a letter per cell. */
  rows: readonly string[]
  /** All letters are there. */
  onWhole: () => void
}

/**
 * The letters alone, a button each in a table. They are drawn once: which one is in the Tab order is changed on the
 * elements themselves, so walking and dragging over 225 letters costs nothing. A CSS grid lays them out: a table would
 * be laid out again, all of it, with every change of the page. Their size follows the board's side (`--side` of the
 * screen), which is known without asking the layout: as a share of their container it would have every letter styled
 * anew in its middle.
 */
export const Letters = memo(function Letters({ rows, onWhole }: LettersProps) {
  const shown = usePieces(rows.length, rowsAtOnce, 0)
  const whole = shown === rows.length
  useEffect(() => {
    if (whole) return afterPaint(onWhole)
  }, [whole, onWhole])
  const places = rows.slice(0, shown).map((row, y) => ({
    y,
    cells: [...row].map((letter, x) => ({ letter, cell: y * row.length + x })),
  }))
  return (
    <table
      {...roles.table}
      className="block size-full font-display text-[calc(var(--side)*0.043)] leading-none font-bold"
    >
      <tbody className="grid size-full grid-cols-15 grid-rows-[repeat(15,minmax(0,1fr))]">
        {places.map(({ y, cells }) => (
          <tr key={y} {...roles.row} className="contents">
            {cells.map(({ letter, cell }) => (
              <td key={cell} {...roles.place} className="contents">
                <button
                  {...roles.letter}
                  type="button"
                  data-cell={cell}
                  tabIndex={cell === 0 ? 0 : -1}
                  className="size-full rounded-[20%] text-center -outline-offset-2"
                >
                  {letter}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
})
