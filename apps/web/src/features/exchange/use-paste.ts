import { useEffect, useRef } from 'react'
import { pastedFiles } from './pasted-file.ts'

/** Tells what is pasted anywhere on the screen but in a field that takes it itself. */
export function usePaste(onPaste: (file: File, otherwise: File | undefined) => void): void {
  const latest = useRef(onPaste)
  latest.current = onPaste
  useEffect(() => {
    function onEvent(event: ClipboardEvent) {
      if (!event.clipboardData || (event.target instanceof Element && event.target.closest('input, textarea, select')))
        return
      const [file, otherwise] = pastedFiles(event.clipboardData)
      if (!file) return
      event.preventDefault()
      latest.current(file, otherwise)
    }
    document.addEventListener('paste', onEvent)
    return () => document.removeEventListener('paste', onEvent)
  }, [])
}
