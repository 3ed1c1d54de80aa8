import type { Subject } from '@capivira/core/materials/contract'
import { Dialog } from '@capivira/ui/dialog.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { TextArea } from '@capivira/ui/text-area.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { toast } from '@capivira/ui/toast'
import { type FormEvent, useState } from 'react'
import { fieldErrorsOf } from '../../../lib/http.ts'
import { DraftButtons } from '../../drafts/components/draft-buttons.tsx'
import { RecoveredNotice } from '../../drafts/components/recovered-notice.tsx'
import { useTextDraft } from '../../drafts/use-draft.ts'
import { tellFailure, useSentLater } from '../../drafts/use-sent-later.ts'
import { subjectFormName, useSaveSubject } from '../subject-queries.ts'
import { text } from '../subject-text.ts'

export type SubjectFormProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The subject to change; a new one when absent. */
  subject?: Pick<Subject, 'id' | 'name' | 'description'>
}

/** Name and description of a subject, in a window. */
export function SubjectForm({ open, onOpenChange, subject }: SubjectFormProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={subject ? 'Editar matéria' : 'Nova matéria'}>
      {open && <Form subject={subject} onClose={() => onOpenChange(false)} />}
    </Dialog>
  )
}

function Form({ subject, onClose }: Pick<SubjectFormProps, 'subject'> & { onClose: () => void }) {
  const first = { name: subject?.name ?? '', description: subject?.description ?? '' }
  const draft = useTextDraft(subjectFormName(subject?.id), first)
  const { name, description } = draft.value
  const save = useSaveSubject(subject?.id)
  const errors = fieldErrorsOf(save.error)
  const [unnamed, setUnnamed] = useState(false)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setUnnamed(name.trim() === '')
    if (name.trim() !== '') send()
  }

  function send() {
    save.mutate(draft.value, {
      onSuccess: () => {
        draft.forget()
        onClose()
        toast({ title: subject ? text.saved : text.created })
      },
      onError: error => tellFailure(error, text.saveFailed),
    })
  }
  useSentLater(save, draft, send)

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <RecoveredNotice draft={draft} />
      <Field label="Nome da matéria" required error={unnamed && name.trim() === '' ? text.nameMissing : errors.name}>
        <TextInput
          value={name}
          onChange={event => draft.change({ name: event.target.value, description })}
          maxLength={255}
          placeholder="Geografia"
          autoComplete="off"
        />
      </Field>
      <Field label="Descrição" hint="Opcional. Aparece para os alunos na página da matéria." error={errors.description}>
        <TextArea
          rows={3}
          value={description}
          onChange={event => draft.change({ name, description: event.target.value })}
          maxLength={5000}
        />
      </Field>
      <DraftButtons
        draft={draft}
        onClose={onClose}
        pending={save.isPending}
        label={subject ? 'Salvar' : 'Criar matéria'}
      />
    </form>
  )
}
