import { ownPasswordBody } from '@capivira/core/accounts/contract'
import { resetPassword } from '@capivira/core/accounts/recovery-contract'
import type { Sent } from '@capivira/core/http/endpoint'
import { Button } from '@capivira/ui/button.tsx'
import { Outcome } from '@capivira/ui/outcome.tsx'
import { toast } from '@capivira/ui/toast'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { call } from '../../../lib/call.ts'
import { ApiError, fieldErrorsOf, messageOf } from '../../../lib/http.ts'
import { ButtonLink } from '../../navigation/components/links.tsx'
import { currentUserKey } from '../current-user.ts'
import { PasswordAdvice } from './password-advice.tsx'
import { PasswordPair } from './password-pair.tsx'

type Body = Sent<typeof ownPasswordBody>

/** A new password by the link of an e-mail; every session ends with it. `onSpent`: the link is good no more. */
export function ResetPasswordForm({ token, onSpent }: { token: string; onSpent: () => void }) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const form = useForm<Body, unknown, Body>({
    resolver: standardSchemaResolver(ownPasswordBody),
    defaultValues: { password: '', confirmPassword: '' },
  })
  const reset = useMutation({
    mutationFn: (body: Body) => call(resetPassword, { body: { ...body, token } }),
    onSuccess: ({ message }) => {
      toast({ title: 'Senha trocada', description: message })
      onSpent()
      client.setQueryData(currentUserKey, null)
      navigate('/login')
    },
    onError: error => {
      const { password } = fieldErrorsOf(error)
      if (password) form.setError('password', { message: password })
    },
  })
  const refused = Boolean(fieldErrorsOf(reset.error).password)
  const { setFocus } = form
  // Only now can the field be written in again.
  useEffect(() => {
    if (refused && reset.isError) setFocus('password')
  }, [refused, reset.isError, setFocus])
  if (reset.error instanceof ApiError && reset.error.status === 410)
    return (
      <Outcome role="alert" className="flex flex-col items-center gap-4 text-center">
        <p>{messageOf(reset.error, '')}</p>
        <ButtonLink href="/forgot-password">Pedir outro link</ButtonLink>
      </Outcome>
    )
  const { errors } = form.formState
  const other = reset.error && !refused
  return (
    <form noValidate onSubmit={form.handleSubmit(body => reset.mutate(body))}>
      <fieldset disabled={reset.isPending} className="flex flex-col gap-4">
        <PasswordPair
          password={{
            register: form.register('password', { deps: ['confirmPassword'] }),
            error: errors.password?.message,
          }}
          confirm={{ register: form.register('confirmPassword'), error: errors.confirmPassword?.message }}
          advice={error => <PasswordAdvice error={error} password={form.watch('password')} />}
        />
        {other && (
          <p role="alert" className="text-sm font-bold text-danger">
            {messageOf(reset.error, 'Não foi possível trocar a senha. Tente de novo em instantes.')}
          </p>
        )}
        <Button type="submit" size="lg" wide pending={reset.isPending} pendingLabel="Salvando...">
          Salvar nova senha
        </Button>
      </fieldset>
    </form>
  )
}
