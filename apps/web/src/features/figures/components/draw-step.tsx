import type { Figure } from '@capivira/core/editing/figure-contract'
import { figureLimits } from '@capivira/core/editing/figure-rules'
import { Button } from '@capivira/ui/button.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { Plus, Sparkles, Undo2 } from '@capivira/ui/icons'
import { RadioCards } from '@capivira/ui/radio-cards.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useEarlier } from '../../../lib/use-earlier.ts'
import type { Draft as KeptDraft } from '../../drafts/use-draft.ts'
import { useSentLater } from '../../drafts/use-sent-later.ts'
import {
  addRects,
  type Begun,
  contentOf,
  type Draft,
  draftOf,
  type labelsIn,
  numbersOf,
  placeRect,
  proposals,
  removeRect,
  undo,
  writeRect,
} from '../draft.ts'
import { newerFigure } from '../newer.ts'
import { type SavedFigure, savingKey, useSaveFigure } from '../queries.ts'
import { hidesChoices, text } from '../text.ts'
import { Board } from './board.tsx'
import { NewerFigure } from './newer-figure.tsx'
import { RectList } from './rect-list.tsx'

export type DrawStepProps = {
  materialId: number
  /** The figure that is drawn anew; null for a new one. */
  figureId: number | null
  /** What is drawn so far, kept while it is changed. */
  begun: KeptDraft<Begun>
  aspectRatio: number
  /** What stands on the page where the figure is; absent until it is known, and once the figure is cut out. */
  labels?: ReturnType<typeof labelsIn> | undefined
  target: (content: ReturnType<typeof contentOf>) => SavedFigure
  onDone: () => void
  children: ReactNode
}

/** The second step: rectangles over the labels, with what is under each. */
export function DrawStep(props: DrawStepProps) {
  const { materialId, figureId, begun, aspectRatio, labels, target, children } = props
  const { draft, setDraft, selected, setSelected, place, draw, onKeyDown, remove } = useDrawing(begun.value.draft)
  const keep = useEffectEvent((changed: Draft) =>
    begun.change(current => ({ ...current, draft: { ...changed, before: [] } })),
  )
  useEffect(() => keep(draft), [draft])
  function onDone() {
    begun.forget()
    props.onDone()
  }
  const numbers = numbersOf(draft.rects)
  const tooMany = new Set(numbers.values()).size > figureLimits.parts
  const saving = useSaving({ materialId, figureId, begun, draft, setDraft, tooMany, target, onDone, place })
  const proposed = proposals(draft, labels ?? [])

  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby="draw"
      className="flex scroll-mt-24 flex-col gap-4"
      onKeyDown={onKeyDown}
    >
      {/* What is changed while it is saved would be lost with the form. */}
      <div inert={saving.pending} className="flex flex-col gap-4">
        <h3 id="draw" className="text-lg">
          {text.drawTitle}
        </h3>
        <p className="text-sm text-ink-soft">
          {text.drawHint} {text.sameHint}
        </p>
        <Board
          aspectRatio={aspectRatio}
          rects={draft.rects.map(({ key, label, region }) => {
            const number = numbers.get(key) ?? 0
            return { key, region, number: `${number}`, name: text.rect(number, label) }
          })}
          selected={selected}
          onSelect={setSelected}
          onDraw={draw}
          onPlace={(key, region) => setDraft(current => placeRect(current, key, region))}
          onRemove={remove}
        >
          {children}
        </Board>
        <Tools
          proposed={proposed.length}
          canUndo={draft.before.length > 0}
          onAdd={() => draw()}
          onPropose={() => setDraft(current => addRects(current, proposed))}
          onUndo={() => setDraft(undo)}
        />
        {labels?.length === 0 && <p className="text-sm text-ink-soft">{text.nothingToPropose}</p>}
        <Wording draft={draft} tried={saving.tried} onChange={setDraft} />
        <RectList
          rects={draft.rects}
          selected={selected}
          onSelect={setSelected}
          onWrite={(key, words) => setDraft(current => writeRect(current, key, words))}
          onRemove={remove}
          tried={saving.tried}
        />
      </div>
      <Complaints noRects={saving.tried && draft.rects.length === 0} tooMany={tooMany} saving={saving} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={saving.submit} pending={saving.pending}>
          {text.save}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {text.cancel}
        </Button>
      </div>
    </section>
  )
}

type ComplaintsProps = { noRects: boolean; tooMany: boolean; saving: ReturnType<typeof useSaving> }

/** What keeps the drawing from being saved. */
function Complaints({ noRects, tooMany, saving }: ComplaintsProps) {
  return (
    <>
      {noRects && <p role="alert">{text.noRects}</p>}
      {tooMany && <p role="alert">{text.tooMany(figureLimits.parts)}</p>}
      {saving.newer && (
        <NewerFigure
          current={saving.newer}
          pending={saving.pending}
          onMine={() => saving.choose(true)}
          onCurrent={() => saving.choose(false)}
        />
      )}
    </>
  )
}

/** What is drawn, and which rectangle is at hand. */
function useDrawing(start: Draft) {
  const [draft, setDraft] = useState(start)
  const [selected, setSelected] = useState<number | null>(null)
  const place = useRef<HTMLElement>(null)

  // The button that led here is gone, and Ctrl+Z is heard only from within.
  useEffect(() => place.current?.focus(), [])

  function draw(region = { left: 0.4, top: 0.45, width: 0.2, height: 0.1 }) {
    setSelected(draft.nextKey)
    setDraft(addRects(draft, [{ label: '', region }]))
  }
  function onKeyDown(event: KeyboardEvent) {
    const isField = event.target instanceof HTMLInputElement
    if (isField || event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    setDraft(undo)
  }
  function remove(key: number) {
    setDraft(current => removeRect(current, key))
    place.current?.focus()
  }
  return { draft, setDraft, selected, setSelected, place, draw, onKeyDown, remove }
}

type SavingProps = Pick<DrawStepProps, 'materialId' | 'figureId' | 'begun' | 'target' | 'onDone'> & {
  draft: Draft
  setDraft: (draft: Draft) => void
  tooMany: boolean
  place: RefObject<HTMLElement | null>
}

/** The way of a drawing to the server, and the choice where somebody else was first. */
function useSaving(props: SavingProps) {
  const { materialId, figureId, begun, draft, setDraft, tooMany, target, onDone, place } = props
  const [tried, setTried] = useState(false)
  const [newer, setNewer] = useState<Figure | null>(null)
  /** Over which revision it is saved, where it is another than that over which drawing began. */
  const [over, setOver] = useState<number | null>(null)
  const save = useSaveFigure(materialId, figureId, begun.forget)
  const earlier = useEarlier(savingKey(materialId, figureId))
  const onEarlier = useEffectEvent(onDone)
  useEffect(() => {
    if (earlier === 'success') onEarlier()
  }, [earlier])
  useSentLater(save, begun, () => submit(over))

  /** The first field that is wrong, once it is drawn as such. */
  function toWhatIsMissing() {
    setTimeout(() => place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  function submit(revision: number | null) {
    setTried(true)
    const isBlank = !draft.title.trim() || draft.rects.some(({ label }) => !label.trim())
    if (isBlank || tooMany || draft.rects.length === 0) return toWhatIsMissing()
    const saved = target(contentOf(draft))
    save.mutate('id' in saved && revision !== null ? { ...saved, revision } : saved, {
      onSuccess: onDone,
      onError: error => setNewer(newerFigure(error)),
    })
  }
  function choose(current: Figure, mine: boolean) {
    setOver(current.revision)
    setNewer(null)
    if (mine) return submit(current.revision)
    setDraft(draftOf(current))
    place.current?.focus()
  }
  return {
    tried,
    newer,
    pending: save.isPending || earlier === 'pending',
    submit: () => submit(over),
    choose: (mine: boolean) => newer && choose(newer, mine),
  }
}

type ToolsProps = {
  /** How many labels of the page have no rectangle yet. */
  proposed: number
  canUndo: boolean
  onAdd: () => void
  onPropose: () => void
  onUndo: () => void
}

/** What is done to the whole drawing by button. */
function Tools({ proposed, canUndo, onAdd, onPropose, onUndo }: ToolsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" variant="secondary" icon={<Plus aria-hidden="true" className="size-5" />} onClick={onAdd}>
        {text.addRect}
      </Button>
      {proposed > 0 && (
        <Button
          size="sm"
          variant="secondary"
          icon={<Sparkles aria-hidden="true" className="size-5" />}
          onClick={onPropose}
        >
          {text.propose} ({proposed})
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        icon={<Undo2 aria-hidden="true" className="size-5" />}
        disabled={!canUndo}
        onClick={onUndo}
      >
        {text.undo}
      </Button>
    </div>
  )
}

type WordingProps = { draft: Draft; tried: boolean; onChange: (draft: Draft) => void }

/** What the figure is called, and what its cards hide. */
function Wording({ draft, tried, onChange }: WordingProps) {
  return (
    <>
      <Field
        label={text.title}
        hint={text.titleHint}
        required
        {...(tried && !draft.title.trim() && { error: text.titleMissing })}
      >
        <TextInput
          value={draft.title}
          maxLength={figureLimits.title}
          autoComplete="off"
          onChange={event => onChange({ ...draft, title: event.target.value })}
        />
      </Field>
      <RadioCards
        legend={text.hides}
        options={[...hidesChoices]}
        value={draft.hides}
        onValueChange={hides => onChange({ ...draft, hides })}
      />
    </>
  )
}
