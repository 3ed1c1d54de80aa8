import { IconButton } from '@capivira/ui/icon-button.tsx'
import { Lightbulb, X } from '@capivira/ui/icons'
import { type ReactNode, useState } from 'react'
import { dismiss, isDismissed } from '../dismissed.ts'

/** A word for the first time on a screen; once closed it does not come back on this device. */
export default function Hint({ name, children }: { name: string; children: ReactNode }) {
  const [shown, setShown] = useState(() => !isDismissed(name))
  if (!shown) return null
  return (
    <aside aria-label="Dica" className="flex items-center gap-3 rounded-lg bg-soft-info p-3 pl-4">
      <Lightbulb aria-hidden="true" className="size-6 shrink-0 text-info-ink" />
      <p className="flex-1">{children}</p>
      <IconButton
        label="Fechar dica"
        icon={<X aria-hidden="true" />}
        onClick={() => {
          dismiss(name)
          setShown(false)
        }}
      />
    </aside>
  )
}
