import { Button } from '@capivira/ui/button.tsx'
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

/** Asks before something that cannot be undone; the focus starts on the button that leaves all as it is. */
export function Confirm({ open, title, description, confirmLabel, cancelLabel, onConfirm, onCancel }: ConfirmProps) {
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
          <Button variant="danger" onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
