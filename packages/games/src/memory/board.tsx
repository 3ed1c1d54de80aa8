import { Flip } from '@capivira/ui/flip.tsx'
import { Check, Lightbulb, MessageCircleQuestion } from '@capivira/ui/icons'
import mark from '@capivira/ui/mascot/mark.svg'
import { memo, useEffect, useState } from 'react'
import { afterPaint } from '../kit/after-paint.ts'
import { Board, BoardRow, rowsOf } from '../kit/board-row.tsx'
import { focusInside } from '../kit/focus.ts'
import { useLate } from '../kit/use-late.ts'
import { usePieces } from '../kit/use-pieces.ts'
import type { CellProps } from '../kit/use-roving.ts'
import { useRoving } from '../kit/use-roving.ts'
import type { TableCard } from './rules.ts'
import { isFaceUp, isMatched, type MemoryRun } from './run.ts'
import { cardName, text } from './text.ts'

export type BoardProps = {
  run: MemoryRun
  /** Columns of the table; a phone has four at most. */
  columns: 4 | 6
  onTurn: (place: number) => void
}

const grids = { 4: 'grid-cols-4', 6: 'grid-cols-4 sm:grid-cols-6' } as const
/** Rows of the table, of which its cards' height depends. */
const rowCounts: Readonly<Record<number, string>> = { 3: '[--rows:3]', 4: '[--rows:4]', 6: '[--rows:6]' }
const phone = '(max-width: 39.99rem)'
/** What is drawn on the cards. */
export const boardPictures = [mark]
/** Cards that come to the table with one frame. */
const cardsAtOnce = 4

/** The cards on the table: one button each, arrows walk over them. */
export const MemoryBoard = memo(function MemoryBoard({ run, columns, onTurn }: BoardProps) {
  const across = columns === 6 && matchMedia(phone).matches ? 4 : columns
  const roving = useRoving({ columns: across, count: run.cards.length })
  const { ref } = roving.board
  const shown = usePieces(run.cards.length, cardsAtOnce, 0)
  const laid = shown === run.cards.length
  useEffect(() => {
    if (laid) return afterPaint(() => focusInside(ref.current))
  }, [ref, laid])
  return (
    <Board
      aria-label={text.board}
      {...roving.board}
      className={
        `grid gap-1.5 sm:gap-3 low:gap-1.5 ${grids[columns]} ` +
        `${rowCounts[Math.ceil(run.cards.length / across)] ?? ''}`
      }
    >
      {rowsOf(run.cards.slice(0, shown), across).map(({ from, row }) => (
        <BoardRow key={from}>
          {row.map((card, at) => (
            <CardButton
              key={`${card.pair} ${card.side}`}
              card={card}
              place={from + at}
              up={isFaceUp(run, from + at)}
              matched={isMatched(run, from + at)}
              onTurn={onTurn}
              {...roving.cell(from + at)}
            />
          ))}
        </BoardRow>
      ))}
    </Board>
  )
})

type CardButtonProps = CellProps & {
  card: TableCard
  place: number
  up: boolean
  matched: boolean
  onTurn: (place: number) => void
}

/** Drawn anew only when it turns, is matched or gets its turn in the Tab order. */
const CardButton = memo(function CardButton({ card, place, up, matched, onTurn, ...cell }: CardButtonProps) {
  // What no one has seen is not drawn yet, and what was seen stays while it turns back. The card begins to turn first:
  // what is on its other side comes with the next frame, long before that can be seen.
  const turned = useLate(up)
  const [seen, setSeen] = useState(up)
  if (turned && !seen) setSeen(true)
  return (
    <button
      {...cell}
      type="button"
      data-up={up}
      aria-label={cardName(place, up ? card : null, matched)}
      onClick={() => onTurn(place)}
      className="block touch-manipulation rounded-md text-left"
    >
      <Flip
        turned={up}
        front={<Back />}
        back={seen ? <Face card={card} matched={matched} /> : <span className={face} />}
      />
    </button>
  )
})

/** As tall as words need it; all rows together no taller than the window. */
const face =
  'h-[min(calc(var(--spacing)*30),calc((100svh-1rem)/var(--rows)-0.375rem))] rounded-md border-2 ' +
  'sm:not-low:h-[min(calc(var(--spacing)*36),calc((100svh-1rem)/var(--rows)-0.75rem))]'

function Back() {
  return (
    <span
      className={
        'grid place-items-center border-[#0f5c38] bg-option-c ' +
        `shadow-[inset_0_0_0_5px_#157347,inset_0_0_0_7px_#ffffffb3] ${face}`
      }
    >
      <span className="grid size-12 place-items-center rounded-full bg-surface sm:size-16">
        <img src={mark} alt="" className="size-9 sm:size-12" />
      </span>
    </span>
  )
}

function Face({ card, matched }: { card: TableCard; matched: boolean }) {
  const question = card.side === 'question'
  const look = matched
    ? 'border-primary bg-soft-primary text-primary-ink'
    : question
      ? 'border-info bg-soft-info text-info-ink'
      : 'border-xp-edge bg-soft-xp text-xp-ink'
  const Icon = matched ? Check : question ? MessageCircleQuestion : Lightbulb
  return (
    <span
      className={`flex flex-col items-center gap-0.5 overflow-hidden px-1 py-1.5 text-center sm:px-2 ${look} ${face}`}
    >
      <Icon className="size-4 shrink-0 sm:size-5" />
      <span
        lang="pt-BR"
        className={
          'my-auto line-clamp-6 low:line-clamp-3 text-[min(0.6875rem,3.2vw)] leading-[1.2] font-bold break-words ' +
          'hyphens-auto sm:not-low:text-[min(0.9375rem,2.4vw)] sm:leading-tight'
        }
      >
        {card.text}
      </span>
    </span>
  )
}

/** What the open cards say, in letters that can be read on a phone. */
export const ReadingPanel = memo(function ReadingPanel({ run }: { run: MemoryRun }) {
  const open = run.open.flatMap(place => run.cards[place] ?? [])
  return (
    <div aria-hidden="true" className="grid min-h-24 grid-cols-1 gap-2 sm:not-low:hidden">
      {open.length === 0 ? (
        <p
          className={
            'grid place-items-center rounded-md border-2 border-dashed border-line px-3 text-center text-sm ' +
            'text-ink-soft'
          }
        >
          {text.empty}
        </p>
      ) : (
        open.map(card => (
          <p
            key={card.side}
            className={
              'rounded-md px-3 py-2 leading-snug font-bold ' +
              `${card.side === 'question' ? 'bg-soft-info text-info-ink' : 'bg-soft-xp text-xp-ink'}`
            }
          >
            {card.text}
          </p>
        ))
      )}
    </div>
  )
})
