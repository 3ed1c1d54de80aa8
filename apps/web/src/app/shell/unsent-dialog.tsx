import { AlertDialog } from '@capivira/ui/alert-dialog.tsx'
import { formatCount } from '../../lib/format.ts'
import type { SignOut } from '../use-sign-out.ts'

/** Asks before leaving a device that holds study nobody else knows of. */
export default function UnsentDialog({ unsent, leaving, stay, leaveAnyway }: SignOut) {
  return (
    <AlertDialog
      open
      onOpenChange={open => !open && stay()}
      title="Sair e perder o que não foi enviado?"
      description={`${formatCount(
        unsent,
        'coisa que você fez ainda está só neste aparelho',
        'coisas que você fez ainda estão só ' + 'neste aparelho',
      )}. Espere a internet voltar para não perder nada.`}
      confirmLabel="Sair mesmo assim"
      cancelLabel="Esperar"
      pending={leaving}
      pendingLabel="Saindo..."
      onConfirm={leaveAnyway}
    />
  )
}
