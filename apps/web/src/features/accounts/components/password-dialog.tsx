import { passwordBody } from '@capivira/core/accounts/two-factor-contract'
import type { Sent } from '@capivira/core/http/endpoint'
import { Button } from '@capivira/ui/button.tsx'
import { Dialog } from '@capivira/ui/dialog.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { PasswordInput } from '@capivira/ui/password-input.tsx'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type ReactNode, useEffect, useId } from 'react'
import { useForm } from 'react-hook-form'
import { messageOf } from '../../../lib/http.ts'

type Body = Sent<typeof passwordBody>

export type PasswordDialogProps = {
  title: string
  description: ReactNode
  children?: ReactNode
  confirmLabel: string
  pendingLabel: string
  variant?: 'primary' | 'danger'
  pending: boolean
  error: Error | null
  onConfirm: (password: string) => void
  onClose: () => void
}

/** Asks for the password before something that only its owner may do. */
export function PasswordDialog({
  title,
  description,
  children,
  confirmLabel,
  pendingLabel,
  variant = 'primary',
  pending,
  error,
  onConfirm,
  onClose,
}: PasswordDialogProps) {
  const formId = useId()
  const form = useForm<Body, unknown, Body>({
    resolver: standardSchemaResolver(passwordBody),
    defaultValues: { password: '' },
  })
  const { setFocus } = form
  useEffect(() => {
    if (error) setFocus('password')
  }, [error, setFocus])
  const refused = error ? messageOf(error, 'Não foi possível continuar. Tente de novo em instantes.') : undefined
  return (
    <Dialog
      open
      onOpenChange={open => !open && !pending && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} variant={variant} pending={pending} pendingLabel={pendingLabel}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      <form id={formId} noValidate onSubmit={form.handleSubmit(({ password }) => onConfirm(password))}>
        <fieldset disabled={pending}>
          <Field label="Sua senha" error={form.formState.errors.password?.message ?? refused} required>
            <PasswordInput autoComplete="current-password" {...form.register('password')} />
          </Field>
        </fieldset>
      </form>
    </Dialog>
  )
}
