import type { Assignment } from '@capivira/core/classes/assignment-contract'
import { Dialog } from '@capivira/ui/dialog.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { TextArea } from '@capivira/ui/text-area.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { toast } from '@capivira/ui/toast'
import type { FormEvent } from 'react'
import { fieldErrorsOf, messageOf } from '../../../lib/http.ts'
import { DraftButtons } from '../../drafts/components/draft-buttons.tsx'
import { RecoveredNotice } from '../../drafts/components/recovered-notice.tsx'
import { useTextDraft } from '../../drafts/use-draft.ts'
import { useEditAssignment } from '../queries.ts'
import { text } from '../text.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; assignment: Assignment }

/** The form's name among what is kept while it is typed. */
export const deadlineFormName = (assignmentId: number) => `tarefa-${assignmentId}`

/** Another day and note for an assignment, in a window. */
export function DeadlineForm({ open, onOpenChange, assignment }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Mudar a tarefa">
      {open && <Form assignment={assignment} onClose={() => onOpenChange(false)} />}
    </Dialog>
  )
}

function Form({ assignment, onClose }: { assignment: Assignment; onClose: () => void }) {
  const draft = useTextDraft(deadlineFormName(assignment.id), {
    dueDay: assignment.dueDay,
    note: assignment.note ?? '',
  })
  const { dueDay, note } = draft.value
  const edit = useEditAssignment(assignment.id)
  const errors = fieldErrorsOf(edit.error)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    edit.mutate(
      { dueDay, note },
      {
        onSuccess: () => {
          draft.forget()
          onClose()
          toast({ title: text.saved })
        },
        onError: error =>
          toast({ title: 'Erro', description: messageOf(error, text.saveFailed), variant: 'destructive' }),
      },
    )
  }

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <RecoveredNotice draft={draft} />
      <Field label="Até o dia" required error={errors.dueDay}>
        <TextInput type="date" value={dueDay} onChange={event => draft.change({ note, dueDay: event.target.value })} />
      </Field>
      <Field label="Recado" error={errors.note}>
        <TextArea
          rows={2}
          value={note}
          maxLength={500}
          onChange={event => draft.change({ dueDay, note: event.target.value })}
        />
      </Field>
      <DraftButtons draft={draft} onClose={onClose} pending={edit.isPending} />
    </form>
  )
}
