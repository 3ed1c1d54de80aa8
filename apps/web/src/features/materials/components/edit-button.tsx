import type { Material } from '@capivira/core/materials/contract'
import { Button } from '@capivira/ui/button.tsx'
import { Dialog } from '@capivira/ui/dialog.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { Pencil } from '@capivira/ui/icons'
import { TextArea } from '@capivira/ui/text-area.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { toast } from '@capivira/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import { fieldErrorsOf } from '../../../lib/http.ts'
import { DraftButtons } from '../../drafts/components/draft-buttons.tsx'
import { RecoveredNotice } from '../../drafts/components/recovered-notice.tsx'
import { useDraftOpen, useTextDraft } from '../../drafts/use-draft.ts'
import { tellFailure, useSentLater } from '../../drafts/use-sent-later.ts'
import { newerOf } from '../newer.ts'
import { formOf, useEditMaterial, useSubjects } from '../queries.ts'
import { text } from '../text.ts'
import { NewerWords } from './newer-words.tsx'

/** 'Editar': title, subject and description of a material, in a window. */
export function EditButton({ material }: { material: Material }) {
  const [open, setOpen] = useDraftOpen(formOf(material.id))
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Pencil aria-hidden="true" className="size-5" />}
        aria-label={`Editar ${material.title}`}
        onClick={() => setOpen(true)}
      >
        Editar
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Editar material">
        {open && <Form material={material} onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

const wordsOf = ({ title, subject, description }: Material) => ({
  title,
  subject: subject.name,
  description: description ?? '',
})

function Form({ material, onClose }: { material: Material; onClose: () => void }) {
  /** The words that the change is made on. */
  const [was, setWas] = useState(() => wordsOf(material))
  const draft = useTextDraft(formOf(material.id), was)
  const { title, subject, description } = draft.value
  const subjects = useSubjects()
  const edit = useEditMaterial(material.id)
  const errors = fieldErrorsOf(edit.error)
  const subjectsId = useId()
  const newer = newerOf(edit.error)

  const set = (name: keyof typeof draft.value) => (event: { target: { value: string } }) =>
    draft.change(current => ({ ...current, [name]: event.target.value }))

  function send() {
    edit.mutate(
      { ...draft.value, was },
      {
        onSuccess: () => {
          draft.forget()
          onClose()
          toast({ title: text.edited })
        },
        onError: error => tellFailure(error, text.editFailed),
      },
    )
  }
  useSentLater(edit, draft, send)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    send()
  }

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <RecoveredNotice draft={draft} />
      <Field label="Título" required error={errors.title}>
        <TextInput value={title} onChange={set('title')} maxLength={255} autoComplete="off" />
      </Field>
      <Field label="Matéria" hint="Em branco, o material fica em “Geral”." error={errors.subject}>
        <TextInput value={subject} onChange={set('subject')} maxLength={255} list={subjectsId} autoComplete="off" />
      </Field>
      <datalist id={subjectsId}>
        {subjects.data?.map(({ id, name, archivedAt }) => archivedAt === null && <option key={id} value={name} />)}
      </datalist>
      <Field label="Descrição" hint="Opcional." error={errors.description}>
        <TextArea rows={3} value={description} onChange={set('description')} maxLength={5000} />
      </Field>
      {newer && (
        <NewerWords
          mine={draft.value}
          theirs={newer}
          onTheirs={() => {
            draft.forget()
            onClose()
          }}
          onMine={() => {
            setWas(newer)
            edit.reset()
          }}
        />
      )}
      <DraftButtons draft={draft} onClose={onClose} pending={edit.isPending} disabled={title.trim() === ''} />
    </form>
  )
}
