import { type KeyboardEvent, type MouseEvent, memo } from 'react'
import { Board, BoardRow, rowsOf } from '../kit/board-row.tsx'
import { type CellProps, useRoving } from '../kit/use-roving.ts'
import { BuildingArt, LandArt } from './building-art.tsx'
import type { BuildingKind } from './buildings.ts'
import { cellCount, side } from './city.ts'
import { cellName, text } from './text.ts'

export type CityMapProps = {
  cells: readonly (BuildingKind | null)[]
  /** What a tap builds; null demolishes. */
  chosen: BuildingKind | null
  onCell: (cell: number) => void
  /** A key that builds or demolishes at once; null demolishes. */
  onKeyBuild: (cell: number, kind: BuildingKind | null) => void
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
export function CityMap({ cells, chosen, onCell, onKeyBuild }: CityMapProps) {
  const roving = useRoving({ columns: side, count: cellCount })

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.metaKey || event.ctrlKey) return
    const kind = letters[event.key.toLowerCase()]
    if (kind) onKeyBuild(roving.active, kind)
    else if (event.key === 'Delete' || event.key === 'Backspace') onKeyBuild(roving.active, null)
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
      className="grid grid-cols-5 gap-1 bg-[#d9c7a3] p-1.5 sm:gap-1.5 sm:p-2.5"
    >
      {rowsOf(cells, side).map(({ from, row }) => (
        <BoardRow key={from}>
          {row.map((kind, at) => (
            // The cells never move.
            <Cell
              key={cellName(from + at, null)}
              cell={from + at}
              kind={kind}
              free={kind === null && chosen !== null}
              {...roving.cell(from + at)}
            />
          ))}
        </BoardRow>
      ))}
    </Board>
  )
}

type CellOfCity = CellProps & { cell: number; kind: BuildingKind | null; free: boolean }

/** Drawn anew only when something is built or demolished on it, or it gets its turn in the Tab order. */
const Cell = memo(function Cell({ cell, kind, free, ...place }: CellOfCity) {
  return (
    <button
      {...place}
      type="button"
      aria-label={cellName(cell, kind)}
      className={`relative aspect-square touch-manipulation overflow-hidden rounded-sm bg-[#8fd19b] transition-[filter] duration-fast hover:brightness-105 focus-visible:z-10 ${
        free ? 'shadow-[inset_0_0_0_2px_#ffffffb0]' : ''
      }`}
    >
      {kind ? (
        <BuildingArt key={kind} kind={kind} className="absolute inset-0 size-full animate-pop" />
      ) : (
        <LandArt cell={cell} />
      )}
    </button>
  )
})
