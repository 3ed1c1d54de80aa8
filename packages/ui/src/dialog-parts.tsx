import { type ComponentProps, useEffectEvent, useLayoutEffect } from 'react'
import { useCloseOnBack } from './use-close-on-back.ts'
import { useKeyboardRoom } from './use-keyboard-room.ts'

/** Dialogs that are open, one over another, the newest last: what closes each. */
const open: { close: () => void }[] = []

/**
 * Escape closes the newest dialog from wherever it is pressed. Radix hears it three frames after a dialog is seen, half
 * a second on a slow phone, and a key pressed sooner was lost: the way it closes by is left to this.
 */
function closeByEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return
  // A toast that has the focus is left by it.
  if (event.target instanceof Element && event.target.closest('[data-toasts]')) return
  event.preventDefault()
  event.stopPropagation()
  open.at(-1)?.close()
}

/** For Radix's content: Escape is heard by the backdrop. */
export const leaveEscape = (event: Event) => event.preventDefault()

/** The panel both dialogs share. */
export const dialogPanel =
  'fixed inset-x-0 bottom-(--keyboard) z-50 flex max-h-[calc(90dvh-var(--keyboard))] animate-rise flex-col ' +
  'gap-4 overflow-y-auto rounded-t-xl bg-surface p-5 pb-8 shadow-lift ' +
  'sm:inset-x-auto sm:top-[calc((100dvh-var(--keyboard))/2)] sm:bottom-auto sm:left-1/2 ' +
  'sm:w-[min(32rem,calc(100vw-2rem))] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl sm:p-6'

/**
 * Dims the page. Radix's own overlay is not used: it locks scrolling with an inline style sheet, which a strict
 * content security policy refuses; `data-scroll-lock` on the root and one rule of theme.css do it instead. Going back
 * and Escape call `onBack`.
 */
export function DialogBackdrop({ onBack, ...props }: ComponentProps<'div'> & { onBack: () => void }) {
  useCloseOnBack(true, onBack)
  useKeyboardRoom()
  const close = useEffectEvent(onBack)
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    const one = { close: () => close() }
    if (open.push(one) === 1) {
      dataset.scrollLock = ''
      addEventListener('keydown', closeByEscape, true)
    }
    return () => {
      open.splice(open.indexOf(one), 1)
      if (open.length > 0) return
      delete dataset.scrollLock
      removeEventListener('keydown', closeByEscape, true)
    }
  }, [])
  return <div {...props} aria-hidden="true" className="fixed inset-0 z-50 animate-fade bg-[#0b1620b3]" />
}
