import { X } from '@capivira/ui/icons'
import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { DialogBackdrop, dialogPanel, leaveEscape } from './dialog-parts.tsx'
import { IconButton } from './icon-button.tsx'
import { useReturnFocus } from './use-return-focus.ts'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the foot; the main one last. */
  footer?: ReactNode
}

/**
 * Begins in the text field a dialog begins with, where there is a mouse and so a keyboard; on a phone its keyboard
 * would cover what it is about.
 */
function beginInField(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement) || !matchMedia('(pointer: fine)').matches) return
  const first = event.currentTarget.querySelector(
    'input:not([disabled]), select:not([disabled]), textarea:not([disabled])',
  )
  if (!(first instanceof HTMLElement) || !first.matches(textFields)) return
  event.preventDefault()
  first.focus()
}

const textFields = 'textarea, input:not([type]), [type=text], [type=email], [type=tel], [type=search], [type=password]'

/**
 * A window over the page: centred on a desk, from the bottom edge on a phone, under the thumb. Escape and going back
 * close it.
 */
export function Dialog({ open, onOpenChange, title, description, children, footer }: DialogProps) {
  const focus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <DialogBackdrop onBack={() => onOpenChange(false)} />
        <Radix.Content
          onOpenAutoFocus={event => {
            focus.onOpenAutoFocus()
            beginInField(event)
          }}
          onCloseAutoFocus={focus.onCloseAutoFocus}
          onEscapeKeyDown={leaveEscape}
          {...(description ? {} : { 'aria-describedby': undefined })}
          aria-modal="true"
          className={dialogPanel}
        >
          <div className="flex items-start justify-between gap-4">
            <Radix.Title className="pt-1.5 text-xl">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Fechar" icon={<X aria-hidden="true" className="size-6" />} className="-mt-1 -mr-2" />
            </Radix.Close>
          </div>
          {description && <Radix.Description className="text-ink-soft">{description}</Radix.Description>}
          {children}
          {footer && <div className="flex flex-col-reverse gap-3 pt-1 sm:flex-row sm:justify-end">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
