import { type ItemContent, newItem, type OwnSource } from '@capivira/core/editing/contract'
import { Button } from '@capivira/ui/button.tsx'
import { CircleAlert, Info } from '@capivira/ui/icons'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { fieldErrorsOf, messageOf } from '../../../lib/http.ts'
import { RecoveredNotice } from '../../drafts/components/recovered-notice.tsx'
import { useDraft } from '../../drafts/use-draft.ts'
import { isKept, useSentLater } from '../../drafts/use-sent-later.ts'
import { contentOf, type Draft, readDraft, sourceOf } from '../draft.ts'
import { text } from '../text.ts'
import { Advice } from './advice.tsx'
import { ItemFields } from './item-fields.tsx'

export type Saving = {
  mutate: (typed: { content: ItemContent; source: OwnSource }, done: { onSuccess: () => void }) => void
  isPending: boolean
  error: Error | null
  /** Forgets the error. */
  reset: () => void
}

export type ItemFormProps = {
  /** Names the form for those who listen: 'Editar card 3'. */
  label: string
  materialId: number
  /** What the form says at first. */
  initial: Draft
  /** Under this name what was typed is kept for the tab. */
  draftKey: string
  withSource: boolean
  submitLabel: string
  saving: Saving
  onSaved: () => void
  onCancel: () => void
  /** With Escape: away from the form; what was typed stays kept. */
  onLeave?: () => void
  /** Said above the buttons, e.g. that another window was first. */
  children?: ReactNode
}

/** What comes from a text keeps its page and passage, whatever they are. */
const noSource: OwnSource = { sourcePage: null, sourceQuote: null }

/** Sentences for what cannot be sent, by field. */
function complaintsAbout(typed: { content: ItemContent; source: OwnSource }): Record<string, string> {
  const result = newItem.safeParse(typed)
  if (result.success) return {}
  return Object.fromEntries(result.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}

/** What a key asks of a form; nothing while letters are being put together. */
function formWishOf({ key, ctrlKey, metaKey, isComposing }: FormKey): 'send' | 'leave' | null {
  if (isComposing) return null
  if (key === 'Enter') return ctrlKey || metaKey ? 'send' : null
  return key === 'Escape' ? 'leave' : null
}
type FormKey = Pick<KeyboardEvent['nativeEvent'], 'key' | 'ctrlKey' | 'metaKey' | 'isComposing'>

/** Changes or writes an item. What was typed stays until it is saved or given up, whatever happens in between. */
export function ItemForm(props: ItemFormProps) {
  const { materialId, initial, draftKey, withSource, saving, onLeave, children } = props
  const kept = useDraft(draftKey, initial, readDraft)
  const { value: draft, change: setDraft } = kept
  /** Fields that kept it from being sent: each says what is wrong until it is right. */
  const [blamed, setBlamed] = useState<readonly string[]>([])
  const form = useRef<HTMLFormElement>(null)
  const typed = { content: contentOf(draft), source: withSource ? sourceOf(draft) : noSource }
  const complaints = blamed.length > 0 ? complaintsAbout(typed) : {}
  const stillWrong = Object.fromEntries(Object.entries(complaints).filter(([field]) => blamed.includes(field)))
  const errors = { ...fieldErrorsOf(saving.error), ...stillWrong }
  const general = saving.error && Object.keys(fieldErrorsOf(saving.error)).length === 0 && !children

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('textarea, input:not([type="radio"])')?.focus()
  }, [])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const wrong = Object.keys(complaintsAbout(typed))
    setBlamed(wrong)
    if (wrong.length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    send()
  }

  function send() {
    saving.mutate(typed, {
      onSuccess: () => {
        kept.forget()
        props.onSaved()
      },
    })
  }
  useSentLater(saving, kept, send)

  function onKeyDown(event: KeyboardEvent) {
    const wish = formWishOf(event.nativeEvent)
    if (!wish || saving.isPending) return
    if (wish === 'send') form.current?.requestSubmit()
    else if (onLeave) onLeave()
    else return
    event.preventDefault()
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      aria-label={props.label}
      className="flex flex-col gap-4"
    >
      <RecoveredNotice draft={kept} />
      <fieldset disabled={saving.isPending} className="m-0 flex min-w-0 flex-col gap-4 border-0 p-0">
        <ItemFields draft={draft} onChange={setDraft} errors={errors} withSource={withSource} />
      </fieldset>
      <Advice materialId={materialId} draft={draft} />
      {general && <Failure error={saving.error} />}
      {children}
      <Endings
        submitLabel={props.submitLabel}
        isSaving={saving.isPending}
        onCancel={() => {
          kept.forget()
          props.onCancel()
        }}
      />
    </form>
  )
}

const looks = { kept: 'bg-soft-info text-info-ink', failed: 'bg-soft-danger text-danger-ink' }

/** Why it was not saved; what this device keeps until it can be sent is no error. */
function Failure({ error }: { error: Error | null }) {
  const waits = isKept(error)
  const Mark = waits ? Info : CircleAlert
  return (
    <p role="alert" className={`flex gap-2 rounded-sm p-3 ${waits ? looks.kept : looks.failed}`}>
      <Mark aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {messageOf(error, text.saveFailed)}
    </p>
  )
}

/** The buttons that save, and that give up what was typed. */
function Endings({
  submitLabel,
  isSaving,
  onCancel,
}: Pick<ItemFormProps, 'submitLabel' | 'onCancel'> & { isSaving: boolean }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" pending={isSaving} pendingLabel="Salvando...">
        {submitLabel}
      </Button>
      <Button variant="secondary" disabled={isSaving} onClick={onCancel}>
        Cancelar
      </Button>
    </div>
  )
}
