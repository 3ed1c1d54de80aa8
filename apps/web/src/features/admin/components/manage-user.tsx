import { email, userType } from '@capivira/core/accounts/contract'
import type { AdminUser } from '@capivira/core/admin/contract'
import { Button } from '@capivira/ui/button.tsx'
import { Dialog } from '@capivira/ui/dialog.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { KeyRound, Lock, LockOpen, Settings2 } from '@capivira/ui/icons'
import { Select } from '@capivira/ui/select.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { type FormEvent, type ReactNode, useState } from 'react'
import { fieldErrorsOf } from '../../../lib/http.ts'
import { useChangeRole, useCorrectEmail, useLockUser, useResetPassword } from '../queries.ts'
import { roleNames } from '../text.ts'
import { HandedOutPassword } from './handed-out-password.tsx'

/** What an administrator can do to somebody else's account. */
export function ManageUser({ user }: { user: AdminUser }) {
  const [open, setOpen] = useState(false)
  const reset = useResetPassword(user.id)
  function change(next: boolean) {
    setOpen(next)
    if (!next) reset.reset()
  }
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Settings2 aria-hidden="true" className="size-5" />}
        aria-label={`Gerenciar a conta de ${user.fullName}, ${user.email}`}
        onClick={() => setOpen(true)}
      >
        Gerenciar
      </Button>
      <Dialog open={open} onOpenChange={change} title={user.fullName} description={user.email}>
        <div className="flex flex-col divide-y-2 divide-line">
          <Part title="Senha" says="As sessões abertas terminam, e a pessoa entra com a senha que você entregar.">
            {reset.data ? (
              <HandedOutPassword {...reset.data} />
            ) : (
              <Button
                variant="secondary"
                icon={<KeyRound aria-hidden="true" className="size-5" />}
                pending={reset.isPending}
                pendingLabel="Gerando senha..."
                onClick={() => reset.mutate(undefined)}
              >
                Gerar senha provisória
              </Button>
            )}
          </Part>
          <EmailPart user={user} />
          <RolePart user={user} />
          <LockPart user={user} />
        </div>
      </Dialog>
    </>
  )
}

function Part({ title, says, children }: { title: string; says: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <div>
        <h3 className="text-lg">{title}</h3>
        <p className="text-sm text-ink-soft">{says}</p>
      </div>
      {children}
    </section>
  )
}

function EmailPart({ user }: { user: AdminUser }) {
  const correct = useCorrectEmail(user.id)
  const [typed, setTyped] = useState(user.email)
  const parsed = email.safeParse(typed)
  const [tried, setTried] = useState(false)
  const wrong = tried && !parsed.success ? parsed.error.issues[0]?.message : fieldErrorsOf(correct.error).email
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (parsed.success && parsed.data !== user.email) correct.mutate(parsed.data)
  }
  return (
    <Part
      title="Email"
      says="Para quando foi digitado errado. A pessoa entra de novo, com o email certo, e o endereço antigo é avisado."
    >
      <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <Field label="Email da conta" error={wrong} className="min-w-44 flex-1">
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="off"
            value={typed}
            onChange={event => {
              setTyped(event.target.value)
              correct.reset()
            }}
          />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          disabled={typed.trim().toLowerCase() === user.email}
          pending={correct.isPending}
          pendingLabel="Salvando..."
        >
          Corrigir email
        </Button>
      </form>
    </Part>
  )
}

function RolePart({ user }: { user: AdminUser }) {
  const changeRole = useChangeRole(user.id)
  const [chosen, setChosen] = useState(user.userType)
  return (
    <Part title="Tipo de conta" says="Quem muda de tipo entra de novo e passa a ver as telas do novo tipo.">
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Tipo" className="min-w-44 flex-1">
          <Select value={chosen} onChange={event => setChosen(userType.parse(event.target.value))}>
            {Object.entries(roleNames).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Button
          variant="secondary"
          disabled={chosen === user.userType}
          pending={changeRole.isPending}
          pendingLabel="Salvando..."
          onClick={() => changeRole.mutate(chosen, { onError: () => setChosen(user.userType) })}
        >
          Mudar tipo
        </Button>
      </div>
    </Part>
  )
}

function LockPart({ user }: { user: AdminUser }) {
  const lock = useLockUser(user.id)
  const locked = user.lockedAt !== null
  return (
    <Part
      title="Acesso"
      says={
        locked
          ? 'A conta está bloqueada: a pessoa não consegue entrar. Nada do que ela fez se perdeu.'
          : 'Uma conta bloqueada sai na hora de todos os aparelhos. Nada se perde, e você pode desbloquear depois.'
      }
    >
      <Button
        variant={locked ? 'primary' : 'danger'}
        icon={
          locked ? <LockOpen aria-hidden="true" className="size-5" /> : <Lock aria-hidden="true" className="size-5" />
        }
        pending={lock.isPending}
        pendingLabel={locked ? 'Desbloqueando...' : 'Bloqueando...'}
        onClick={() => lock.mutate(!locked)}
      >
        {locked ? 'Desbloquear conta' : 'Bloquear conta'}
      </Button>
    </Part>
  )
}
