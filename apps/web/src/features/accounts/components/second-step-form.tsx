import { passSecondStep, resendCode, secondStepBody, wrongCode } from '@capivira/core/accounts/two-factor-contract'
import type { Sent } from '@capivira/core/http/endpoint'
import { Button } from '@capivira/ui/button.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { toast } from '@capivira/ui/toast'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../../lib/call.ts'
import { ApiError, messageOf, refusalOf } from '../../../lib/http.ts'
import { useWelcome } from '../use-welcome.ts'
import { CodeInput } from './code-input.tsx'

type Props = {
  method: 'app' | 'email'
  /** Back to e-mail and password: by choice, or because the time is over. */
  onStartOver: () => void
}
type Body = Sent<typeof secondStepBody>

/** The second step of signing in: a code from the app or the e-mail, or one of the recovery codes. */
export function SecondStepForm({ method, onStartOver }: Props) {
  const welcome = useWelcome()
  const [recovering, setRecovering] = useState(false)
  const form = useForm<Body, unknown, Body>({
    resolver: standardSchemaResolver(secondStepBody),
    defaultValues: { code: '' },
  })
  const { setFocus, resetField } = form
  const pass = useMutation({
    mutationFn: (body: Body) => call(passSecondStep, { body }),
    onSuccess: ({ user }) => welcome(user),
    onError: error => {
      if (!(error instanceof ApiError) || error.status !== 410) return
      toast({ title: 'Entre de novo', description: messageOf(error, ''), variant: 'destructive' })
      onStartOver()
    },
  })
  const resend = useMutation({
    mutationFn: () => call(resendCode),
    onSuccess: ({ message }) => toast({ title: message, description: 'O código anterior deixou de valer.' }),
    onError: error =>
      toast({ title: 'Código não enviado', description: messageOf(error, 'Tente de novo.'), variant: 'destructive' }),
  })
  const { isError } = pass
  useEffect(() => {
    if (isError || recovering) setFocus('code')
  }, [isError, recovering, setFocus])
  useEffect(() => setFocus('code'), [setFocus])

  const refused = pass.error ? refusalOf(pass.error, wrongCode) : undefined
  const pending = pass.isPending || pass.isSuccess
  return (
    <form noValidate onSubmit={form.handleSubmit(body => pass.mutate(body))}>
      <fieldset disabled={pending} className="flex flex-col gap-4">
        <Field
          label={recovering ? 'Código de recuperação' : 'Código de 6 números'}
          hint={recovering ? 'Um dos que você guardou, como abcde-23456. Cada um vale uma vez.' : hints[method]}
          error={form.formState.errors.code?.message ?? refused}
          required
        >
          {recovering ? (
            <TextInput autoComplete="off" autoCapitalize="off" spellCheck={false} {...form.register('code')} />
          ) : (
            <CodeInput {...form.register('code')} />
          )}
        </Field>
        <Button type="submit" size="lg" wide pending={pending} pendingLabel="Conferindo...">
          Entrar
        </Button>
        <div className="flex flex-col gap-1">
          {method === 'email' && !recovering && (
            <Button
              variant="ghost"
              wide
              pending={resend.isPending}
              pendingLabel="Enviando..."
              onClick={() => resend.mutate()}
            >
              Enviar outro código
            </Button>
          )}
          <Button
            variant="ghost"
            wide
            onClick={() => {
              resetField('code')
              pass.reset()
              setRecovering(!recovering)
            }}
          >
            {recovering ? 'Usar o código de 6 números' : 'Usar um código de recuperação'}
          </Button>
          <Button variant="ghost" wide onClick={onStartOver}>
            Entrar com outra conta
          </Button>
        </div>
      </fieldset>
    </form>
  )
}

const hints = {
  app:
    'O aplicativo mostra um código novo a cada 30 segundos. Se nenhum for aceito, deixe a hora do celular no ' +
    'automático.',
  email: 'O código vale por 10 minutos. Se ele não chegar, olhe a caixa de spam.',
} as const
