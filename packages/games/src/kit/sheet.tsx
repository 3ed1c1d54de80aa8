import { IconButton } from '@capivira/ui/icon-button.tsx'
import { X } from '@capivira/ui/icons'
import { useCloseOnBack } from '@capivira/ui/use-close-on-back'
import { useKeyboardRoom } from '@capivira/ui/use-keyboard-room'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { afterPaint } from './after-paint.ts'
import { text } from './text.ts'

export type SheetProps = {
  open: boolean
  /** Escape, going back, or a tap beside it. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** The id of what among the children is read when it opens, where there is no description. */
  describedBy?: string
  children?: ReactNode
  /** Buttons at the foot, the main one last: it is focused first, unless something else carries `data-autofocus`. */
  footer?: ReactNode
}

/**
 * A window over the board, for the middle of a game. It looks and works as the app's dialogs do, and costs a fraction:
 * nothing else of the page is touched, so a slow phone opens it within the frame of the tap.
 */
export function Sheet({ open, ...sheet }: SheetProps) {
  return open ? createPortal(<OpenSheet {...sheet} />, document.body) : null
}

const reachable = 'button:not(:disabled), a[href], input:not(:disabled), textarea:not(:disabled), select:not(:disabled)'

function OpenSheet({ onClose, title, description, describedBy, children, footer }: Omit<SheetProps, 'open'>) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  useCloseOnBack(true, onClose)
  useKeyboardRoom()

  useFocusIn(panel, foot)

  useEscape(panel, onClose)

  /** Tab goes round within the window. */
  function onKeyDown(event: KeyboardEvent) {
    const inside = event.target instanceof Node && panel.current?.contains(event.target)
    if (event.key !== 'Tab' || !panel.current || !inside) return
    const all = [...panel.current.querySelectorAll<HTMLElement>(reachable)]
    const [first, last] = [all[0], all.at(-1)]
    const at = document.activeElement
    if (event.shiftKey ? at !== first && at !== panel.current : at !== last) return
    event.preventDefault()
    const next = event.shiftKey ? last : first
    next?.focus()
  }

  return (
    <div className="fixed inset-0 z-50 contain-strict">
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        onClick={onClose}
        className="absolute inset-0 size-full animate-fade cursor-default touch-none bg-[#0b1620b3]"
      />
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={description ? `${id}-about` : describedBy}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className={
          'absolute inset-x-0 bottom-(--keyboard) flex max-h-[calc(90dvh-var(--keyboard))] animate-rise flex-col ' +
          'gap-4 overflow-y-auto overscroll-contain rounded-t-xl bg-surface p-5 pb-8 shadow-lift outline-none ' +
          'sm:top-0 sm:m-auto sm:h-fit sm:w-[min(32rem,calc(100vw-2rem))] sm:rounded-xl sm:p-6'
        }
      >
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="pt-1.5 text-xl">
            {title}
          </h2>
          <IconButton
            label={text.close}
            icon={<X aria-hidden="true" className="size-6" />}
            onClick={onClose}
            className="-mt-1 -mr-2"
          />
        </div>
        {description && (
          <p id={`${id}-about`} className="text-ink-soft">
            {description}
          </p>
        )}
        {children}
        {footer && (
          <div ref={foot} className="flex flex-col-reverse gap-3 pt-1 sm:flex-row sm:justify-end">
            {footer}
          </div>
        )}
      </div>
    </div>
  )
}

/** Leads the focus into the window, and back when it closes. */
function useFocusIn(panel: RefObject<HTMLElement | null>, foot: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const before = document.activeElement
    const stop = afterPaint(() => {
      // Whoever was led into the window sooner, by a reader's command say, stays where they are.
      if (panel.current?.contains(document.activeElement)) return
      const buttons = foot.current?.querySelectorAll<HTMLElement>('button')
      const first = panel.current?.querySelector<HTMLElement>('[data-autofocus]') ?? buttons?.item(buttons.length - 1)
      ;(first ?? panel.current)?.focus({ preventScroll: true })
    })
    return () => {
      stop()
      afterPaint(() => {
        const lost = document.activeElement === document.body || document.activeElement === null
        const back = before?.isConnected && before !== document.body ? before : document.getElementById('conteudo')
        if (lost && back instanceof HTMLElement) back.focus({ preventScroll: true })
      })
    }
  }, [panel, foot])
}

/** Closes the window by Escape. */
function useEscape(panel: RefObject<HTMLElement | null>, onClose: () => void) {
  // Until the focus has come, and for those who lead it away, Escape closes it from wherever it is pressed.
  const onEscape = useEffectEvent((event: Event) => {
    const elsewhere = event.target instanceof Element && event.target.closest('[role="dialog"]')
    if (event.defaultPrevented || (elsewhere && elsewhere !== panel.current)) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  })
  useLayoutEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') onEscape(event)
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [])
}
