import { emailBody, forgotPassword, resetEmailKept } from '@capivira/core/accounts/recovery-contract'
import type { Sent } from '@capivira/core/http/endpoint'
import { Button } from '@capivira/ui/button.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { MailCheck } from '@capivira/ui/icons'
import { Outcome } from '@capivira/ui/outcome.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { call } from '../../../lib/call.ts'
import { messageOf } from '../../../lib/http.ts'

type Body = Sent<typeof emailBody>

/** Asks where to send the link. What it answers is the same for every address. */
export function ForgotPasswordForm() {
  const form = useForm<Body, unknown, Body>({
    resolver: standardSchemaResolver(emailBody),
    defaultValues: { email: '' },
  })
  const ask = useMutation({ mutationFn: (body: Body) => call(forgotPassword, { body }) })
  if (ask.isSuccess) {
    const kept = ask.data.message === resetEmailKept
    return (
      <Outcome className="flex flex-col items-center gap-3 text-center">
        <MailCheck aria-hidden="true" className="size-12 text-primary" />
        <p className="text-lg font-bold">{kept ? 'Peça o link' : 'Confira seu email'}</p>
        <p>{ask.data.message}</p>
        <p className="text-sm text-ink-soft">
          O link vale por 1 hora.
          {!kept &&
            ' Se a mensagem não chegar em alguns minutos, olhe a caixa de spam e confira se o email está certo.'}
        </p>
        <Button variant="secondary" onClick={() => ask.reset()}>
          Usar outro email
        </Button>
      </Outcome>
    )
  }
  return (
    <form noValidate onSubmit={form.handleSubmit(body => ask.mutate(body))}>
      <fieldset disabled={ask.isPending} className="flex flex-col gap-4">
        <Field
          label="Email"
          error={
            form.formState.errors.email?.message ??
            (ask.error ? messageOf(ask.error, 'Não foi possível enviar. Tente de novo em instantes.') : undefined)
          }
          required
        >
          <TextInput
            type="email"
            autoComplete="username"
            inputMode="email"
            placeholder="nome@escola.com.br"
            {...form.register('email')}
          />
        </Field>
        <Button type="submit" size="lg" wide pending={ask.isPending} pendingLabel="Enviando...">
          Enviar link
        </Button>
      </fieldset>
    </form>
  )
}
