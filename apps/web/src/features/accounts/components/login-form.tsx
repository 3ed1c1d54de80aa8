import { emailNotVerified, login, loginBody, wrongCredentials } from '@capivira/core/accounts/contract'
import type { Sent } from '@capivira/core/http/endpoint'
import { Button } from '@capivira/ui/button.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { PasswordInput } from '@capivira/ui/password-input.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { toast } from '@capivira/ui/toast'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, lazy, Suspense, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useHistoryState } from 'wouter/use-browser-location'
import { call } from '../../../lib/call.ts'
import { refusalOf } from '../../../lib/http.ts'
import { Link } from '../../navigation/components/links.tsx'
import { useWelcome } from '../use-welcome.ts'

/** Loaded for who has yet to open the first e-mail. */
const ResendVerification = lazy(async () => ({
  default: (await import('./resend-verification.tsx')).ResendVerification,
}))

type Body = Sent<typeof loginBody>
type Props = {
  /** Called when the password was right and the account asks for a code besides. */
  onSecondStep: (step: { method: 'app' | 'email'; message: string }) => void
}

const linkStyle =
  'inline-flex min-h-12 items-center self-center font-bold text-info underline decoration-2 underline-offset-4 ' +
  'hover:text-info-ink'

/** Said before anything is sent: whoever is signed in is known by a cookie alone. */
const noCookies = {
  title: 'Este navegador não aceita cookies',
  description: 'Sem eles não dá para entrar. Permita os cookies deste endereço nas configurações e toque em Entrar.',
  variant: 'destructive',
} as const

/**
 * Email and password. Once signed in, the table of routes leads away from this screen, to where the visitor wanted to
 * go.
 */
export function LoginForm({ onSecondStep }: Props) {
  const welcome = useWelcome()
  const known = useHistoryState<{ email?: string } | null>()?.email ?? ''
  const form = useForm<Body, unknown, Body>({
    resolver: standardSchemaResolver(loginBody),
    defaultValues: { email: known, password: '' },
  })
  const { errors } = form.formState

  const signIn = useMutation({
    mutationFn: (body: Body) => call(login, { body }),
    onSuccess: ({ user, twoFactorMethod: method = 'app', message = '' }) =>
      user ? welcome(user) : onSecondStep({ method, message }),
    onError: error =>
      toast({ title: 'Erro no login', description: refusalOf(error, wrongCredentials), variant: 'destructive' }),
  })
  const { isError } = signIn
  const refused = signIn.error ? refusalOf(signIn.error, wrongCredentials) : undefined
  const unverified = refused === emailNotVerified
  const { setFocus } = form
  useEffect(() => {
    if (isError && !unverified) setFocus('password')
  }, [isError, unverified, setFocus])
  const pending = signIn.isPending || signIn.data?.user !== undefined

  const send = (body: Body) => (navigator.cookieEnabled ? signIn.mutate(body) : toast(noCookies))

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    // Some password managers fill fields without a word to the page: what is seen in them counts.
    const seen = new FormData(event.currentTarget)
    for (const name of ['email', 'password'] as const) form.setValue(name, String(seen.get(name) ?? ''))
    form.handleSubmit(send)(event)
  }

  return (
    <form noValidate onSubmit={onSubmit}>
      <fieldset disabled={pending} className="flex flex-col gap-4">
        <Field label="Email" error={errors.email?.message} required>
          <TextInput
            type="email"
            autoComplete="username"
            inputMode="email"
            placeholder="nome@escola.com.br"
            {...form.register('email')}
          />
        </Field>
        <Field label="Senha" error={errors.password?.message ?? (unverified ? undefined : refused)} required>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
        {unverified && (
          <Suspense>
            <ResendVerification email={signIn.variables?.email ?? ''} reason={emailNotVerified} />
          </Suspense>
        )}
        <Button type="submit" size="lg" wide pending={pending} pendingLabel="Entrando...">
          Entrar
        </Button>
        <Link href="/forgot-password" className={linkStyle}>
          Esqueci minha senha
        </Link>
      </fieldset>
    </form>
  )
}
