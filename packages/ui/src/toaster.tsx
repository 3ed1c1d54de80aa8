import { useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { toastStore } from './toast.ts'
import { ToastCard } from './toast-card.tsx'
import { useFreePlace } from './use-free-place.ts'

/** Milliseconds a leaving toast has to slide away before the next one comes. */
const leavingTime = 150
/** Milliseconds that a screen reader needs to know of the place before the first toast is read out there. */
const introduction = 60

/**
 * The place where toasts appear, once per app: top on a phone, where no thumb or bar covers it, bottom right from
 * 768 px on. While a screen says `data-playing`, it has a 48 px button at either end of its first row, and on a phone a
 * toast lies small between them: what counts and what is played with stays in sight. Where it would cover something
 * that can be pressed it moves aside, smaller where it has to. A toast waits while it is pointed at or focused, leaves
 * by its button, Escape or a swipe of 50 px to the right; F8 moves the focus to it. It stands beside the page: while a
 * question is asked over that, readers of the screen are given nothing of the page itself, and a toast that came first
 * then would be neither heard nor found.
 */
export function Toaster() {
  // Deferred: what the person does has its frame first, and the toast is drawn after it.
  const { shown, leaving } = useDeferredValue(useSyncExternalStore(toastStore.subscribe, toastStore.current))
  const list = useRef<HTMLOListElement>(null)
  const [known, setKnown] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), introduction)
    return () => clearTimeout(timer)
  }, [])

  useFreePlace(list, known && shown ? shown.id : null)

  useEffect(() => {
    if (!shown || !leaving) return
    const timer = setTimeout(() => toastStore.next(shown.id), leavingTime)
    return () => clearTimeout(timer)
  }, [shown, leaving])

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'F8' && list.current?.focus()
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return createPortal(
    <section aria-label="Avisos (F8)" data-toasts="" className="print:hidden">
      <ol
        ref={list}
        tabIndex={-1}
        aria-live={shown?.variant === 'destructive' ? 'assertive' : 'polite'}
        aria-relevant="additions"
        className={
          'pointer-events-none fixed top-0 right-0 z-60 m-0 flex w-full list-none flex-col p-3 ' +
          'pt-[max(0.75rem,env(safe-area-inset-top))] outline-none phone-play:px-17 ' +
          'phone-play:pt-[max(0.375rem,env(safe-area-inset-top))] md:top-auto md:bottom-0 md:max-w-[420px] ' +
          'md:items-end md:p-5 data-[form=small-narrow]:items-end'
        }
      >
        {known && shown && <ToastCard key={shown.id} toast={shown} leaving={leaving} />}
      </ol>
    </section>,
    document.body,
  )
}
