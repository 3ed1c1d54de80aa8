import { Field } from '@capivira/ui/field.tsx'
import { RadioCards } from '@capivira/ui/radio-cards.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { useEffect } from 'react'
import type { RegisterFormState } from '../register-errors.ts'

/** How a child's guardian is asked. */
export type AskBy = 'paper' | 'email'

type Props = { form: RegisterFormState; by: AskBy; onChange: (by: AskBy) => void }

/** Whom to ask for a child: the school with its sheet, which needs nothing here, or the guardian by e-mail. */
export function GuardianFields({ form, by, onChange }: Props) {
  const { unregister } = form
  // What is not asked for is not sent, nor does it keep the form from being sent.
  useEffect(() => {
    if (by === 'paper') unregister('guardian')
    return () => unregister('guardian')
  }, [by, unregister])
  const errors = form.formState.errors.guardian
  return (
    <div className="flex flex-col gap-4 rounded-md border-2 border-line p-4">
      <RadioCards
        legend="Como um adulto que cuida de você vai autorizar?"
        value={by}
        onValueChange={onChange}
        options={[
          { value: 'paper', label: 'Em papel', description: 'A escola entrega a folha' },
          { value: 'email', label: 'Por email', description: 'Vai uma mensagem' },
        ]}
      />
      <p className="text-sm text-ink-soft">
        Você já pode estudar e jogar. A autorização é para mostrar seus desenhos na galeria e usar uma foto.
      </p>
      {by === 'email' && (
        <>
          <Field label="Nome do adulto" error={errors?.name?.message} required>
            <TextInput autoComplete="off" autoCapitalize="words" maxLength={255} {...form.register('guardian.name')} />
          </Field>
          <Field label="O que essa pessoa é sua?" hint="Mãe, pai, avó, tia…" error={errors?.relation?.message} required>
            <TextInput autoComplete="off" maxLength={60} {...form.register('guardian.relation')} />
          </Field>
          <Field label="Email do adulto" error={errors?.email?.message} required>
            <TextInput type="email" inputMode="email" autoComplete="off" {...form.register('guardian.email')} />
          </Field>
        </>
      )}
    </div>
  )
}
