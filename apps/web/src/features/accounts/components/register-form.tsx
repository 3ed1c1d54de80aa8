import { ageRanges, register, registerBody } from '@capivira/core/accounts/contract'
import type { UserType } from '@capivira/core/http/endpoint'
import { Button } from '@capivira/ui/button.tsx'
import { Emoji } from '@capivira/ui/emoji.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { PasswordInput } from '@capivira/ui/password-input.tsx'
import { RadioCards } from '@capivira/ui/radio-cards.tsx'
import { Select } from '@capivira/ui/select.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { toast } from '@capivira/ui/toast'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form'
import { useLocation, useSearch } from 'wouter'
import { call } from '../../../lib/call.ts'
import { messageOf } from '../../../lib/http.ts'
import { alongPath } from '../../../lib/next-path.ts'
import { ageHint } from '../age-text.ts'
import { isRegisterField, type RegisterBody, type RegisterValues, registerErrors } from '../register-errors.ts'
import { registeredDelay } from '../timings.ts'
import { userTypes } from '../user-types.ts'
import { type AskBy, GuardianFields } from './guardian-fields.tsx'
import { freshPassword, NewPasswordFields } from './new-password-fields.tsx'
import { PhoneInput } from './phone-input.tsx'
import { PrivacyNote } from './privacy-note.tsx'

type Form = UseFormReturn<RegisterValues, unknown, RegisterBody>
type Props = { initialType: UserType; onTypeChange: (type: UserType) => void }

const options = userTypes.map(({ value, label, emoji }) => ({
  value,
  label,
  icon: <Emoji name={emoji} className="size-8" />,
}))

/**
 * Everything a new account needs. What was typed stays whatever the server answers, and its complaints stand at their
 * fields.
 */
export function RegisterForm({ initialType, onTypeChange }: Props) {
  const [firstPassword] = useState(freshPassword)
  const form = useForm<RegisterValues, unknown, RegisterBody>({
    resolver: standardSchemaResolver(registerBody),
    mode: 'onTouched',
    defaultValues: {
      fullName: '',
      email: '',
      phone: '',
      password: firstPassword,
      confirmPassword: firstPassword,
      userType: initialType,
      secretPassword: '',
    },
  })
  const { errors } = form.formState
  const needsSecret = form.watch('userType') !== 'student'
  const isChild = !needsSecret && form.watch('ageRange') === 'até 12'
  const [asks, setAsks] = useState<AskBy>('paper')
  const asksGuardian = isChild && asks === 'email'

  const create = useRegister(form, needsSecret, asksGuardian)

  const pending = create.isPending || create.isSuccess

  return (
    <form noValidate onSubmit={form.handleSubmit(values => create.mutate(values))}>
      <fieldset disabled={pending} className="flex flex-col gap-4">
        <RadioCards
          legend="Quem é você?"
          options={options}
          {...form.register('userType', { onChange: event => onTypeChange(event.target.value) })}
        />
        <PersonFields form={form} errors={errors} />
        <NewPasswordFields form={form} />
        <RoleFields form={form} needsSecret={needsSecret} />
        {isChild && <GuardianFields form={form} by={asks} onChange={setAsks} />}
        <PrivacyNote purpose={needsSecret ? 'work' : 'study'} forChild={isChild} />
        <Button type="submit" size="lg" wide pending={pending} pendingLabel="Criando Conta...">
          Criar Conta
        </Button>
      </fieldset>
    </form>
  )
}

/**
 * What only who works at a school, or only who learns there, is asked. A component of its own: fields are told in the
 * order in which they are rendered, and the first wrong one gets the focus.
 */
function RoleFields({ form, needsSecret }: { form: Form; needsSecret: boolean }) {
  if (needsSecret)
    return (
      <Field
        label="Senha secreta"
        hint="Quem cuida do sistema na sua escola tem essa senha."
        error={form.formState.errors.secretPassword?.message}
        required
      >
        <PasswordInput autoComplete="off" {...form.register('secretPassword')} />
      </Field>
    )
  return (
    <Field label="Faixa de idade (opcional)" hint={ageHint}>
      <Select {...form.register('ageRange', { setValueAs: value => value || undefined })}>
        <option value="">Prefiro não dizer</option>
        {ageRanges.map(range => (
          <option key={range} value={range}>
            {range}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Creates the account; what the server complains about stands at its field, the first with the focus. */
function useRegister(form: Form, needsSecret: boolean, asksGuardian: boolean) {
  const [, navigate] = useLocation()
  const search = useSearch()
  const create = useMutation({
    mutationFn: ({ secretPassword, ageRange, guardian, ...values }: RegisterBody) =>
      call(register, {
        body: {
          ...values,
          acceptsPrivacy: true,
          ...(needsSecret ? { secretPassword } : { ageRange }),
          ...(asksGuardian && { guardian }),
        },
      }),
    onSuccess: ({ message }, { email }) => {
      toast({ title: 'Conta criada com sucesso!', description: message })
      setTimeout(() => navigate(alongPath('/login', search), { state: { email } }), registeredDelay)
    },
    onError: error => {
      toast({
        title: 'Erro no Cadastro',
        description: messageOf(error, 'Não foi possível criar a conta. Tente de novo em instantes.'),
        variant: 'destructive',
      })
      for (const [field, message] of Object.entries(registerErrors(error)))
        if (isRegisterField(field)) form.setError(field, { message })
    },
  })

  // Only once the fields can be used again can the first wrong one have the focus.
  const { error } = create
  const { setFocus } = form
  useEffect(() => {
    const [first] = Object.keys(registerErrors(error))
    if (first && isRegisterField(first)) setFocus(first)
  }, [error, setFocus])
  return create
}

/** Who the account is for. */
function PersonFields({ form, errors }: { form: Form; errors: FieldErrors<RegisterValues> }) {
  return (
    <>
      <Field label="Nome completo" error={errors.fullName?.message} required>
        <TextInput autoComplete="name" autoCapitalize="words" maxLength={255} {...form.register('fullName')} />
      </Field>
      <Field label="Email" error={errors.email?.message} required>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="username"
          placeholder="nome@escola.com.br"
          {...form.register('email')}
        />
      </Field>
      <Field label="Telefone" error={errors.phone?.message} required>
        <PhoneInput {...form.register('phone')} />
      </Field>
    </>
  )
}
