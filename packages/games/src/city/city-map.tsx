import { type KeyboardEvent, type MouseEvent, memo } from 'react'
import { Board, BoardRow, rowsOf } from '../kit/board-row.tsx'
import { useLate } from '../kit/use-late.ts'
import { type CellProps, useRoving } from '../kit/use-roving.ts'
import { BuildingArt, LandArt } from './building-art.tsx'
import type { BuildingKind, Tool } from './buildings.ts'
import { cellCount, side } from './city.ts'
import { cellName, text } from './text.ts'

export type CityMapProps = {
  cells: readonly (BuildingKind | null)[]
  chosen: Tool | null
  onCell: (cell: number) => void
  /** A key that builds or demolishes at once. */
  onUse: (cell: number, tool: Tool) => void
  /** A key that lets go of what is in the hand. */
  onRelease: () => void
}

const letters: Readonly<Record<string, BuildingKind>> = {
  c: 'house',
  l: 'shop',
  p: 'park',
  e: 'school',
  f: 'factory',
  h: 'hospital',
}

/** The land and what stands on it: one button a cell, arrows walk over them. */
export const CityMap = memo(function CityMap({ cells, chosen, onCell, onUse, onRelease }: CityMapProps) {
  const roving = useRoving({ columns: side, count: cellCount })
  /** What was chosen to be built is marked first, then the land it may stand on. */
  const building = useLate(chosen !== null && chosen !== 'shovel')

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.metaKey || event.ctrlKey) return
    const kind = letters[event.key.toLowerCase()]
    if (kind) onUse(roving.active, kind)
    else if (event.key === 'Delete' || event.key === 'Backspace') onUse(roving.active, 'shovel')
    else if (event.key === 'Escape') onRelease()
    else return roving.board.onKeyDown(event)
    event.preventDefault()
  }

  function onClick({ target }: MouseEvent) {
    const cell = target instanceof Element && target.closest('[data-cell]')?.getAttribute('data-cell')
    if (cell) onCell(Number(cell))
  }

  return (
    <Board
      aria-label={text.grid}
      {...roving.board}
      onKeyDown={onKeyDown}
      onClick={onClick}
      className="grid forced-color-adjust-none grid-cols-5 gap-1 bg-[#d9c7a3] p-1.5 sm:gap-1.5 sm:p-2.5"
    >
      {rowsOf(cells, side).map(({ from, row }) => (
        <BoardRow key={from}>
          {row.map((kind, at) => (
            // The cells never move.
            <Cell
              key={cellName(from + at, null)}
              cell={from + at}
              kind={kind}
              free={kind === null && building}
              {...roving.cell(from + at)}
            />
          ))}
        </BoardRow>
      ))}
    </Board>
  )
})

type CellOfCity = CellProps & { cell: number; kind: BuildingKind | null; free: boolean }

/** Drawn anew only when something is built or demolished on it, or it gets its turn in the Tab order. */
const Cell = memo(function Cell({ cell, kind, free, ...place }: CellOfCity) {
  /** What stood there goes first, what stands there now pops up from nothing with the next frame. */
  const late = useLate(kind)
  return (
    <button
      {...place}
      type="button"
      aria-label={cellName(cell, kind)}
      className={
        'relative aspect-square touch-manipulation contain-strict rounded-sm bg-[#8fd19b] focus-visible:z-10 ' +
        `pointer-fine:hover:brightness-105 ${free ? 'shadow-[inset_0_0_0_2px_#ffffffb0]' : ''}`
      }
    >
      {kind !== late ? null : kind ? (
        // What pops is around the drawing: the drawing itself would be styled anew with each frame.
        <span key={kind} className="absolute inset-0 animate-pop">
          <BuildingArt kind={kind} className="size-full" />
        </span>
      ) : (
        <LandArt cell={cell} />
      )}
    </button>
  )
})
