import { type KeyboardEvent, memo, type PointerEvent, useEffect, useId, useRef } from 'react'
import { afterPaint } from '../kit/after-paint.ts'
import { Board, rowsOf } from '../kit/board-row.tsx'
import { focusInside } from '../kit/focus.ts'
import { useStable } from '../kit/use-stable.ts'
import { type Direction, directionOf, gapOf, type PuzzleBoard } from './board.ts'
import { pieceName, text } from './text.ts'

export type SlideBoardProps = {
  board: PuzzleBoard
  /**
   * The board as it is read, a moment later: names and the Tab order touch every piece, and the slide does not wait for
   * them.
   */
  read: PuzzleBoard
  imageUrl: string
  numbers: boolean
  /** The last piece comes too: the picture is whole. */
  whole: boolean
  onSlide: (direction: Direction) => void
  onTap: (place: number) => void
}

const keys: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'L',
  ArrowRight: 'R',
  ArrowUp: 'U',
  ArrowDown: 'D',
  a: 'L',
  d: 'R',
  w: 'U',
  s: 'D',
}

/** A finger that moves farther than this, in CSS pixels, swipes; else it taps. */
const swipe = 24

/** A grid to screen readers, so that the arrows come to the game. */
const roles = { row: { role: 'row' }, piece: { role: 'gridcell' } } as const

/** The pieces: those beside the gap are in the Tab order, arrows and swipes slide whichever can go that way. */
export const SlideBoard = memo(function SlideBoard({
  board,
  read,
  imageUrl,
  numbers,
  whole,
  onSlide,
  onTap,
}: SlideBoardProps) {
  const { columns, rows, tiles } = board
  const { swiped, ...swipes } = useSwipe(onSlide)
  const section = useRef<HTMLElement>(null)
  const id = useId()
  // A round begins at its board, and not nowhere.
  useEffect(() => afterPaint(() => focusInside(section.current)), [])
  const tapped = useStable((piece: number) => {
    if (!swiped.current) onTap(tiles.indexOf(piece))
  })

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.metaKey || event.ctrlKey) return
    const direction = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!direction) return
    event.preventDefault()
    onSlide(direction)
  }

  return (
    <section
      ref={section}
      aria-label={text.title}
      onKeyDown={onKeyDown}
      {...swipes}
      className={
        'relative aspect-3/2 w-full touch-pinch-zoom overflow-hidden rounded-md bg-ink/12 ' +
        'shadow-[inset_0_0_0_2px_var(--line)] select-none'
      }
    >
      {/* The pieces lie in the order they were cut, and are read in the order they lie on the table. */}
      <ReadRows read={read} whole={whole} id={id} />
      {/* In the order of the pieces, so that each slides rather than a new one appearing where it went. */}
      {tiles
        .toSorted((one, other) => one - other)
        .map(piece => {
          const place = tiles.indexOf(piece)
          const readAt = read.tiles.indexOf(piece)
          const last = piece === tiles.length - 1
          if (last && !whole) return null
          return (
            <Piece
              key={piece}
              id={`${id}-${piece}`}
              piece={piece}
              place={place}
              columns={columns}
              rows={rows}
              imageUrl={imageUrl}
              numbers={numbers && !whole}
              readAt={readAt}
              way={whole ? null : directionOf(read, readAt)}
              inLine={inLine(read, readAt)}
              whole={whole}
              appears={last}
              onTap={tapped}
            />
          )
        })}
    </section>
  )
})

/** A swipe slides a piece; the click that comes after it is none. */
function useSwipe(onSlide: (direction: Direction) => void) {
  const start = useRef<{ pointerId: number; x: number; y: number } | null>(null)
  const swiped = useRef(false)

  function onPointerDown({ pointerId, clientX, clientY }: PointerEvent) {
    start.current = { pointerId, x: clientX, y: clientY }
    swiped.current = false
  }

  function onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
    const from = start.current
    if (from?.pointerId !== pointerId) return
    start.current = null
    if (!from) return
    const [dx, dy] = [clientX - from.x, clientY - from.y]
    if (Math.max(Math.abs(dx), Math.abs(dy)) < swipe) return
    swiped.current = true
    if (Math.abs(dx) > Math.abs(dy)) onSlide(dx < 0 ? 'L' : 'R')
    else onSlide(dy < 0 ? 'U' : 'D')
  }

  function onPointerCancel({ pointerId }: PointerEvent) {
    if (start.current?.pointerId === pointerId) start.current = null
  }

  return { swiped, onPointerDown, onPointerUp, onPointerCancel }
}

/** The rows of the table for who hears them, each naming its pieces. */
function ReadRows({ read, whole, id }: Pick<SlideBoardProps, 'read' | 'whole'> & { id: string }) {
  return (
    <Board aria-label={text.board} className="absolute inset-0">
      {rowsOf(read.tiles, read.columns).map(({ from, row }) => (
        <span
          key={from}
          {...roles.row}
          aria-owns={row
            .filter(piece => whole || piece < read.tiles.length - 1)
            .map(piece => `${id}-${piece}`)
            .join(' ')}
        />
      ))}
    </Board>
  )
}

/** Whether the piece of a place lies in the gap's row or column, so that a tap slides all up to it. */
function inLine(board: PuzzleBoard, place: number): boolean {
  const gap = gapOf(board)
  return (
    place % board.columns === gap % board.columns ||
    Math.floor(place / board.columns) === Math.floor(gap / board.columns)
  )
}

type PieceProps = {
  id: string
  piece: number
  place: number
  columns: number
  rows: number
  imageUrl: string
  numbers: boolean
  /** Its place as it is read. */
  readAt: number
  way: Direction | null
  inLine: boolean
  whole: boolean
  appears: boolean
  onTap: (piece: number) => void
}

/** Drawn anew only when it slides, or when what is read of it differs. */
const Piece = memo(function Piece(props: PieceProps) {
  const { id, piece, place, columns, rows, imageUrl, numbers, readAt, way, inLine, whole, appears, onTap } = props
  const [column, row] = [piece % columns, Math.floor(piece / columns)]
  const percent = (index: number, count: number) => `${count > 1 ? (100 * index) / (count - 1) : 0}%`
  return (
    <button
      {...roles.piece}
      id={id}
      type="button"
      data-piece={piece}
      tabIndex={way ? 0 : -1}
      disabled={whole}
      aria-disabled={!inLine || undefined}
      aria-label={pieceName(piece, readAt, columns, { home: piece === readAt, way })}
      onClick={() => onTap(piece)}
      style={{
        width: `${100 / columns}%`,
        height: `${100 / rows}%`,
        translate: `${(place % columns) * 100}% ${Math.floor(place / columns) * 100}%`,
        backgroundImage: `url("${imageUrl}")`,
        backgroundSize: `${columns * 100}% ${rows * 100}%`,
        backgroundPosition: `${percent(column, columns)} ${percent(row, rows)}`,
      }}
      className={
        'absolute top-0 left-0 bg-surface transition-[translate] duration-base ease-out focus-visible:z-10 ' +
        'focus-visible:outline-4 focus-visible:-outline-offset-4 ' +
        `${whole ? '' : 'rounded-[6px] border border-surface shadow-[inset_0_0_0_1px_var(--shade)]'} ` +
        `${appears ? 'animate-fade' : ''} ${inLine ? 'cursor-pointer' : 'cursor-default'}`
      }
    >
      {numbers && (
        <span
          aria-hidden="true"
          className={
            'absolute top-1 left-1 grid size-6 forced-color-adjust-none place-items-center rounded-full ' +
            'bg-on-bright text-sm font-extrabold text-on-option sm:top-1.5 sm:left-1.5 sm:size-8 sm:text-base'
          }
        >
          {piece + 1}
        </span>
      )}
    </button>
  )
})
