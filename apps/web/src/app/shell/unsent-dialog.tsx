import { AlertDialog } from '@capivira/ui/alert-dialog.tsx'
import { unsentText } from '../unsent-text.ts'
import type { SignOut } from '../use-sign-out.ts'

/** Asks before leaving a device that holds study nobody else knows of. */
export default function UnsentDialog({ unsent, leaving, stay, leaveAnyway }: SignOut) {
  return (
    <AlertDialog
      open
      onOpenChange={open => !open && stay()}
      title={unsentText.title}
      description={unsentText.description(unsent)}
      confirmLabel="Sair mesmo assim"
      cancelLabel="Esperar"
      pending={leaving}
      pendingLabel="Saindo..."
      onConfirm={leaveAnyway}
    />
  )
}
