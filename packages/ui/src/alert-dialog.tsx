import * as Radix from '@radix-ui/react-alert-dialog'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import type { ButtonVariant } from './button-style.ts'
import { DialogBackdrop, dialogPanel, leaveEscape } from './dialog-parts.tsx'
import { useReturnFocus } from './use-return-focus.ts'

export type AlertDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** What will happen, in one or two sentences. */
  description: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** danger when something is lost. */
  variant?: Extract<ButtonVariant, 'danger' | 'primary'>
  /** While true the dialog stays and the confirming button shows `pendingLabel`. */
  pending?: boolean
  pendingLabel?: string
  /** Called on confirmation; the caller closes the dialog when the work is done. */
  onConfirm: () => void
}

/** Asks before something that cannot be undone. The focus starts on 'Cancelar'. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancelar',
  variant = 'danger',
  pending = false,
  pendingLabel,
  onConfirm,
}: AlertDialogProps) {
  const focus = useReturnFocus()
  const change = (next: boolean) => !pending && onOpenChange(next)
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <DialogBackdrop onBack={() => change(false)} />
        <Radix.Content {...focus} onEscapeKeyDown={leaveEscape} aria-modal="true" className={dialogPanel}>
          <Radix.Title className="text-xl">{title}</Radix.Title>
          <Radix.Description className="text-ink-soft">{description}</Radix.Description>
          <div className="flex flex-col-reverse gap-3 pt-1 sm:flex-row sm:justify-end">
            <Radix.Cancel asChild>
              <Button variant="secondary" disabled={pending}>
                {cancelLabel}
              </Button>
            </Radix.Cancel>
            <Button
              variant={variant}
              pending={pending}
              pendingLabel={pendingLabel}
              // The second half of a double click comes before the button is drawn as waiting.
              onClick={({ detail }) => detail < 2 && onConfirm()}
            >
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
