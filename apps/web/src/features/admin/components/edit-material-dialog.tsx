import { type AdminMaterial, materialEdit } from '@capivira/core/admin/contract'
import type { Sent } from '@capivira/core/http/endpoint'
import { Button } from '@capivira/ui/button.tsx'
import { Dialog } from '@capivira/ui/dialog.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { TextArea } from '@capivira/ui/text-area.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useId } from 'react'
import { useForm } from 'react-hook-form'
import { RecoveredNotice } from '../../drafts/components/recovered-notice.tsx'
import { useTextDraft } from '../../drafts/use-draft.ts'
import { useEditMaterial } from '../queries.ts'

type Edit = Sent<typeof materialEdit>
type Props = {
  material: AdminMaterial
  /** Under this name what was typed is kept. */
  formName: string
  onClose: () => void
}

/** The title and the description of a material, to be corrected. */
export default function EditMaterialDialog({ material, formName, onClose }: Props) {
  const edit = useEditMaterial(material.id)
  const id = useId()
  const saved = { title: material.title, description: material.description ?? '' }
  const draft = useTextDraft(formName, saved)
  const form = useForm<Edit, unknown, Edit>({
    resolver: standardSchemaResolver(materialEdit),
    mode: 'onChange',
    defaultValues: draft.value,
  })
  const { change } = draft
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { title, description } }) => change({ title, description: description ?? '' }),
      }),
    [form, change],
  )
  const startOver = () => {
    form.reset(saved)
    draft.startOver()
  }
  const { errors } = form.formState
  const isBlank = form.watch('title').trim() === ''
  return (
    <Dialog
      open
      onOpenChange={open => !open && !edit.isPending && onClose()}
      title="Editar material"
      description={`${material.subject.name} · ${material.teacher.fullName}`}
      footer={
        <>
          <Button
            variant="secondary"
            disabled={edit.isPending}
            onClick={() => {
              draft.forget()
              onClose()
            }}
          >
            Cancelar
          </Button>
          <Button type="submit" form={id} disabled={isBlank} pending={edit.isPending} pendingLabel="Salvando...">
            Salvar
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={form.handleSubmit(body =>
          edit.mutate(body, {
            onSuccess: () => {
              draft.forget()
              onClose()
            },
          }),
        )}
      >
        <RecoveredNotice draft={{ ...draft, startOver }} />
        <Field label="Título" error={errors.title?.message} required>
          <TextInput {...form.register('title')} />
        </Field>
        <Field label="Descrição" error={errors.description?.message}>
          <TextArea rows={4} {...form.register('description')} />
        </Field>
      </form>
    </Dialog>
  )
}
