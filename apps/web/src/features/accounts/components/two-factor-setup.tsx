import {
  beginTwoFactor,
  confirmTwoFactor,
  confirmTwoFactorBody,
  wrongCode,
} from '@capivira/core/accounts/two-factor-contract'
import type { ReplyOf, Sent } from '@capivira/core/http/endpoint'
import { Button } from '@capivira/ui/button.tsx'
import { Dialog } from '@capivira/ui/dialog.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { Spinner } from '@capivira/ui/spinner.tsx'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useId } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../../lib/call.ts'
import { refusalOf } from '../../../lib/http.ts'
import { CodeInput } from './code-input.tsx'
import { PasswordDialog, type Proof } from './password-dialog.tsx'

const QrCode = lazy(async () => ({ default: (await import('@capivira/ui/qr-code.tsx')).QrCode }))

type Body = Sent<typeof confirmTwoFactorBody>
type Props = {
  method: 'app' | 'email'
  onDone: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

/**
 * Switches two-factor on, or over to another phone or way: the password and, where it is on, a code; then the first new
 * code.
 */
export function TwoFactorSetup({ method, onDone, onClose }: Props) {
  const begin = useMutation({
    mutationFn: (proof: Proof) => call(beginTwoFactor, { body: { ...proof, method } }),
  })
  if (!begin.data)
    return (
      <PasswordDialog
        title={method === 'app' ? 'Usar um aplicativo' : 'Usar o email'}
        description="Para sua segurança, informe a senha antes de continuar."
        confirmLabel="Continuar"
        pendingLabel="Conferindo..."
        pending={begin.isPending}
        error={begin.error}
        onConfirm={proof => begin.mutate(proof)}
        onClose={onClose}
      />
    )
  return <FirstCode {...{ method, onDone, onClose }} {...begin.data} />
}

type FirstCodeProps = Props & Omit<ReplyOf<typeof beginTwoFactor>, 'method'>

function FirstCode({ method, message, secret, uri, onDone, onClose }: FirstCodeProps) {
  const formId = useId()
  const form = useForm<Body, unknown, Body>({
    resolver: standardSchemaResolver(confirmTwoFactorBody),
    defaultValues: { method, code: '' },
  })
  const confirm = useMutation({
    mutationFn: (body: Body) => call(confirmTwoFactor, { body }),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  const { setFocus } = form
  const { isError } = confirm
  useEffect(() => {
    if (isError) setFocus('code')
  }, [isError, setFocus])
  const refused = confirm.error ? refusalOf(confirm.error, wrongCode) : undefined
  return (
    <Dialog
      open
      onOpenChange={open => !open && !confirm.isPending && onClose()}
      title={method === 'app' ? 'Ligue o aplicativo' : 'Informe o código'}
      description={
        method === 'app'
          ? 'No celular, abra um aplicativo autenticador (como Google Authenticator, Aegis ou o do próprio ' +
            'aparelho) e leia o código.'
          : `${message ?? ''} Ele vale por 10 minutos.`
      }
      footer={
        <>
          <Button variant="secondary" disabled={confirm.isPending} onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} pending={confirm.isPending} pendingLabel="Conferindo...">
            Ligar
          </Button>
        </>
      }
    >
      {uri && secret && (
        <>
          <Suspense fallback={<Spinner />}>
            <QrCode text={uri} label="Código QR para o aplicativo autenticador" className="mx-auto size-52" />
          </Suspense>
          <details>
            <summary className="flex min-h-12 cursor-pointer items-center font-bold text-info-ink">
              Não consegue ler? Use o código em texto
            </summary>
            <p
              className={
                'rounded-sm border-2 border-line bg-page px-3 py-2 font-mono text-base font-bold break-all ' +
                'select-all'
              }
            >
              {secret.match(/.{1,4}/g)?.join(' ')}
            </p>
          </details>
        </>
      )}
      <form id={formId} noValidate onSubmit={form.handleSubmit(body => confirm.mutate(body))}>
        <fieldset disabled={confirm.isPending}>
          <Field
            label={method === 'app' ? 'Código que o aplicativo mostra' : 'Código que chegou'}
            error={form.formState.errors.code?.message ?? refused}
            required
          >
            <CodeInput {...form.register('code')} />
          </Field>
        </fieldset>
      </form>
    </Dialog>
  )
}
