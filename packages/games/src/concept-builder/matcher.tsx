import { Check } from '@capivira/ui/icons'
import { memo, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { afterPaint } from '../kit/after-paint.ts'
import { say } from '../kit/announcer.tsx'
import { Board, BoardRow } from '../kit/board-row.tsx'
import { focusInside } from '../kit/focus.ts'
import { shake } from '../kit/motion.ts'
import { useLate } from '../kit/use-late.ts'
import { type CellProps, useRoving } from '../kit/use-roving.ts'
import { useStable } from '../kit/use-stable.ts'
import { text } from './text.ts'

export type Term = { id: number; term: string }

export type Target = {
  id: number
  /** What is read on it: a definition, a heading. */
  content: ReactNode
  /** Terms that were put here rightly. */
  terms: readonly Term[]
  /** True when no more is expected here. */
  full: boolean
}

export type MatcherProps = {
  /** Terms that have no place yet. */
  terms: readonly Term[]
  targets: readonly Target[]
  targetsLabel: string
  /** Tries to put a term to a target; answers whether it belongs there. */
  onTry: (term: number, target: number) => boolean
}

/**
 * Terms above, places for them below: one takes a term, then chooses its place, by touch, mouse or keys. After a term
 * was taken by key the focus goes on to the places; Escape puts the term back. The frame of a tap shows the term that
 * was taken, or where it was put; how the rest stands after that comes with the next one.
 */
export function Matcher({ terms, targets, targetsLabel, onTry }: MatcherProps) {
  const { held, wrong, chosen, setChosen, lateHeld, left, bank, bankRef, places, byKey, onTake, onPut } = useMatching({
    terms,
    targets,
    onTry,
  })

  return (
    <section
      aria-label={text.table}
      onKeyDownCapture={event => {
        byKey.current = true
        if (event.key !== 'Escape' || !held) return
        setChosen(null)
        focusInside(bankRef.current)
      }}
      onPointerDownCapture={() => {
        byKey.current = false
      }}
      className="flex flex-col gap-4 low:grid low:grid-cols-[2fr_3fr] low:items-start"
    >
      <div
        className={
          'sticky top-0 z-10 flex max-h-[45dvh] flex-col gap-2 overflow-y-auto border-b-2 border-line bg-page px-1 ' +
          'py-2.5 lg:top-16 low:max-h-dvh low:border-0'
        }
      >
        <p className="text-sm font-bold text-ink-soft">
          {held && wrong ? text.notHere : lateHeld ? text.nowPlace(lateHeld.term) : text.takeTerm}
        </p>
        <Board aria-label={text.terms} {...bank.board} className="flex flex-wrap gap-2">
          <BoardRow>
            {left.map(({ id, term }, place) => (
              <TermButton key={id} id={id} term={term} {...bank.cell(place, id === chosen)} onTake={onTake} />
            ))}
          </BoardRow>
        </Board>
      </div>
      <Board aria-label={targetsLabel} {...places.board} className="flex flex-col gap-2.5 px-1">
        {targets.map(({ id, content, terms: here, full }, place) => (
          <BoardRow key={id}>
            <TargetButton
              id={id}
              content={content}
              terms={here}
              full={full}
              {...places.cell(place)}
              open={lateHeld !== null}
              onPut={onPut}
            />
          </BoardRow>
        ))}
      </Board>
    </section>
  )
}

type TermButtonProps = CellProps & Term & { onTake: (id: number) => void }

/** Its colour and its edge change at once: by steps they would be drawn anew with each. */
const TermButton = memo(function TermButton({ id, term, onTake, ...cell }: TermButtonProps) {
  return (
    <button
      type="button"
      {...cell}
      onClick={() => onTake(id)}
      className={
        'press min-h-12 touch-manipulation rounded-md border-2 border-control bg-surface px-4 font-extrabold ' +
        'transition-none [--press-edge:var(--control)] aria-selected:border-xp-edge aria-selected:bg-xp ' +
        'aria-selected:text-on-bright aria-selected:[--press-edge:var(--xp-edge)]'
      }
    >
      {term}
    </button>
  )
})

type TargetButtonProps = CellProps & Target & { open: boolean; onPut: (id: number) => void }

/** Drawn anew only when it takes a term, or begins or ends to wait for one. */
const TargetButton = memo(function TargetButton(props: TargetButtonProps) {
  const { id, content, terms, full, open, onPut, ...cell } = props
  return (
    <button
      type="button"
      data-target={id}
      {...cell}
      aria-disabled={full || !open}
      onClick={() => onPut(id)}
      className={
        'flex min-h-16 touch-manipulation flex-col justify-center gap-2 rounded-md border-2 px-4 py-3 text-left ' +
        `${
          full
            ? 'border-primary bg-soft-primary text-primary-ink'
            : open
              ? 'border-dashed border-xp-edge bg-surface hover:bg-soft-xp'
              : 'border-control bg-surface'
        }`
      }
    >
      <span>
        {content}
        {terms.length > 0 && <span className="sr-only">.</span>}
      </span>
      {terms.length > 0 && (
        <span className="flex flex-wrap gap-1.5">
          {terms.map(({ id: termId, term }) => (
            <span
              key={termId}
              className={
                'inline-flex animate-pop items-center gap-1.5 rounded-full bg-primary px-3 py-1 text-sm ' +
                'font-extrabold text-on-primary'
              }
            >
              <Check aria-hidden="true" strokeWidth={3} className="size-4" />
              {term}
            </span>
          ))}
        </span>
      )}
    </button>
  )
})

/** Which term is taken, and where it is put. */
function useMatching({ terms, targets, onTry }: Omit<MatcherProps, 'targetsLabel'>) {
  const [chosen, setChosen] = useState<number | null>(null)
  /** True after a try that was not right, until the next one. */
  const [wrong, setWrong] = useState(false)
  const held = terms.find(({ id }) => id === chosen) ?? null
  const lateChosen = useLate(chosen)
  const left = useLate(terms)
  const lateHeld = terms.find(({ id }) => id === lateChosen) ?? null
  const bank = useRoving({ columns: Math.max(1, left.length), count: left.length })
  const places = useRoving({ columns: 1, count: targets.length })
  const bankRef = bank.board.ref
  const byKey = useRef(true)

  const many = left.length
  useEffect(() => {
    // A term found its place: go on with the next one where the keyboard is used.
    if (byKey.current && many > 0) return afterPaint(() => focusInside(bankRef.current))
  }, [many, bankRef])

  function take(id: number) {
    setChosen(id === chosen ? null : id)
    setWrong(false)
    const term = terms.find(one => one.id === id)
    if (term && id !== chosen) say(text.nowPlace(term.term))
  }

  // Once the places are there to be chosen: focused before, they would be read as unavailable.
  const toPlaces = useEffectEvent(() => {
    const first = targets.findIndex(target => !target.full)
    if (byKey.current && first >= 0) places.focus(first)
  })
  const taken = lateHeld?.id
  useEffect(() => {
    if (taken !== undefined) return afterPaint(() => toPlaces())
  }, [taken])

  const onTake = useStable(take)
  const onPut = useStable((id: number) => {
    const target = targets.find(one => one.id === id)
    if (!target || target.full || !held) return
    const right = onTry(held.id, id)
    setWrong(!right)
    if (right) setChosen(null)
    else shake(places.board.ref.current?.querySelector(`[data-target="${id}"]`))
  })
  return { held, wrong, chosen, setChosen, lateHeld, left, bank, bankRef, places, byKey, onTake, onPut }
}
