import { ageRanges, type User } from '@capivira/core/accounts/contract'
import { type profileBody, profileBodyOf, updateProfile } from '@capivira/core/accounts/profile-contract'
import { isChild } from '@capivira/core/consents/consent'
import type { Parsed, Sent } from '@capivira/core/http/endpoint'
import { Button } from '@capivira/ui/button.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { UserRound } from '@capivira/ui/icons'
import { Select } from '@capivira/ui/select.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { toast } from '@capivira/ui/toast'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { fieldErrorsOf, messageOf } from '../../../lib/http.ts'
import { RecoveredNotice } from '../../drafts/components/recovered-notice.tsx'
import { useTextDraft } from '../../drafts/use-draft.ts'
import { save as keepAndSave } from '../../offline/tell.ts'
import { ageHint } from '../age-text.ts'
import { useShowUser } from '../queries.ts'
import { PhoneInput } from './phone-input.tsx'
import { ProfileSection } from './profile-section.tsx'

type Values = Sent<typeof profileBody>
type Body = Parsed<typeof profileBody>

const rangeOf = (text: string) => ageRanges.find(range => range === text) ?? null

/** Name, phone and age range. What was typed stays whatever the server answers. */
export function PersonalForm({ user }: { user: User }) {
  const show = useShowUser()
  const { fullName, phone, ageRange } = user
  const { draft, form } = useKeptForm(user)
  const save = useMutation({
    mutationFn: (body: Body) => keepAndSave(updateProfile, { body, field: 'id', draft: 'profile' }),
    onSuccess: changed => {
      draft.forget()
      show(changed)
      form.reset({ fullName: changed.fullName, phone: changed.phone, ageRange: changed.ageRange })
      toast({ title: 'Dados salvos' })
    },
    onError: error =>
      toast({
        title: 'Dados não salvos',
        description: messageOf(error, 'Tente de novo em instantes.'),
        variant: 'destructive',
      }),
  })
  const { errors } = form.formState
  const told = fieldErrorsOf(save.error)
  const child = isChild(user)
  return (
    <ProfileSection
      title="Seus dados"
      icon={<UserRound aria-hidden="true" className="mt-1 size-6 shrink-0 text-primary" />}
    >
      <form noValidate onSubmit={form.handleSubmit(body => save.mutate(body))}>
        <fieldset disabled={save.isPending} className="grid gap-4 sm:grid-cols-2">
          <div className="empty:hidden sm:col-span-2">
            <RecoveredNotice
              draft={{
                recovered: draft.recovered,
                startOver: () => {
                  form.reset({ fullName, phone, ageRange })
                  draft.startOver()
                },
              }}
            />
          </div>
          <Field
            label="Nome completo"
            error={errors.fullName?.message ?? told.fullName}
            required
            className="sm:col-span-2"
          >
            <TextInput autoComplete="name" autoCapitalize="words" maxLength={255} {...form.register('fullName')} />
          </Field>
          <Field label="Telefone" error={errors.phone?.message ?? told.phone} required>
            <PhoneInput {...form.register('phone')} />
          </Field>
          {user.userType === 'student' && (
            <Field
              label="Faixa de idade (opcional)"
              hint={child ? 'Se não for isso, fale com o seu professor.' : user.ageRange === null ? ageHint : undefined}
              error={told.ageRange}
            >
              <Select disabled={child} {...form.register('ageRange', { setValueAs: value => value || null })}>
                <option value="">Prefiro não dizer</option>
                {ageRanges.map(range => (
                  <option key={range} value={range}>
                    {range}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          <div className="sm:col-span-2">
            <Button type="submit" pending={save.isPending} pendingLabel="Salvando...">
              Salvar dados
            </Button>
          </div>
        </fieldset>
      </form>
    </ProfileSection>
  )
}

/** The fields, what is typed into them kept on the device until it is saved. */
function useKeptForm({ fullName, phone, ageRange }: Pick<User, 'fullName' | 'phone' | 'ageRange'>) {
  const draft = useTextDraft('profile', { fullName, phone, ageRange: ageRange ?? '' })
  const form = useForm<Values, unknown, Body>({
    resolver: standardSchemaResolver(useMemo(() => profileBodyOf({ fullName, phone }), [fullName, phone])),
    mode: 'onTouched',
    defaultValues: { fullName, phone, ageRange },
  })
  const { change } = draft
  const onMount = useEffectEvent(() => {
    if (!draft.recovered) return
    form.setValue('fullName', draft.value.fullName, { shouldDirty: true })
    form.setValue('phone', draft.value.phone, { shouldDirty: true })
    form.setValue('ageRange', rangeOf(draft.value.ageRange), { shouldDirty: true })
  })
  useEffect(() => {
    onMount()
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => change({ ...values, ageRange: values.ageRange ?? '' }),
    })
  }, [form, change])
  return { draft, form }
}
