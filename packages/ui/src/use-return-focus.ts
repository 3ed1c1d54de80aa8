import { useRef } from 'react'

/**
 * Gives the focus back when a dialog closes: to what had it before, or to the page's content when that is gone (the row
 * that was deleted). Radix does it only for dialogs opened by its own trigger, and ours are opened by their caller.
 */
export function useReturnFocus() {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const opener = before.current?.isConnected ? before.current : document.getElementById('conteudo')
      if (opener instanceof HTMLElement) opener.focus()
    },
  }
}
