import { provenBody } from '@capivira/core/accounts/two-factor-contract'
import type { Parsed, Sent } from '@capivira/core/http/endpoint'
import { Button } from '@capivira/ui/button.tsx'
import { Dialog } from '@capivira/ui/dialog.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { PasswordInput } from '@capivira/ui/password-input.tsx'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { fieldErrorsOf, isRefusedFor, messageOf } from '../../../lib/http.ts'
import { OwnCodeField } from './own-code-field.tsx'

type Values = Sent<typeof provenBody>
/** What was typed: the code where it was asked for. */
export type Proof = Parsed<typeof provenBody>

export type PasswordDialogProps = {
  title: string
  description: ReactNode
  children?: ReactNode
  confirmLabel: string
  pendingLabel: string
  variant?: 'primary' | 'danger'
  pending: boolean
  error: Error | null
  onConfirm: (proof: Proof) => void
  onClose: () => void
}

/** Asks for the password before something that only its owner may do, then for a code where the server wants one. */
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
  const form = useForm<Values, unknown, Proof>({
    resolver: standardSchemaResolver(provenBody),
    defaultValues: { password: '' },
  })
  // Once asked for, the code's field stays through wrong codes.
  const [asked, setAsked] = useState('')
  const needed = isRefusedFor(error, 'code-needed')
  const said = error ? messageOf(error, 'Não foi possível continuar. Tente de novo em instantes.') : undefined
  if (needed && said && said !== asked) setAsked(said)
  const told = fieldErrorsOf(error)
  const wrong = asked && !told.password ? 'code' : 'password'
  const { setFocus } = form
  useEffect(() => {
    if (error) setFocus(wrong)
  }, [error, wrong, setFocus])
  const { errors } = form.formState
  const refusedCode = needed ? undefined : told.code
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
      <form id={formId} noValidate onSubmit={form.handleSubmit(onConfirm)}>
        <fieldset disabled={pending} className="flex flex-col gap-4">
          <Field
            label="Sua senha"
            error={errors.password?.message ?? (needed || refusedCode ? undefined : said)}
            required
          >
            <PasswordInput autoComplete="current-password" {...form.register('password')} />
          </Field>
          {asked && (
            <OwnCodeField
              asked={asked}
              error={errors.code?.message ?? refusedCode}
              input={form.register('code')}
              onOther={() => form.resetField('code')}
              onResend={() => onConfirm({ password: form.getValues('password') })}
            />
          )}
        </fieldset>
      </form>
    </Dialog>
  )
}
