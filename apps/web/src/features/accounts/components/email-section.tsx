import type { User } from '@capivira/core/accounts/contract'
import { cancelEmailChange, changeEmail, changeEmailBody, getEmailChange } from '@capivira/core/accounts/email-contract'
import type { Parsed, Sent } from '@capivira/core/http/endpoint'
import { Button } from '@capivira/ui/button.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { Mail, MailQuestion } from '@capivira/ui/icons'
import { PasswordInput } from '@capivira/ui/password-input.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { toast } from '@capivira/ui/toast'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { call, read } from '../../../lib/call.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { fieldErrorsOf, messageOf } from '../../../lib/http.ts'
import { useEmailChange } from '../queries.ts'
import { CodeInput } from './code-input.tsx'
import { ProfileSection } from './profile-section.tsx'

type Values = Sent<typeof changeEmailBody>
type Body = Parsed<typeof changeEmailBody>

const empty = { email: '', currentPassword: '', code: undefined }
const { queryKey } = read(getEmailChange)

/** The address of the account: what waits to be confirmed, and the way to another one. */
export function EmailSection({ user }: { user: User }) {
  const { data } = useEmailChange()
  return (
    <ProfileSection
      title="Email"
      description={
        <>
          Você entra com <span className="break-all font-bold">{user.email}</span>.
        </>
      }
      icon={<Mail aria-hidden="true" className="mt-1 size-6 shrink-0 text-primary" />}
    >
      {data?.pending && <Pending {...data.pending} />}
      <ChangeForm />
    </ProfileSection>
  )
}

function Pending({ email, until }: { email: string; until: string }) {
  const client = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => call(cancelEmailChange),
    onSuccess: ({ message }) => {
      toast({ title: message })
      return client.invalidateQueries({ queryKey })
    },
    onError: error => toast({ title: 'Erro', description: messageOf(error, tryAgain), variant: 'destructive' }),
  })
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md bg-soft-info p-4 text-info-ink">
      <MailQuestion aria-hidden="true" className="size-7 shrink-0" />
      <p className="min-w-0 flex-1 basis-60">
        Falta confirmar <strong className="break-all">{email}</strong>: abra o link da mensagem que vai para lá.{' '}
        {`Ele vale até ${formatDateTime(until)}.`}
      </p>
      <Button
        variant="secondary"
        size="sm"
        pending={cancel.isPending}
        pendingLabel="Cancelando..."
        onClick={() => cancel.mutate()}
      >
        Cancelar troca
      </Button>
    </div>
  )
}

const tryAgain = 'Tente de novo em instantes.'

/** Asks for another address by the password; a code is asked for once the server says that it is needed. */
function ChangeForm() {
  const client = useQueryClient()
  const form = useForm<Values, unknown, Body>({
    resolver: standardSchemaResolver(changeEmailBody),
    defaultValues: empty,
  })
  const change = useMutation({
    mutationFn: (body: Body) => call(changeEmail, { body }),
    onSuccess: ({ message, requiresTwoFactor }) => {
      toast({ title: requiresTwoFactor ? 'Falta o código' : 'Confira seu novo email', description: message })
      if (requiresTwoFactor) return
      form.reset(empty)
      return client.invalidateQueries({ queryKey })
    },
    onError: error =>
      toast({ title: 'Email não trocado', description: messageOf(error, tryAgain), variant: 'destructive' }),
  })
  // Once asked for, the code's field stays through wrong codes, until the change was asked for.
  const { errors } = form.formState
  const told = fieldErrorsOf(change.error)
  const asksCode =
    change.data?.requiresTwoFactor === true || told.code !== undefined || form.watch('code') !== undefined
  const { setFocus } = form
  useEffect(() => {
    if (change.data?.requiresTwoFactor) setFocus('code')
  }, [change.data, setFocus])
  return (
    <form noValidate onSubmit={form.handleSubmit(body => change.mutate(body))}>
      <fieldset disabled={change.isPending} className="flex flex-col gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label="Novo email" error={errors.email?.message ?? told.email} required>
            <TextInput type="email" inputMode="email" autoComplete="email" {...form.register('email')} />
          </Field>
          <Field label="Sua senha" error={errors.currentPassword?.message ?? told.currentPassword} required>
            <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
          </Field>
        </div>
        {asksCode && (
          <Field
            label="Código da verificação em duas etapas"
            hint={change.data?.message ?? 'Você também pode usar um código de recuperação.'}
            error={errors.code?.message ?? told.code}
            required
          >
            <CodeInput {...form.register('code', { setValueAs: value => value || undefined })} />
          </Field>
        )}
        <div>
          <Button type="submit" pending={change.isPending} pendingLabel="Enviando...">
            Trocar email
          </Button>
        </div>
      </fieldset>
    </form>
  )
}
