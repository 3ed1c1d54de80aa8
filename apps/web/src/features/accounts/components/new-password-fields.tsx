import { generatePassword } from '@capivira/core/accounts/password'
import { Button } from '@capivira/ui/button.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { Copy, RefreshCw } from '@capivira/ui/icons'
import { PasswordInput } from '@capivira/ui/password-input.tsx'
import { toast } from '@capivira/ui/toast'
import { useState } from 'react'
import { copyText } from '../../../lib/copy-text.ts'
import { pickRandom } from '../../../lib/random.ts'
import type { RegisterFormState } from '../register-errors.ts'
import { PasswordAdvice } from './password-advice.tsx'

/** A strong password nobody has seen before. */
export const freshPassword = (): string => generatePassword(pickRandom)

/**
 * The new password, twice. One is suggested and shown, so that it can be noted or copied; who writes another starts
 * with an empty confirmation. One toggle shows or hides both.
 */
export function NewPasswordFields({ form }: { form: RegisterFormState }) {
  const [visible, setVisible] = useState(true)
  const [suggested, setSuggested] = useState(form.getValues('password'))
  const { errors } = form.formState
  const [password, fullName, email] = form.watch(['password', 'fullName', 'email'])

  function suggest() {
    const password = freshPassword()
    form.setValue('password', password)
    form.setValue('confirmPassword', password)
    form.clearErrors(['password', 'confirmPassword'])
    setSuggested(password)
    setVisible(true)
  }

  function dropSuggestion() {
    if (form.getValues('confirmPassword') === suggested) form.setValue('confirmPassword', '')
    setSuggested('')
  }

  async function copy() {
    try {
      await copyText(form.getValues('password'))
      toast({ title: 'Senha copiada', description: 'Guarde-a em um lugar seguro.' })
    } catch {
      // Without a secure connection the browser does not copy; the password is selected instead.
      setVisible(true)
      form.setFocus('password', { shouldSelect: true })
    }
  }

  return (
    <>
      <Field label="Senha" noted error={errors.password?.message} required>
        <PasswordInput
          autoComplete="new-password"
          visible={visible}
          onVisibleChange={setVisible}
          {...form.register('password', { deps: ['confirmPassword'], onChange: () => suggested && dropSuggestion() })}
        />
        <div className="flex flex-wrap gap-x-3 gap-y-2 pt-1 pb-1">
          <Button
            variant="secondary"
            size="sm"
            icon={<RefreshCw aria-hidden="true" className="size-4" />}
            onClick={suggest}
          >
            Nova Senha
          </Button>
          <Button variant="ghost" size="sm" icon={<Copy aria-hidden="true" className="size-4" />} onClick={copy}>
            Copiar
          </Button>
        </div>
        <PasswordAdvice
          password={password}
          fullName={fullName}
          email={email}
          error={errors.password?.message}
          instead={Boolean(suggested) && 'Sugerimos uma senha forte. Anote, copie ou escreva a sua.'}
        />
      </Field>
      <Field label="Confirmar senha" error={errors.confirmPassword?.message} required>
        <PasswordInput autoComplete="new-password" visible={visible} hideToggle {...form.register('confirmPassword')} />
      </Field>
    </>
  )
}
