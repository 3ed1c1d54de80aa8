import type { ComponentProps, ReactNode } from 'react'

const [grid, row] = [{ role: 'grid' }, { role: 'row' }] as const

/** What is around the lines of a board; it needs a name. */
export function Board(props: ComponentProps<'div'>) {
  return <div {...grid} {...props} />
}

/** A line of a board as `useRoving` walks over it; the layout does not know of it. */
export function BoardRow({ children }: { children: ReactNode }) {
  return (
    <div {...row} className="contents">
      {children}
    </div>
  )
}

/** The lines of a board, each with the number of its first cell. */
export function rowsOf<T>(cells: readonly T[], columns: number): { from: number; row: readonly T[] }[] {
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, at) => ({
    from: at * columns,
    row: cells.slice(at * columns, (at + 1) * columns),
  }))
}
