import { titleFromFileName } from '@capivira/core/materials/upload'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { DropZone } from '@capivira/ui/drop-zone.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { ProgressBar } from '@capivira/ui/progress-bar.tsx'
import { TextArea } from '@capivira/ui/text-area.tsx'
import { toast } from '@capivira/ui/toast'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatBytes } from '../../../lib/format.ts'
import { fieldErrorsOf, messageOf } from '../../../lib/http.ts'
import { useEarlier } from '../../../lib/use-earlier.ts'
import { RecoveredNotice } from '../../drafts/components/recovered-notice.tsx'
import { text as draftText } from '../../drafts/text.ts'
import { useTextDraft } from '../../drafts/use-draft.ts'
import { complaintAbout, type UploadForm as Form, takeFile, titleMissing } from '../chosen-file.ts'
import { text } from '../text.ts'
import { uploadText } from '../upload-text.ts'
import { uploadKey, useUpload } from '../use-upload.ts'
import { DuplicateNotice } from './duplicate-notice.tsx'
import { MaterialFields } from './material-fields.tsx'

/**
 * `offered` is the title we took from the file's name; that of another file replaces it unless the teacher has changed
 * it.
 */
const blank = { title: '', description: '', subject: '', schoolLevel: 'Fundamental', offered: '' }

export type UploadFormProps = {
  /** The dashboard's form is short; the upload screen's has every field. */
  form: Form
  onUploaded?: () => void
}

/** Sends a PDF: what was typed stays until it has arrived, also when its screen is left meanwhile. */
export function UploadForm(props: UploadFormProps) {
  const earlier = useEarlier(uploadKey(props.form))
  // One that did not arrive comes back with what was typed.
  return <Sending key={`${earlier === 'error'}`} {...props} isEarlier={earlier === 'pending'} />
}

type SendingProps = UploadFormProps & {
  /** Whether a file is on its way that was sent before this screen was left. */
  isEarlier: boolean
}

function Sending(props: SendingProps) {
  const { file, fileError, draft, fields, sending, set, onFile, send } = useSending(props)
  const { isEarlier } = props
  const { form } = props
  const errors = fieldErrorsOf(sending.error)
  const duplicate = sending.data?.duplicate ? sending.data : null
  const complete = file !== null && fields.title.trim() !== ''

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    send(false)
  }

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {isEarlier && (
        <Card tone="info" role="status">
          {uploadText.stillSending}
        </Card>
      )}
      <RecoveredNotice draft={draft}>{!file && draftText.fileAgain}</RecoveredNotice>
      <DropZone
        label="Escolher PDF"
        accept=".pdf,application/pdf"
        hint={file ? formatBytes(file.size) : 'Arraste um PDF para cá ou escolha um arquivo de até 50 MB.'}
        file={file}
        error={
          fileError ??
          (sending.isError && !errors.title
            ? messageOf(sending.error, text.uploadFailedHint, text.uploadFailedHint)
            : undefined)
        }
        disabled={sending.isPending}
        onFile={onFile}
      />
      {(form === 'screen' || file || draft.recovered) && (
        <fieldset disabled={sending.isPending} className="m-0 flex flex-col gap-4 border-0 p-0">
          <MaterialFields fields={fields} errors={errors} onChange={set} />
          {form === 'screen' && (
            <Field label="Descrição" hint="Opcional." error={errors.description}>
              <TextArea
                rows={3}
                value={fields.description}
                onChange={event => set('description', event.target.value)}
                maxLength={5000}
              />
            </Field>
          )}
        </fieldset>
      )}
      {sending.sent !== null && (
        <Card tone="info" className="flex flex-col gap-2">
          <p aria-live="polite" className="flex justify-between gap-3">
            <span>{sending.sent < 1 ? 'Enviando o arquivo...' : 'Conferindo o arquivo...'}</span>
            <strong>{Math.floor(sending.sent * 100)}%</strong>
          </p>
          <ProgressBar label="Envio do arquivo" value={sending.sent * 100} tone="info" />
        </Card>
      )}
      {duplicate && <DuplicateNotice material={duplicate} pending={sending.isPending} onInsist={() => send(true)} />}
      <Button type="submit" size="lg" disabled={!complete} pending={sending.isPending} pendingLabel="Enviando...">
        Enviar material
      </Button>
    </form>
  )
}

/** What is typed and chosen, and its way to the server. */
function useSending({ form, isEarlier, onUploaded }: SendingProps) {
  const [file, setFile] = useState<File | null>(null)
  const [fileError, setFileError] = useState<string | undefined>()
  const draft = useTextDraft(`upload-${form}`, blank)
  const { offered: _, ...fields } = draft.value
  const sending = useUpload(form, { onTaken: draft.forget, onLost: draft.keepAgain })
  const forgetEarlier = useEffectEvent(draft.startOver)
  // What was found typed is that of the file on its way: it comes back only if that does not arrive.
  useEffect(() => {
    if (isEarlier) forgetEarlier()
  }, [isEarlier])

  const set = (name: keyof typeof blank, value: string) => draft.change(current => ({ ...current, [name]: value }))

  /** The last one chosen: another may be chosen while a large one is read. */
  const newest = useRef<File | null>(null)

  async function onFile(chosen: File) {
    sending.reset()
    newest.current = chosen
    const taken = await takeFile(chosen, form)
    if (newest.current !== chosen) return
    setFileError(taken instanceof File ? undefined : taken.description)
    if (!(taken instanceof File)) {
      toast({ ...taken, variant: 'destructive' })
      return
    }
    const title = titleFromFileName(taken.name)
    setFile(taken)
    draft.change(current => ({
      ...current,
      offered: title,
      ...((current.title === '' || current.title === current.offered) && { title }),
    }))
  }

  function send(insist: boolean) {
    const complaint = complaintAbout(file, form) ?? (fields.title.trim() === '' ? titleMissing : null)
    if (complaint || !file) {
      if (complaint) toast({ ...complaint, variant: 'destructive' })
      return
    }
    sending.mutate(
      { file, insist, ...fields },
      {
        onSuccess: answer => {
          if (answer.duplicate) return
          setFile(null)
          draft.startOver()
          onUploaded?.()
        },
      },
    )
  }
  return { file, fileError, draft, fields, sending, set, onFile, send }
}
