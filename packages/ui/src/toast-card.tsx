import { X } from '@capivira/ui/icons'
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { toastStore } from './toast.ts'
import { type QueuedToast, toastDuration } from './toast-queue.ts'

/** Pixels to the right from which on a swipe sends a toast away. */
const swipeThreshold = 50
/** A finger that moves less than this, in pixels, taps: its button, perhaps. */
const tapMoves = 8

/** How many times as long toasts stay for who asked for time: `data-time` on the root says so. */
function patience(): number {
  const { time } = document.documentElement.dataset
  return time === 'off' ? Number.POSITIVE_INFINITY : time === 'relaxed' ? 3 : 1
}

const looks = {
  default: 'border-line bg-surface text-ink',
  destructive: 'border-danger bg-soft-danger text-danger-ink',
  reward: 'border-xp-edge bg-soft-xp text-xp-ink',
} as const

/** One toast, and the time it has left. */
export function ToastCard({ toast, leaving }: { toast: QueuedToast; leaving: boolean }) {
  const { id, title, description, note, icon, variant = 'default', duration = toastDuration } = toast
  const [held, setHeld] = useState(false)
  const away = useAway()
  /** Where the finger went down; null while none is. */
  const from = useRef<number | null>(null)
  const [by, setBy] = useState(0)
  useCountdown(duration, held || away || leaving, () => toastStore.leave(id))

  function onPointerMove(event: PointerEvent) {
    if (from.current === null) return
    const distance = Math.max(0, event.clientX - from.current)
    if (by === 0 && distance < tapMoves) return
    if (by === 0) event.currentTarget.setPointerCapture?.(event.pointerId)
    setBy(distance)
  }

  function onPointerUp() {
    if (from.current !== null && by >= swipeThreshold) toastStore.leave(id)
    from.current = null
    setBy(0)
  }

  return (
    <li
      tabIndex={-1}
      aria-atomic="true"
      data-state={leaving ? 'closed' : 'open'}
      style={by > 0 ? { translate: `${by}px` } : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && toastStore.leave(id)}
      // Pressed or swiped, it takes the focus from nothing: what is written goes on, and a toast that follows is not
      // held by it.
      onMouseDown={event => event.preventDefault()}
      onPointerDown={event => {
        // A window that is open takes a tap here for one beside it otherwise.
        event.stopPropagation()
        const isEnlarged = (window.visualViewport?.scale ?? 1) > 1.05
        if (event.button === 0 && from.current === null && !isEnlarged) from.current = event.clientX
      }}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        from.current = null
        setBy(0)
      }}
      className={classNames(
        'pointer-events-auto flex touch-pan-y touch-pinch-zoom items-start gap-3 rounded-lg border-2 p-4 pr-2 ' +
          'shadow-lift',
        'phone-play:items-center phone-play:gap-1.5 phone-play:rounded-sm phone-play:py-0.5 phone-play:pr-0.5 ' +
          'phone-play:pl-2',
        'small-toast:items-center small-toast:gap-1.5 small-toast:rounded-sm small-toast:py-0.5 ' +
          'small-toast:pr-0.5 small-toast:pl-2',
        'narrow-toast:max-w-68',
        leaving ? 'animate-toast-out' : 'animate-toast-in',
        looks[variant],
      )}
    >
      {icon && <img src={icon} alt="" className="size-10 shrink-0 animate-pop phone-play:size-6 small-toast:size-6" />}
      <Words title={title} description={description} note={note} />
      <button
        type="button"
        aria-label="Fechar aviso"
        onClick={() => toastStore.leave(id)}
        className="grid size-10 shrink-0 place-items-center rounded-sm hover:bg-ink/10 phone-play:w-8 small-toast:w-8"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </li>
  )
}

/** True while another window or tab is used: nobody reads a toast then. */
function useAway(): boolean {
  const [away, setAway] = useState(() => document.hidden)
  useEffect(() => {
    const leave = () => setAway(true)
    const come = () => setAway(false)
    addEventListener('blur', leave)
    addEventListener('focus', come)
    return () => {
      removeEventListener('blur', leave)
      removeEventListener('focus', come)
    }
  }, [])
  return away
}

/** Does `onEnd` when so many milliseconds have passed that did not stand still. */
function useCountdown(duration: number, still: boolean, onEnd: () => void): void {
  const left = useRef(duration * patience())
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (still || left.current === Number.POSITIVE_INFINITY) return
    const since = performance.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (performance.now() - since))
    }
  }, [still])
}

/** What it says; `note` only where there is room. */
function Words({ title, description, note }: Pick<QueuedToast, 'title' | 'description' | 'note'>) {
  return (
    <div className="min-w-0 flex-1 py-0.5">
      <p
        className={
          'font-display text-lg leading-snug font-bold phone-play:line-clamp-2 phone-play:text-sm ' +
          'phone-play:leading-tight small-toast:text-sm small-toast:leading-tight'
        }
      >
        {title}
      </p>
      {description && (
        <p
          className={
            'text-sm phone-play:line-clamp-2 phone-play:text-xs phone-play:leading-tight small-toast:text-xs ' +
            'small-toast:leading-tight'
          }
        >
          {description}
        </p>
      )}
      {note && (
        <p className="mt-1 text-sm phone-play:hidden small-toast:mt-0 small-toast:text-xs small-toast:leading-tight">
          {note}
        </p>
      )}
    </div>
  )
}
