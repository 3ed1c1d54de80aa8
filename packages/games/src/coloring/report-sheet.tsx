import type { Drawing } from '@capivira/core/drawings/contract'
import { type DrawingReason, drawingReasons, reportDrawing } from '@capivira/core/drawings/report-contract'
import { Button } from '@capivira/ui/button.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { CircleAlert, Flag } from '@capivira/ui/icons'
import { TextArea } from '@capivira/ui/text-area.tsx'
import { toast } from '@capivira/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import { useHost } from '../kit/host.ts'
import { Picture } from '../kit/picture.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { text } from './text.ts'

export type ReportSheetProps = { drawing: Drawing; onClose: () => void; onReported: () => void }

const isReason = (value: string): value is DrawingReason => value in drawingReasons

/** A pupil says why a drawing should not be in the gallery, in a tap or two; a sentence more if they like. */
export function ReportSheet({ drawing, onClose, onReported }: ReportSheetProps) {
  const { call, messageOf, useTextDraft } = useHost()
  const { value, change, forget } = useTextDraft(`aviso-desenho-${drawing.id}`, { reason: '', comment: '' })
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useId()
  const { reason, comment } = value

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isReason(reason)) {
      setRefusal(text.reportReason)
      return
    }
    setRefusal(null)
    setPending(true)
    try {
      const body = { reason, ...(comment.trim() && { comment }) }
      const { message } = await call(reportDrawing, { params: { drawingId: drawing.id }, body })
      forget()
      toast({ title: text.reported, description: message })
      onReported()
    } catch (error) {
      setRefusal(messageOf(error, text.reportFailed))
      setPending(false)
    }
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={text.reportTitle}
      description={text.reportHint}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text.reportCancel}
          </Button>
          <Button
            type="submit"
            form={form}
            pending={pending}
            pendingLabel={text.reporting}
            icon={<Flag aria-hidden="true" className="size-5" />}
          >
            {text.reportSend}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <div className="flex items-center gap-3">
          <Picture src={drawing.imageUrl} alt="" className="w-24 shrink-0 rounded-sm border-2 border-line" />
          <p className="font-bold">{drawing.title}</p>
        </div>
        <Reasons
          form={form}
          reason={reason}
          onChoose={reason => {
            change({ ...value, reason })
            setRefusal(null)
          }}
        />
        <Field label={text.reportMore} hint={text.reportMoreHint}>
          <TextArea
            rows={2}
            maxLength={300}
            value={comment}
            onChange={({ target }) => change({ ...value, comment: target.value })}
          />
        </Field>
        {refusal && <Refusal>{refusal}</Refusal>}
      </form>
    </Sheet>
  )
}

/** Why, in one tap. */
function Reasons({ form, reason, onChoose }: { form: string; reason: string; onChoose: (reason: string) => void }) {
  return (
    <fieldset className="m-0 flex flex-col gap-2 border-0 p-0">
      <legend className="mb-2 font-bold">{text.reportWhy}</legend>
      {Object.entries(drawingReasons).map(([name, label], at) => (
        <label
          key={name}
          className={
            'flex min-h-12 cursor-pointer items-center gap-3 rounded-sm border-2 border-control px-3 ' +
            'has-checked:border-info has-checked:bg-soft-info has-focus-visible:outline-3 ' +
            'has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
          }
        >
          <input
            type="radio"
            name={form}
            value={name}
            checked={reason === name}
            data-autofocus={at === 0 || undefined}
            onChange={() => onChoose(name)}
            className="size-5 shrink-0 accent-info"
          />
          <span className="font-semibold">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** What is missing, or why it was not taken. */
function Refusal({ children }: { children: string }) {
  return (
    <p role="alert" className="flex gap-2 rounded-sm bg-soft-danger p-3 font-bold text-danger-ink">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {children}
    </p>
  )
}
