import { login, loginBody, wrongCredentials } from '@capivira/core/accounts/contract'
import type { Sent } from '@capivira/core/http/endpoint'
import { Button } from '@capivira/ui/button.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { PasswordInput } from '@capivira/ui/password-input.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { toast } from '@capivira/ui/toast'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useHistoryState } from 'wouter/use-browser-location'
import { call } from '../../../lib/call.ts'
import { messageOf } from '../../../lib/http.ts'
import { currentUserKey } from '../current-user.ts'
import { loginDelay } from '../timings.ts'

type Body = Sent<typeof loginBody>

/** Email and password. Once signed in, the table of routes leads away from this screen, to where the visitor wanted to go. */
export function LoginForm() {
  const client = useQueryClient()
  const known = useHistoryState<{ email?: string } | null>()?.email ?? ''
  const form = useForm<Body, unknown, Body>({
    resolver: standardSchemaResolver(loginBody),
    defaultValues: { email: known, password: '' },
  })
  const { errors } = form.formState

  const signIn = useMutation({
    mutationFn: (body: Body) => call(login, { body }),
    onSuccess: ({ user }) => {
      if (!user) {
        toast({
          title: 'Erro no login',
          description: 'Sua conta pede um código de verificação.',
          variant: 'destructive',
        })
        return
      }
      toast({ title: 'Login realizado com sucesso', description: `Bem-vindo(a), ${user.fullName}!` })
      setTimeout(() => client.setQueryData(currentUserKey, user), loginDelay)
    },
    onError: error =>
      toast({ title: 'Erro no login', description: messageOf(error, wrongCredentials), variant: 'destructive' }),
  })
  const { isError } = signIn
  const refused = signIn.error ? messageOf(signIn.error, wrongCredentials) : undefined
  const { setFocus } = form
  useEffect(() => {
    if (isError) setFocus('password')
  }, [isError, setFocus])
  const pending = signIn.isPending || signIn.data?.user !== undefined

  return (
    <form noValidate onSubmit={form.handleSubmit(body => signIn.mutate(body))}>
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
        <Field label="Senha" error={errors.password?.message ?? refused} required>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
        <Button type="submit" size="lg" wide pending={pending} pendingLabel="Entrando...">
          Entrar
        </Button>
      </fieldset>
    </form>
  )
}
