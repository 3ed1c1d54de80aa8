import { type ProblemReason, problemReasons } from '@capivira/core/problems/contract'
import { Dialog } from '@capivira/ui/dialog.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { CircleAlert } from '@capivira/ui/icons'
import { TextArea } from '@capivira/ui/text-area.tsx'
import { toast } from '@capivira/ui/toast'
import { type FormEvent, useId } from 'react'
import { messageOf } from '../../../lib/http.ts'
import { DraftButtons } from '../../drafts/components/draft-buttons.tsx'
import { RecoveredNotice } from '../../drafts/components/recovered-notice.tsx'
import { useTextDraft } from '../../drafts/use-draft.ts'
import { reportFormName, useReportProblem } from '../queries.ts'

export type ReportDialogProps = {
  kind: 'card' | 'question'
  id: number
  open: boolean
  onOpenChange: (open: boolean) => void
}

const isReason = (value: string): value is ProblemReason => value in problemReasons

/** What is wrong with an item, in a tap or two; a sentence more if the pupil likes. */
export function ReportDialog({ kind, id, open, onOpenChange }: ReportDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Reportar problema"
      description={
        `O que há de errado com ${kind === 'card' ? 'este card' : 'esta questão'}? Seu professor vai ver o ` +
        'aviso, sem o seu nome.'
      }
    >
      {open && <Form kind={kind} id={id} onClose={() => onOpenChange(false)} />}
    </Dialog>
  )
}

function Form({ kind, id, onClose }: Pick<ReportDialogProps, 'kind' | 'id'> & { onClose: () => void }) {
  const draft = useTextDraft(reportFormName({ kind, id }), { reason: '', comment: '' })
  const { reason, comment } = draft.value
  const set = (name: keyof typeof draft.value) => (event: { target: { value: string } }) =>
    draft.change(current => ({ ...current, [name]: event.target.value }))
  const report = useReportProblem({ kind, id })
  const radios = useId()

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isReason(reason)) return
    report.mutate(
      { reason, ...(comment.trim() && { comment }) },
      {
        onSuccess: ({ message }) => {
          draft.forget()
          onClose()
          toast({ title: 'Aviso enviado', description: message })
        },
      },
    )
  }

  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-4">
      <RecoveredNotice draft={draft} />
      <fieldset className="m-0 flex flex-col gap-2 border-0 p-0">
        <legend className="sr-only">Problema</legend>
        {Object.entries(problemReasons).map(([value, label]) => (
          <label
            key={value}
            className={
              'flex min-h-12 cursor-pointer items-center gap-3 rounded-sm border-2 border-control px-3 ' +
              'has-checked:border-info has-checked:bg-soft-info has-focus-visible:outline-3 ' +
              'has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
            }
          >
            <input
              type="radio"
              name={radios}
              value={value}
              checked={reason === value}
              onChange={set('reason')}
              className="size-5 shrink-0 accent-info"
            />
            <span className="font-semibold">{label}</span>
          </label>
        ))}
      </fieldset>
      <Field label="Quer explicar?" hint="Opcional.">
        <TextArea rows={2} maxLength={300} value={comment} onChange={set('comment')} />
      </Field>
      {report.isError && (
        <p role="alert" className="flex gap-2 rounded-sm bg-soft-danger p-3 text-danger-ink">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {messageOf(report.error, 'Não foi possível enviar o aviso. Tente de novo.')}
        </p>
      )}
      <DraftButtons
        draft={draft}
        onClose={onClose}
        disabled={!isReason(reason)}
        pending={report.isPending}
        label="Enviar aviso"
        pendingLabel="Enviando..."
      />
    </form>
  )
}
