import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useDeferredValue, useEffect, useSyncExternalStore } from 'react'
import { classNames } from './class-names.ts'
import { toastStore } from './toast.ts'
import { toastDuration } from './toast-queue.ts'

/** Milliseconds a leaving toast has to slide away before the next one comes. */
const leavingTime = 150

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

/**
 * The place where toasts appear, once per app: top on a phone, where no thumb or bar covers it, bottom right from
 * 768 px on. A toast waits while it is pointed at or focused, leaves by its button, Escape or a swipe of 50 px to the
 * right; F8 moves the focus to it.
 */
export function Toaster() {
  // Deferred: what the person does has its frame first, and the toast is drawn in pieces.
  const { shown, leaving } = useDeferredValue(useSyncExternalStore(toastStore.subscribe, toastStore.current))

  useEffect(() => {
    if (!shown || !leaving) return
    const timer = setTimeout(() => toastStore.next(shown.id), leavingTime)
    return () => clearTimeout(timer)
  }, [shown, leaving])

  const look = shown?.variant ?? 'default'
  return (
    <Radix.Provider label="Notificação" duration={toastDuration} swipeDirection="right" swipeThreshold={50}>
      {shown && (
        <Radix.Root
          key={shown.id}
          open={!leaving}
          onOpenChange={open => !open && toastStore.leave(shown.id)}
          duration={(shown.duration ?? toastDuration) * patience()}
          type="foreground"
          className={classNames(
            'pointer-events-auto flex items-start gap-3 rounded-lg border-2 p-4 pr-2 shadow-lift',
            'data-[state=closed]:animate-toast-out data-[state=open]:animate-toast-in',
            'data-[swipe=cancel]:translate-x-0 data-[swipe=end]:animate-toast-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            looks[look],
          )}
        >
          {shown.icon && <img src={shown.icon} alt="" className="size-10 shrink-0 animate-pop" />}
          <div className="min-w-0 flex-1 py-0.5">
            <Radix.Title className="font-display text-lg leading-snug font-bold">{shown.title}</Radix.Title>
            {shown.description && <Radix.Description className="text-sm">{shown.description}</Radix.Description>}
          </div>
          <Radix.Close
            aria-label="Fechar aviso"
            className="grid size-10 shrink-0 place-items-center rounded-sm hover:bg-ink/10"
          >
            <X aria-hidden="true" className="size-5" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        hotkey={['F8']}
        label="Avisos ({hotkey})"
        className="pointer-events-none fixed top-0 right-0 z-60 m-0 flex w-full list-none flex-col p-3 pt-[max(0.75rem,env(safe-area-inset-top))] md:top-auto md:bottom-0 md:max-w-[420px] md:p-5"
      />
    </Radix.Provider>
  )
}
