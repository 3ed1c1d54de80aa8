import { Button } from '@capivira/ui/button.tsx'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Sheet } from './sheet.tsx'

export type ConfirmProps = {
  open: boolean
  title: string
  description: string
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  onCancel: () => void
}

/** Milliseconds within which a tap is the second half of the one that asked, and not an answer. */
const doubleTap = 400

/**
 * Asks before something that cannot be undone; the focus starts on the button that leaves all as it is, and a double
 * tap on what asks answers nothing.
 */
export function Confirm({ open, title, description, confirmLabel, cancelLabel, onConfirm, onCancel }: ConfirmProps) {
  const openedAt = useRef(0)
  useEffect(() => {
    if (open) openedAt.current = performance.now()
  }, [open])

  function answer({ detail }: MouseEvent) {
    // By keyboard there is none: the focus had to be led here first.
    const isTap = detail > 0
    if (isTap && performance.now() - openedAt.current < doubleTap) return
    onConfirm()
  }

  return (
    <Sheet
      open={open}
      onClose={onCancel}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" data-autofocus onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant="danger" onClick={answer}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
