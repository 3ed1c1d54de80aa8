import type { SchoolClass } from '@capivira/core/classes/contract'
import { Dialog } from '@capivira/ui/dialog.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { toast } from '@capivira/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import { fieldErrorsOf, messageOf } from '../../../lib/http.ts'
import { DraftButtons } from '../../drafts/components/draft-buttons.tsx'
import { RecoveredNotice } from '../../drafts/components/recovered-notice.tsx'
import { useTextDraft } from '../../drafts/use-draft.ts'
import { classFormName } from '../form-names.ts'
import { useSaveClass } from '../queries.ts'
import { text } from '../text.ts'

export type ClassFormProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The class to change; a new one when absent. */
  turma?: Pick<SchoolClass, 'id' | 'name' | 'note'>
  onSaved?: (turma: SchoolClass) => void
}

/** Name and note of a class, in a window. */
export function ClassForm({ open, onOpenChange, turma, onSaved }: ClassFormProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={turma ? 'Editar turma' : 'Nova turma'}
      description={turma ? undefined : 'Um código de entrada é criado na hora.'}
    >
      {open && <Form turma={turma} onClose={() => onOpenChange(false)} onSaved={onSaved} />}
    </Dialog>
  )
}

function Form({ turma, onClose, onSaved }: Pick<ClassFormProps, 'turma' | 'onSaved'> & { onClose: () => void }) {
  const draft = useTextDraft(classFormName(turma?.id), { name: turma?.name ?? '', note: turma?.note ?? '' })
  const { name, note } = draft.value
  const save = useSaveClass(turma?.id)
  const errors = fieldErrorsOf(save.error)
  const [unnamed, setUnnamed] = useState(false)
  const formId = useId()

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setUnnamed(name.trim() === '')
    if (name.trim() === '') return
    save.mutate(
      { name, note },
      {
        onSuccess: saved => {
          draft.forget()
          onClose()
          toast({ title: turma ? text.saved : text.created })
          onSaved?.(saved)
        },
        onError: error =>
          toast({ title: 'Erro', description: messageOf(error, text.saveFailed), variant: 'destructive' }),
      },
    )
  }

  return (
    <form id={formId} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <RecoveredNotice draft={draft} />
      <Field label="Nome da turma" required error={unnamed && name.trim() === '' ? text.nameMissing : errors.name}>
        <TextInput
          value={name}
          onChange={event => draft.change({ name: event.target.value, note })}
          maxLength={120}
          placeholder="7º ano B"
          autoComplete="off"
        />
      </Field>
      <Field label="Observação" hint="Opcional: o ano, o turno, a sala." error={errors.note}>
        <TextInput
          value={note}
          onChange={event => draft.change({ name, note: event.target.value })}
          maxLength={200}
          autoComplete="off"
        />
      </Field>
      <DraftButtons draft={draft} onClose={onClose} pending={save.isPending} label={turma ? 'Salvar' : 'Criar turma'} />
    </form>
  )
}
