import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { afterPaint } from '../kit/after-paint.ts'
import { say } from '../kit/announcer.tsx'
import { focusInside } from '../kit/focus.ts'
import { shake } from '../kit/motion.ts'
import { useRoving } from '../kit/use-roving.ts'
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
 * Terms above, places for them below: one takes a term, then chooses its place, by touch, mouse or keys. After a term was
 * taken by key the focus goes on to the places; Escape puts the term back.
 */
export function Matcher({ terms, targets, targetsLabel, onTry }: MatcherProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  /** True after a try that was not right, until the next one. */
  const [wrong, setWrong] = useState(false)
  const held = terms.find(({ id }) => id === chosen) ?? null
  const bank = useRoving({ columns: Math.max(1, terms.length), count: terms.length })
  const places = useRoving({ columns: 1, count: targets.length })
  const bankRef = bank.board.ref
  const byKey = useRef(true)

  const left = terms.length
  useEffect(() => {
    // A term found its place: go on with the next one where the keyboard is used.
    if (byKey.current && left > 0) return afterPaint(() => focusInside(bankRef.current))
  }, [left, bankRef])

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
  const taken = held?.id
  useLayoutEffect(() => {
    if (taken !== undefined) toPlaces()
  }, [taken])

  function put(target: Target) {
    if (target.full || !held) return
    const right = onTry(held.id, target.id)
    setWrong(!right)
    if (right) setChosen(null)
    else shake(places.board.ref.current?.querySelector(`[data-target="${target.id}"]`))
  }

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
      className="flex flex-col gap-4"
    >
      <div className="sticky top-0 z-10 flex flex-col gap-2 border-b-2 border-line bg-page px-1 py-2.5 lg:top-16">
        <p className="text-sm font-bold text-ink-soft">
          {held && wrong ? text.notHere : held ? text.nowPlace(held.term) : text.takeTerm}
        </p>
        <section aria-label={text.terms} {...bank.board} className="flex flex-wrap gap-2">
          {terms.map(({ id, term }, place) => (
            <button
              key={id}
              type="button"
              {...bank.cell(place)}
              aria-pressed={id === chosen}
              onClick={() => take(id)}
              className="press min-h-12 touch-manipulation rounded-md border-2 border-control bg-surface px-4 font-extrabold [--press-edge:var(--control)] aria-pressed:border-xp-edge aria-pressed:bg-xp aria-pressed:text-on-bright aria-pressed:[--press-edge:var(--xp-edge)]"
            >
              {term}
            </button>
          ))}
        </section>
      </div>
      <section aria-label={targetsLabel} {...places.board} className="flex flex-col gap-2.5 px-1">
        {targets.map((target, place) => (
          <button
            key={target.id}
            type="button"
            data-target={target.id}
            {...places.cell(place)}
            aria-disabled={target.full || !held}
            onClick={() => put(target)}
            className={`flex min-h-16 touch-manipulation flex-col justify-center gap-2 rounded-md border-2 px-4 py-3 text-left ${
              target.full
                ? 'border-primary bg-soft-primary text-primary-ink'
                : held
                  ? 'border-dashed border-xp-edge bg-surface hover:bg-soft-xp'
                  : 'border-control bg-surface'
            }`}
          >
            <span>
              {target.content}
              {target.terms.length > 0 && <span className="sr-only">.</span>}
            </span>
            {target.terms.length > 0 && (
              <span className="flex flex-wrap gap-1.5">
                {target.terms.map(({ id, term }) => (
                  <span
                    key={id}
                    className="inline-flex animate-pop items-center gap-1.5 rounded-full bg-primary px-3 py-1 text-sm font-extrabold text-on-primary"
                  >
                    <Check aria-hidden="true" strokeWidth={3} className="size-4" />
                    {term}
                  </span>
                ))}
              </span>
            )}
          </button>
        ))}
      </section>
    </section>
  )
}
