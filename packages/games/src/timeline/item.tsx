import { ArrowDown, ArrowUp, Check, ChevronDown, ChevronUp, GripVertical } from '@capivira/ui/icons'
import { memo } from 'react'
import type { CellProps } from '../kit/use-roving.ts'
import { text } from './text.ts'

export type ItemProps = CellProps & {
  id: number
  event: string
  /** Shown once its place is right. */
  date: string | null
  hint: 'earlier' | 'later' | null
  /** Place from 1, and how many there are. */
  place: number
  total: number
  held: boolean
  canUp: boolean
  canDown: boolean
  onTake: (id: number) => void
  onStep: (id: number, step: 1 | -1) => void
  /** The grip was pressed by this pointer. */
  onGrip: (id: number, pointerId: number) => void
}

const arrow =
  'grid size-12 place-items-center rounded-md border-2 border-control bg-surface text-ink hover:bg-soft-info ' +
  'disabled:opacity-30'

/**
 * A screen reader that reads the line reads its texts as one: a space that the layout does not drop keeps them apart.
 */
const apart = '\u00a0'

const roles = { row: { role: 'row' }, step: { role: 'gridcell', tabIndex: -1 } } as const

/**
 * An event on the line, drawn anew only when something of it changes: to be taken, stepped up and down, or dragged by
 * its grip.
 */
export const Item = memo(function Item(props: ItemProps) {
  const { id, event, date, hint, place, total, held, canUp, canDown, onTake, onStep, onGrip, ...cell } = props
  const fixed = date !== null
  const look = fixed
    ? 'border-primary bg-soft-primary text-primary-ink'
    : held
      ? 'border-xp-edge bg-soft-xp text-xp-ink shadow-lift'
      : 'border-control bg-surface'
  return (
    <div {...roles.row} data-slide={id} className="relative flex flex-wrap items-stretch gap-2 pl-9">
      <span
        aria-hidden="true"
        className={
          'absolute top-1/2 left-0 z-1 grid size-7 -translate-y-1/2 place-items-center rounded-full border-2 ' +
          'font-display text-sm font-bold ' +
          `${fixed ? 'border-primary bg-primary text-on-primary' : 'border-control bg-surface'}`
        }
      >
        {fixed ? <Check strokeWidth={3.5} className="size-4" /> : place}
      </span>
      <div className={`beside flex items-center gap-1 rounded-md border-2 ${look}`}>
        {!fixed && (
          <span
            aria-hidden="true"
            onPointerDown={({ pointerId }) => onGrip(id, pointerId)}
            className="grid w-9 shrink-0 cursor-grab touch-none place-items-center self-stretch text-ink-soft"
          >
            <GripVertical className="size-6" />
          </span>
        )}
        <button
          type="button"
          {...cell}
          aria-label={`${text.itemName(event, place, total)}${
            fixed ? ` ${text.isRight(date)}` : hint ? ` ${text[hint]}.` : ''
          }`}
          onClick={() => onTake(id)}
          className={
            'flex min-h-16 min-w-0 flex-1 touch-manipulation flex-col justify-center gap-1 rounded-md py-2 pr-2 ' +
            `text-left ${fixed ? 'pl-3' : 'pl-2'}`
          }
        >
          {fixed && <span className="font-display text-base font-bold">{`${date}${apart}`}</span>}
          <span className="leading-snug font-bold">{`${event}${apart}`}</span>
          {hint && !fixed && (
            <span className="inline-flex items-center gap-1 text-sm font-extrabold text-info-ink">
              {hint === 'earlier' ? <ArrowUp className="size-4 shrink-0" /> : <ArrowDown className="size-4 shrink-0" />}
              {text[hint]}
            </span>
          )}
        </button>
      </div>
      {!fixed && (
        <span className="flex flex-col justify-center gap-1 max-[18rem]:flex-row">
          <button
            type="button"
            {...roles.step}
            aria-label={text.up(place)}
            disabled={!canUp}
            onClick={() => onStep(id, -1)}
            className={arrow}
          >
            <ChevronUp aria-hidden="true" className="size-6" />
          </button>
          <button
            type="button"
            {...roles.step}
            aria-label={text.down(place)}
            disabled={!canDown}
            onClick={() => onStep(id, 1)}
            className={arrow}
          >
            <ChevronDown aria-hidden="true" className="size-6" />
          </button>
        </span>
      )}
    </div>
  )
})
