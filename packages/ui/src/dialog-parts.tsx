import { type ComponentProps, useLayoutEffect } from 'react'
import { useCloseOnBack } from './use-close-on-back.ts'
import { useKeyboardRoom } from './use-keyboard-room.ts'

/** Dialogs that are open, one over another. */
let open = 0

/** The panel both dialogs share. */
export const dialogPanel =
  'fixed inset-x-0 bottom-(--keyboard) z-50 flex max-h-[calc(90dvh-var(--keyboard))] animate-rise flex-col ' +
  'gap-4 overflow-y-auto rounded-t-xl bg-surface p-5 pb-8 shadow-lift ' +
  'sm:inset-x-auto sm:top-[calc((100dvh-var(--keyboard))/2)] sm:bottom-auto sm:left-1/2 ' +
  'sm:w-[min(32rem,calc(100vw-2rem))] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl sm:p-6'

/**
 * Dims the page. Radix's own overlay is not used: it locks scrolling with an inline style sheet, which a strict
 * content security policy refuses; `data-scroll-lock` on the root and one rule of theme.css do it instead. Going back
 * calls `onBack`.
 */
export function DialogBackdrop({ onBack, ...props }: ComponentProps<'div'> & { onBack: () => void }) {
  useCloseOnBack(true, onBack)
  useKeyboardRoom()
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    open++
    dataset.scrollLock = ''
    return () => {
      open--
      if (open === 0) delete dataset.scrollLock
    }
  }, [])
  return <div {...props} aria-hidden="true" className="fixed inset-0 z-50 animate-fade bg-[#0b1620b3]" />
}
