import { type canGenerateDrawing, createDrawing, drawingText } from '@capivira/core/drawings/contract'
import { foretellDrawing } from '@capivira/core/drawings/wish-contract'
import type { ReplyOf } from '@capivira/core/http/endpoint'
import { Button } from '@capivira/ui/button.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { Brush, Lightbulb, Sparkles } from '@capivira/ui/icons'
import { TextArea } from '@capivira/ui/text-area.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { toast } from '@capivira/ui/toast'
import { type FormEvent, useRef, useState } from 'react'
import { useHost } from '../kit/host.ts'
import { Sheet } from '../kit/sheet.tsx'
import type { Read } from '../kit/use-read.ts'
import { LeftOut } from './left-out.tsx'
import { ideas, text } from './text.ts'

export type CreatedDrawing = ReplyOf<typeof createDrawing>
export type Allowance = ReplyOf<typeof canGenerateDrawing>

export type CreateDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  allowance: Read<Allowance>
  /** A drawing was made and is in the gallery. */
  onCreated: () => void
  onPaint: (drawing: CreatedDrawing) => void
}

/**
 * Has a drawing made from a child's words. What will not be in it is told before, and the child changes the words or
 * goes on.
 */
export function CreateDialog({ open, onOpenChange, allowance, onCreated, onPaint }: CreateDialogProps) {
  const { words, change, errors, refusal, pending, made, setMade, leftOut, submit } = useWish({ allowance, onCreated })
  const description = useRef<HTMLTextAreaElement>(null)
  const none = allowance.value?.canGenerate === false
  const shared = allowance.value?.shared !== false

  if (made)
    return (
      <MadeSheet
        key="made"
        made={made}
        open={open}
        shared={shared}
        onClose={() => {
          onOpenChange(false)
          setMade(null)
        }}
        onAnother={() => setMade(null)}
        onPaint={onPaint}
      />
    )

  return (
    <Sheet
      key="form"
      open={open}
      onClose={() => onOpenChange(false)}
      title={text.createTitle}
      description={text.createHint}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field label={text.drawingTitle} error={errors.title} required>
          <TextInput
            data-autofocus
            value={words.title}
            maxLength={80}
            placeholder={text.drawingTitleHint}
            onChange={({ target }) => change({ ...words, title: target.value })}
          />
        </Field>
        <Field label={text.description} hint={text.descriptionHint} error={errors.description} required>
          <TextArea
            ref={description}
            rows={3}
            value={words.description}
            maxLength={400}
            onChange={({ target }) => change({ ...words, description: target.value })}
          />
        </Field>
        <Ideas onChoose={change} />
        {refusal && (
          <p role="alert" className="rounded-md bg-soft-danger px-4 py-2.5 font-bold text-danger-ink">
            {refusal}
          </p>
        )}
        {shared && <p className="text-sm text-ink-soft">{text.wordsSeenBy}</p>}
        {allowance.value && (
          <p className="text-sm text-ink-soft">{none ? text.noneLeft : text.remaining(allowance.value.remaining)}</p>
        )}
        {leftOut && <LeftOut sentence={leftOut} onChangeWords={() => description.current?.focus()} />}
        <Button
          type="submit"
          size="lg"
          wide
          disabled={none}
          pending={pending}
          pendingLabel={text.drawing}
          icon={<Sparkles aria-hidden="true" className="size-5" />}
        >
          {leftOut ? text.drawAnyway : text.draw}
        </Button>
      </form>
    </Sheet>
  )
}

type MadeProps = Pick<CreateDialogProps, 'open' | 'onPaint'> & {
  made: CreatedDrawing
  shared: boolean
  onClose: () => void
  onAnother: () => void
}

/** The drawing that was made, to be painted. */
function MadeSheet({ made, open, shared, onClose, onAnother, onPaint }: MadeProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text.drawn}
      description={made.sentence}
      footer={
        <>
          <Button variant="secondary" onClick={onAnother}>
            {text.another}
          </Button>
          <Button onClick={() => onPaint(made)} icon={<Brush aria-hidden="true" className="size-5" />}>
            {text.paint}
          </Button>
        </>
      }
    >
      <img
        src={made.imageUrl}
        alt={made.title}
        width={1200}
        height={800}
        className="aspect-3/2 h-auto w-full animate-pop rounded-md border-2 border-line bg-on-option"
      />
      {!shared && (
        <p className="rounded-md bg-soft-info px-4 py-2.5 text-sm font-bold text-info-ink">{text.keptBack}</p>
      )}
      {shared && !made.isApproved && (
        <p className="rounded-md bg-soft-info px-4 py-2.5 text-sm font-bold text-info-ink">{text.reviewed}</p>
      )}
    </Sheet>
  )
}

/** A child's words, and what becomes of them. */
function useWish({ allowance, onCreated }: Pick<CreateDialogProps, 'allowance' | 'onCreated'>) {
  const { call, messageOf, useTextDraft } = useHost()
  const { value: words, change: keep, forget } = useTextDraft('drawing', { title: '', description: '' })
  /** The words as they are now: what is asked of the server may be answered after they have changed. */
  const latest = useRef(words)
  const change = (next: typeof words) => {
    latest.current = next
    keep(next)
  }
  const [errors, setErrors] = useState<{ title?: string; description?: string }>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const [made, setMade] = useState<CreatedDrawing | null>(null)
  /** What a drawing of some words will leave out; the next 'Desenhar' of the same words is meant with that in sight. */
  const [told, setTold] = useState<{ of: string; sentence: string } | null>(null)
  const written = `${words.title}\n${words.description}`
  const leftOut = told?.of === written ? told.sentence : null

  /** What stays out, where the artist draws. A wish that cannot be foretold is drawn, refused or kept as any other. */
  async function foretell(body: { title: string; description: string }): Promise<string | null> {
    if (leftOut !== null || allowance.value?.engine === 'model') return null
    const told = await call(foretellDrawing, { body }).catch(() => null)
    return told?.sentence ?? null
  }

  const hasChangedSince = ({ title, description }: typeof words) =>
    latest.current.title !== title || latest.current.description !== description

  async function submit(event: FormEvent) {
    event.preventDefault()
    latest.current = words
    const parsed = drawingText.safeParse(words)
    setRefusal(null)
    if (!parsed.success) {
      const of = (name: string) => parsed.error.issues.find(({ path }) => path[0] === name)?.message
      const [title, description] = [of('title'), of('description')]
      setErrors({ ...(title && { title }), ...(description && { description }) })
      return
    }
    setErrors({})
    setPending(true)
    try {
      const missing = await foretell(parsed.data)
      // What was looked at is not what stands there now: nothing is told or made of either before it is asked for.
      if (hasChangedSince(words)) return setRefusal(text.wordsChanged)
      if (missing !== null) return setTold({ of: written, sentence: missing })
      setMade(await call(createDrawing, { body: parsed.data }))
      setTold(null)
      onCreated()
      if (!hasChangedSince(words)) forget()
    } catch (error) {
      const message = messageOf(error, text.generationFailedHint)
      setRefusal(message)
      toast({ title: text.generationFailed, description: message, variant: 'destructive' })
    } finally {
      setPending(false)
      allowance.again()
    }
  }
  return { words, change, errors, refusal, pending, made, setMade, leftOut, submit }
}

/** Words to begin with. */
function Ideas({ onChoose }: { onChoose: (idea: (typeof ideas)[number]) => void }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-center gap-1.5 text-sm font-bold text-ink-soft">
        <Lightbulb aria-hidden="true" className="size-4" />
        {text.ideas}
      </p>
      <div className="flex flex-wrap gap-2">
        {ideas.map(idea => (
          <button
            key={idea.title}
            type="button"
            onClick={() => onChoose(idea)}
            className={
              'min-h-11 rounded-full border-2 border-control bg-surface px-4 text-sm font-bold ' +
              'hover:bg-soft-special hover:text-special-ink'
            }
          >
            {idea.title}
          </button>
        ))}
      </div>
    </div>
  )
}
