import { Button } from '@capivira/ui/button.tsx'
import { Dialog } from '@capivira/ui/dialog.tsx'
import { UserPlus } from '@capivira/ui/icons'
import { Spinner } from '@capivira/ui/spinner.tsx'
import { lazy, Suspense, useState } from 'react'
import { useDraftOpen } from '../../drafts/use-draft.ts'
import type { Made } from '../made.ts'
import { HandedOutPassword } from './handed-out-password.tsx'

/** Loaded with the dialog: forms bring their own library. */
const NewUserForm = lazy(() => import('./new-user-form.tsx'))

const formName = 'admin-user'

/** Creates an account for somebody, and shows its password once. */
export function CreateUser() {
  const [open, setOpen] = useDraftOpen(formName)
  const [made, setMade] = useState<Made | null>(null)
  function change(next: boolean) {
    setOpen(next)
    if (!next) setMade(null)
  }
  return (
    <>
      <Button icon={<UserPlus aria-hidden="true" className="size-5" />} onClick={() => setOpen(true)}>
        Criar usuário
      </Button>
      <Dialog
        open={open}
        onOpenChange={change}
        title={made ? 'Conta criada com sucesso!' : 'Criar usuário'}
        description={
          made
            ? `${made.user.fullName} entra com ${made.user.email} e esta senha:`
            : 'A pessoa recebe de você uma senha provisória e escolhe a dela ao entrar.'
        }
        footer={made && <Button onClick={() => change(false)}>Já anotei</Button>}
      >
        {made ? (
          <HandedOutPassword {...made} />
        ) : (
          <Suspense fallback={<Spinner />}>
            <NewUserForm formName={formName} onMade={setMade} />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}
