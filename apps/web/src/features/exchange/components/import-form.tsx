import type { ImportPreview } from '@capivira/core/exchange/contract'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { DropZone } from '@capivira/ui/drop-zone.tsx'
import { Spinner } from '@capivira/ui/spinner.tsx'
import { type FormEvent, useState } from 'react'
import { formatBytes, formatCount } from '../../../lib/format.ts'
import { fieldErrorsOf, messageOf } from '../../../lib/http.ts'
import { RecoveredNotice } from '../../drafts/components/recovered-notice.tsx'
import { text as draftText } from '../../drafts/text.ts'
import { useTextDraft } from '../../drafts/use-draft.ts'
import { DuplicateNotice } from '../../materials/components/duplicate-notice.tsx'
import { MaterialFields } from '../../materials/components/material-fields.tsx'
import { tellFailed, useImport, useImportPreview } from '../queries.ts'
import { text } from '../text.ts'
import { usePaste } from '../use-paste.ts'
import { KnownCards } from './known-cards.tsx'
import { PreviewRows } from './preview-rows.tsx'
import { SheetOptions } from './sheet-options.tsx'

const blank = { title: '', subject: '', schoolLevel: 'Fundamental' }

/** Reads a file of cards, shows what it would bring, and imports it. What was typed stays until it has arrived. */
export function ImportForm({ onImported }: { onImported: () => void }) {
  const draft = useTextDraft('import', blank)
  /** A title made of the file's name: shown until another is typed, and not kept as if it had been. */
  const [suggested, suggest] = useState('')
  const fields = { ...draft.value, title: draft.value.title || suggested }
  const bring = useImport(draft.forget)
  const { file, choices, found, preview, look } = useReading(bring.reset, suggest)
  const errors = fieldErrorsOf(bring.error)
  const duplicate = bring.data?.duplicate ? bring.data : null

  function set(name: keyof typeof fields, value: string) {
    if (name === 'title') suggest('')
    draft.change(current => ({ ...current, [name]: value }))
  }

  function send(insist: boolean) {
    if (!file) return
    bring.mutate(
      { file, fields: { ...fields, ...choices, ...(insist ? { insist: 'true' } : {}) } },
      {
        onSuccess: answer => {
          if (!answer.duplicate) onImported()
        },
      },
    )
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    send(false)
  }

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <RecoveredNotice draft={draft}>{!file && draftText.fileAgain}</RecoveredNotice>
      <Card className="flex flex-col gap-4">
        <ChooseFile
          file={file}
          error={preview.error}
          disabled={(preview.isPending && !found) || bring.isPending}
          onFile={chosen => look(chosen, {})}
          onPaste={(pasted, otherwise) => look(pasted, {}, otherwise)}
        />
        {preview.isPending && <Spinner label="Lendo o arquivo..." />}
        {found && (
          <fieldset disabled={bring.isPending} className="m-0 flex flex-col gap-4 border-0 p-0">
            <MaterialFields fields={fields} errors={errors} onChange={set} />
          </fieldset>
        )}
      </Card>
      {found && file && (
        <>
          {found.csv && <SheetOptions sheet={found.csv} choices={choices} onChange={chosen => look(file, chosen)} />}
          <Summary found={found} />
          {((found.setAside ?? 0) > 0 || choices.again === 'true') && (
            <KnownCards
              found={found}
              disabled={preview.isPending || bring.isPending}
              onChange={again => look(file, { ...choices, again: String(again) })}
            />
          )}
          <PreviewRows found={found} />
          {duplicate && <DuplicateNotice material={duplicate} pending={bring.isPending} onInsist={() => send(true)} />}
          <ImportButton
            found={found}
            disabled={fields.title.trim() === '' || preview.isPending}
            pending={bring.isPending}
          />
        </>
      )}
    </form>
  )
}

type ChooseFileProps = {
  file: File | null
  error: Error | null
  disabled: boolean
  onFile: (file: File) => void
  /** What was pasted, and what else it may be read as. */
  onPaste: (file: File, otherwise: File | undefined) => void
}

function ChooseFile({ file, error, disabled, onFile, onPaste }: ChooseFileProps) {
  usePaste((pasted, otherwise) => {
    if (!disabled) onPaste(pasted, otherwise)
  })
  return (
    <>
      <DropZone
        label="Escolher arquivo"
        accept=".csv,.txt,.tsv,.xlsx,.ods,.docx,.odt,.html,.htm,.apkg,.colpkg,.xml,.gift,.zip,.imscc"
        hint={file ? formatBytes(file.size) : text.chooseFile}
        file={file}
        {...(error ? { error: messageOf(error, text.importFailedHint) } : {})}
        disabled={disabled}
        onFile={onFile}
      />
      <p className="text-sm text-ink-soft">{text.pasteHint}</p>
    </>
  )
}

/** The file that was chosen and what stands in it, read in the ways its sheet may be read. */
function useReading(onLook: () => void, onTitle: (title: string) => void) {
  const [file, setFile] = useState<File | null>(null)
  const [choices, setChoices] = useState<Record<string, string>>({})
  const [found, setFound] = useState<ImportPreview | null>(null)
  const preview = useImportPreview()

  /**
   * Has a file read; while one is read in another way, what was seen stays. What cannot be read is read as `otherwise`,
   * where it may be that, too.
   */
  function look(chosen: File, named: Record<string, string>, otherwise?: File) {
    onLook()
    if (chosen !== file) setFound(null)
    setFile(chosen)
    setChoices(named)
    preview.mutate(
      { file: chosen, fields: named },
      {
        onSuccess: read => {
          setFound(read)
          if (chosen !== file) onTitle(read.title)
        },
        onError: error => (otherwise ? look(otherwise, named) : tellFailed(error)),
      },
    )
  }
  return { file, choices, found, preview, look }
}

/** Sends what was found, and says how much that is. */
function ImportButton({ found, disabled, pending }: { found: ImportPreview; disabled: boolean; pending: boolean }) {
  return (
    <Button
      type="submit"
      size="lg"
      disabled={found.cards + found.questions === 0 || disabled}
      pending={pending}
      pendingLabel="Importando..."
    >
      Importar{' '}
      {found.questions > 0
        ? formatCount(found.questions, 'questão', 'questões')
        : formatCount(found.cards, 'card', 'cards')}
    </Button>
  )
}

function Summary({ found }: { found: ImportPreview }) {
  const problems = found.faults - (found.setAside ?? 0)
  return (
    <div role="status" className="flex flex-col gap-2">
      <p className="text-lg">
        <strong>
          {found.questions > 0
            ? formatCount(found.questions, 'questão pronta', 'questões prontas')
            : formatCount(found.cards, 'card pronto', 'cards prontos')}
        </strong>{' '}
        para importar
        {problems > 0 && `; ${leftOut(found.kind, problems)} de fora`}.
      </p>
      {found.notices.map(notice => (
        <p key={notice} className="rounded-sm bg-soft-info p-3 text-sm text-info-ink">
          {notice}
        </p>
      ))}
    </div>
  )
}

const leftOut = (kind: ImportPreview['kind'], faults: number) =>
  kind === 'gift' || kind === 'moodle'
    ? formatCount(faults, 'outra fica', 'outras ficam')
    : formatCount(faults, 'linha com problema fica', 'linhas com problema ficam')
