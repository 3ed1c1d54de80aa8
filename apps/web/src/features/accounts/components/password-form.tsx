import { changePassword, changePasswordBody } from '@capivira/core/accounts/profile-contract'
import type { Sent } from '@capivira/core/http/endpoint'
import { Button } from '@capivira/ui/button.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { KeyRound } from '@capivira/ui/icons'
import { PasswordInput } from '@capivira/ui/password-input.tsx'
import { toast } from '@capivira/ui/toast'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../../lib/call.ts'
import { fieldErrorsOf, messageOf } from '../../../lib/http.ts'
import { refreshTwoFactor } from '../queries.ts'
import { PasswordAdvice } from './password-advice.tsx'
import { PasswordPair } from './password-pair.tsx'
import { ProfileSection } from './profile-section.tsx'

type Body = Sent<typeof changePasswordBody>

const empty = { currentPassword: '', password: '', confirmPassword: '' }

/** The field that the server complains about; null when it is about none. */
function wrongField(error: unknown): 'currentPassword' | 'password' | null {
  const { currentPassword, password } = fieldErrorsOf(error)
  return currentPassword ? 'currentPassword' : password ? 'password' : null
}

/** Changes the password by the current one. */
export function PasswordForm({ fullName, email }: { fullName: string; email: string }) {
  const client = useQueryClient()
  const form = useForm<Body, unknown, Body>({
    resolver: standardSchemaResolver(changePasswordBody),
    defaultValues: empty,
  })
  const change = useMutation({
    mutationFn: (body: Body) => call(changePassword, { body }),
    onSuccess: ({ message }) => {
      form.reset(empty)
      toast({ title: 'Senha trocada', description: message })
      return refreshTwoFactor(client)
    },
    onError: error => {
      const field = wrongField(error)
      const description = messageOf(error, 'Tente de novo em instantes.')
      // What stands at its field is not said again elsewhere, and goes as soon as something else is written there.
      if (field) form.setError(field, { message: description })
      else toast({ title: 'Senha não trocada', description, variant: 'destructive' })
    },
  })
  const { errors } = form.formState
  const wrong = wrongField(change.error)
  const { setFocus } = form
  // Only now can the fields be written in again.
  useEffect(() => {
    if (wrong && change.isError) setFocus(wrong)
  }, [wrong, change.isError, setFocus])
  return (
    <ProfileSection
      title="Senha"
      description="Ao trocar, as sessões nos outros aparelhos terminam."
      icon={<KeyRound aria-hidden="true" className="mt-1 size-6 shrink-0 text-primary" />}
    >
      <form noValidate onSubmit={form.handleSubmit(body => change.mutate(body))}>
        {/* So that password managers know whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <fieldset disabled={change.isPending} className="flex flex-col gap-4">
          <Field label="Senha atual" error={errors.currentPassword?.message} required>
            <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
          </Field>
          <PasswordPair
            password={{
              register: form.register('password', { deps: ['confirmPassword'] }),
              error: errors.password?.message,
            }}
            confirm={{ register: form.register('confirmPassword'), error: errors.confirmPassword?.message }}
            advice={error => (
              <PasswordAdvice error={error} password={form.watch('password')} fullName={fullName} email={email} />
            )}
          />
          <div>
            <Button type="submit" pending={change.isPending} pendingLabel="Trocando...">
              Trocar senha
            </Button>
          </div>
        </fieldset>
      </form>
    </ProfileSection>
  )
}
