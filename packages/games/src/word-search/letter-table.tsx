import { memo } from 'react'

export type LettersProps = {
  /** One string per row, a letter per cell. */
  rows: readonly string[]
}

/**
 * The letters alone, a button each in a table. They are drawn once: which one is in the Tab order is changed on the
 * elements themselves, so walking and dragging over 225 letters costs nothing.
 */
export const Letters = memo(function Letters({ rows }: LettersProps) {
  const places = rows.map((row, y) => ({
    y,
    cells: [...row].map((letter, x) => ({ letter, cell: y * row.length + x })),
  }))
  return (
    <table className="size-full table-fixed border-collapse font-display text-[4.3cqw] leading-none font-bold">
      <tbody>
        {places.map(({ y, cells }) => (
          <tr key={y}>
            {cells.map(({ letter, cell }) => (
              <td key={cell} className="p-0">
                <button
                  type="button"
                  data-cell={cell}
                  tabIndex={cell === 0 ? 0 : -1}
                  className="grid size-full place-items-center rounded-[20%] -outline-offset-2"
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
