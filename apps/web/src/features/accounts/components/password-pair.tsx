import { Field } from '@capivira/ui/field.tsx'
import { PasswordInput } from '@capivira/ui/password-input.tsx'
import { type ReactNode, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

type Control = { register: UseFormRegisterReturn; error: string | undefined }

type Props = {
  password: Control
  confirm: Control /** How good it is. */
  advice: (error: string | undefined) => ReactNode
}

/** A new password, twice; one toggle shows or hides both. */
export function PasswordPair({ password, confirm, advice }: Props) {
  const [visible, setVisible] = useState(false)
  const shared = { autoComplete: 'new-password', visible, onVisibleChange: setVisible } as const
  return (
    <>
      <Field label="Nova senha" noted error={password.error} required>
        <PasswordInput {...shared} {...password.register} />
        {advice(password.error)}
      </Field>
      <Field label="Confirmar nova senha" error={confirm.error} required>
        <PasswordInput {...shared} {...confirm.register} />
      </Field>
    </>
  )
}
