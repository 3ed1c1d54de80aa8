import type { Material } from '@capivira/core/materials/contract'
import { Button } from '@capivira/ui/button.tsx'
import { Dialog } from '@capivira/ui/dialog.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { TextArea } from '@capivira/ui/text-area.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { toast } from '@capivira/ui/toast'
import { Pencil } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { fieldErrorsOf, messageOf } from '../../../lib/http.ts'
import { useEditMaterial, useSubjects } from '../queries.ts'
import { text } from '../text.ts'

/** 'Editar': title, subject and description of a material, in a window. */
export function EditButton({ material }: { material: Material }) {
  const [open, setOpen] = useState(false)
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

function Form({ material, onClose }: { material: Material; onClose: () => void }) {
  const [title, setTitle] = useState(material.title)
  const [subject, setSubject] = useState(material.subject.name)
  const [description, setDescription] = useState(material.description ?? '')
  const subjects = useSubjects()
  const edit = useEditMaterial(material.id)
  const errors = fieldErrorsOf(edit.error)
  const subjectsId = useId()

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    edit.mutate(
      { title, subject, description },
      {
        onSuccess: () => {
          onClose()
          toast({ title: text.edited })
        },
        onError: error =>
          toast({ title: 'Erro', description: messageOf(error, text.editFailed), variant: 'destructive' }),
      },
    )
  }

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <Field label="Título" required error={errors.title}>
        <TextInput value={title} onChange={event => setTitle(event.target.value)} maxLength={255} autoComplete="off" />
      </Field>
      <Field label="Matéria" hint="Em branco, o material fica em “Geral”." error={errors.subject}>
        <TextInput
          value={subject}
          onChange={event => setSubject(event.target.value)}
          maxLength={255}
          list={subjectsId}
          autoComplete="off"
        />
      </Field>
      <datalist id={subjectsId}>
        {subjects.data?.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <Field label="Descrição" hint="Opcional." error={errors.description}>
        <TextArea
          rows={3}
          value={description}
          onChange={event => setDescription(event.target.value)}
          maxLength={5000}
        />
      </Field>
      <div className="flex flex-col-reverse gap-3 pt-1 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose} disabled={edit.isPending}>
          Cancelar
        </Button>
        <Button type="submit" disabled={title.trim() === ''} pending={edit.isPending} pendingLabel="Salvando...">
          Salvar
        </Button>
      </div>
    </form>
  )
}
