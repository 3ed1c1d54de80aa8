import type { FlipCard as Card } from '@capivira/core/materials/contract'
import type { Rating } from '@capivira/core/study/contract'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { timeMode } from '../../../lib/comfort.ts'
import { tellSilence } from '../../comfort/components/listen-button.tsx'
import { speak, stopSpeaking } from '../../comfort/speech.ts'
import { sideRatings, listenText as text } from '../listen-text.ts'

/** Milliseconds to remember in, between question and answer; without clocks the answer waits to be asked for. */
const thinkingTime = { normal: 4000, relaxed: 8000, off: null } as const

export type ListenAllProps = {
  card: Card
  flipped: boolean
  /** Whether a voice may be used that is made elsewhere. */
  distant: boolean
  canRate: boolean
  /** The rating just given, which stays lit until the next card comes. */
  given: Rating | null
  onFlip: () => void
  onRate: (rating: Rating) => void
  /** No voice would read: who listens goes on reading. */
  onSilent: () => void
}

/**
 * A card that is heard: its question, time to remember, its answer, and then two big zones for how it was. Give it the
 * card as its key.
 */
export function ListenAll({ card, flipped, distant, canRate, given, onFlip, onRate, onSilent }: ListenAllProps) {
  const [thinks, setThinks] = useState(false)
  const thinking = thinkingTime[timeMode()]

  function read(answer: boolean) {
    setThinks(false)
    speak([answer ? card.answer : card.question], {
      distant,
      onEnd(ending) {
        if (ending === 'finished' && !answer) setThinks(true)
        if (ending !== 'failed') return
        tellSilence()
        onSilent()
      },
    })
  }
  const readSide = useEffectEvent(read)
  useEffect(() => {
    readSide(flipped)
    return stopSpeaking
  }, [flipped])

  const turn = useEffectEvent(onFlip)
  useEffect(() => {
    if (!thinks || thinking === null) return
    const timer = setTimeout(turn, thinking)
    return () => clearTimeout(timer)
  }, [thinks, thinking])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (event.target instanceof Element && event.target.closest('input, textarea, select, [role="dialog"]')) return
    if (event.key.toLowerCase() === 'r') read(flipped)
    if (event.key === 'Escape') onSilent()
  })
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])

  const group = useInSight(flipped)

  const told = flipped ? text.rate : !thinks ? text.asking : thinking === null ? text.waiting : text.thinking
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      aria-label={text.group}
      className="m-0 flex scroll-mb-26 flex-col gap-3 border-0 p-0"
    >
      <p className="text-center font-extrabold">{told}</p>
      {flipped ? (
        <Zones canRate={canRate} given={given} onRate={onRate} />
      ) : (
        <button
          type="button"
          onClick={onFlip}
          aria-keyshortcuts="ArrowRight"
          className={`${zone} bg-info text-on-info [--press-edge:var(--info-edge)]`}
        >
          {text.toAnswer}
        </button>
      )}
      <button
        type="button"
        aria-keyshortcuts="R"
        onClick={() => read(flipped)}
        className="min-h-12 self-center rounded-md px-4 font-bold text-ink-soft underline"
      >
        {text.again}
      </button>
    </fieldset>
  )
}

/** The zones, which are brought into sight, and have the focus when the button that had it goes with its side. */
function useInSight(flipped: boolean) {
  const group = useRef<HTMLFieldSetElement>(null)
  const side = useRef(flipped)
  // Below a tip and a long card they would lie under the bar at a phone's foot.
  useEffect(() => {
    group.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  useLayoutEffect(() => {
    if (side.current !== flipped && document.activeElement === document.body)
      group.current?.focus({ preventScroll: true })
    side.current = flipped
  }, [flipped])
  return group
}

/** Half of the screen's width, and high enough to be met without looking. */
const zone = 'press flex min-h-32 items-center justify-center rounded-xl px-3 text-center text-xl font-extrabold'

type ZoneProps = Pick<ListenAllProps, 'canRate' | 'given' | 'onRate'> & {
  rating: Rating
  look: string
  children: string
}

function Zone({ rating, canRate, given, onRate, look, children }: ZoneProps) {
  return (
    <button
      type="button"
      aria-disabled={!canRate}
      aria-pressed={given === rating}
      aria-keyshortcuts={rating === 'errei' ? 'ArrowLeft' : 'ArrowRight'}
      onClick={() => canRate && onRate(rating)}
      className={`${zone} ${look} ${given === rating ? 'ring-4 ring-ink/40' : ''}`}
    >
      {children}
    </button>
  )
}

/** Whether it was remembered. */
function Zones({ canRate, given, onRate }: Pick<ListenAllProps, 'canRate' | 'given' | 'onRate'>) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Zone
        rating={sideRatings[-1]}
        {...{ canRate, given, onRate }}
        look="bg-danger text-on-danger [--press-edge:var(--danger-edge)]"
      >
        {text.forgot}
      </Zone>
      <Zone
        rating={sideRatings[1]}
        {...{ canRate, given, onRate }}
        look="bg-primary text-on-primary [--press-edge:var(--primary-edge)]"
      >
        {text.remembered}
      </Zone>
    </div>
  )
}
