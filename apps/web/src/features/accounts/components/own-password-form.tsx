import { ownPasswordBody, setOwnPassword } from '@capivira/core/accounts/contract'
import type { Sent } from '@capivira/core/http/endpoint'
import { Button } from '@capivira/ui/button.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { PasswordInput } from '@capivira/ui/password-input.tsx'
import { toast } from '@capivira/ui/toast'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../../lib/call.ts'
import { fieldErrorsOf, messageOf } from '../../../lib/http.ts'
import { currentUserKey, useUser } from '../current-user.ts'
import { PasswordAdvice } from './password-advice.tsx'

type Body = Sent<typeof ownPasswordBody>

/** Chooses a password in place of the one that was handed out; then the screen one came for appears. */
export function OwnPasswordForm() {
  const client = useQueryClient()
  const { fullName, email } = useUser()
  const [visible, setVisible] = useState(false)
  const form = useForm<Body, unknown, Body>({
    resolver: standardSchemaResolver(ownPasswordBody),
    defaultValues: { password: '', confirmPassword: '' },
  })
  const { errors } = form.formState
  const choose = useMutation({
    mutationFn: (body: Body) => call(setOwnPassword, { body }),
    onSuccess: ({ message, user }) => {
      toast({ title: message })
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserKey[0] })
      client.setQueryData(currentUserKey, user)
    },
    onError: error => {
      const { password } = fieldErrorsOf(error)
      if (password) form.setError('password', { message: password })
      else toast({ title: 'Erro', description: messageOf(error, 'Tente de novo.'), variant: 'destructive' })
    },
  })
  const refused = Boolean(fieldErrorsOf(choose.error).password)
  const { setFocus } = form
  // Only now can the field be written in again.
  useEffect(() => {
    if (refused && choose.isError) setFocus('password')
  }, [refused, choose.isError, setFocus])

  return (
    <form noValidate onSubmit={form.handleSubmit(body => choose.mutate(body))}>
      {/* Tells password managers whose password changes: else they keep it without a name, beside the one that was
          handed out. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <fieldset disabled={choose.isPending} className="flex flex-col gap-4">
        <Field label="Nova senha" noted error={errors.password?.message} required>
          <PasswordInput
            autoComplete="new-password"
            visible={visible}
            onVisibleChange={setVisible}
            {...form.register('password', { deps: ['confirmPassword'] })}
          />
          <PasswordAdvice
            password={form.watch('password')}
            fullName={fullName}
            email={email}
            error={errors.password?.message}
          />
        </Field>
        <Field label="Confirmar senha" error={errors.confirmPassword?.message} required>
          <PasswordInput
            autoComplete="new-password"
            visible={visible}
            onVisibleChange={setVisible}
            {...form.register('confirmPassword')}
          />
        </Field>
        <Button type="submit" size="lg" wide pending={choose.isPending} pendingLabel="Salvando...">
          Salvar e continuar
        </Button>
      </fieldset>
    </form>
  )
}
