import { userType } from '@capivira/core/accounts/contract'
import { newUserBody } from '@capivira/core/admin/contract'
import type { Sent } from '@capivira/core/http/endpoint'
import { Button } from '@capivira/ui/button.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { Select } from '@capivira/ui/select.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { fieldErrorsOf } from '../../../lib/http.ts'
import { PhoneInput } from '../../accounts/components/phone-input.tsx'
import { RecoveredNotice } from '../../drafts/components/recovered-notice.tsx'
import { textsOver, useDraft } from '../../drafts/use-draft.ts'
import type { Made } from '../made.ts'
import { useCreateUser } from '../queries.ts'
import { roleNames } from '../text.ts'

type Body = Sent<typeof newUserBody>
type Props = {
  /** Under this name what was typed is kept. */
  formName: string
  onMade: (made: Made) => void
}

const blank: Body = { fullName: '', email: '', phone: '', userType: 'student' }

/** What was typed before; null when it is no such form. */
function readBody(kept: unknown): Body | null {
  const { userType: type, ...texts } = textsOver({ ...blank, userType: '' }, kept) ?? blank
  const role = userType.safeParse(type)
  return role.success ? { ...texts, userType: role.data } : null
}

/** Who the account is for. */
export default function NewUserForm({ formName, onMade }: Props) {
  const create = useCreateUser()
  const draft = useDraft(formName, blank, readBody)
  const form = useForm<Body, unknown, Body>({
    resolver: standardSchemaResolver(newUserBody),
    defaultValues: draft.value,
  })
  const { change } = draft
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => change({ ...values }) }),
    [form, change],
  )
  const { errors } = form.formState

  const submit = (body: Body) =>
    create.mutate(body, {
      onSuccess: made => {
        draft.forget()
        onMade(made)
      },
      onError: error => {
        const { email } = fieldErrorsOf(error)
        if (email) form.setError('email', { message: email }, { shouldFocus: true })
      },
    })

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)}>
      <fieldset disabled={create.isPending} className="flex flex-col gap-4">
        <RecoveredNotice
          draft={{
            recovered: draft.recovered,
            startOver: () => {
              form.reset(blank)
              draft.startOver()
            },
          }}
        />
        <Field label="Nome completo" error={errors.fullName?.message} required>
          <TextInput autoComplete="off" {...form.register('fullName')} />
        </Field>
        <Field label="Email" error={errors.email?.message} required>
          <TextInput type="email" inputMode="email" autoComplete="off" {...form.register('email')} />
        </Field>
        <Field label="Telefone" error={errors.phone?.message} required>
          <PhoneInput {...form.register('phone')} autoComplete="off" />
        </Field>
        <Field label="Tipo de conta" error={errors.userType?.message} required>
          <Select {...form.register('userType')}>
            {Object.entries(roleNames).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" wide pending={create.isPending} pendingLabel="Criando conta...">
          Criar conta
        </Button>
      </fieldset>
    </form>
  )
}
