import type { Figure } from '@capivira/core/editing/figure-contract'
import { figureLimits } from '@capivira/core/editing/figure-rules'
import { Button } from '@capivira/ui/button.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { RadioCards } from '@capivira/ui/radio-cards.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { toast } from '@capivira/ui/toast'
import { Plus, Sparkles, Undo2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../lib/http.ts'
import {
  addRects,
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
import { type SavedFigure, useSaveFigure } from '../queries.ts'
import { hidesChoices, text } from '../text.ts'
import { Board } from './board.tsx'
import { NewerFigure } from './newer-figure.tsx'
import { RectList } from './rect-list.tsx'

export type DrawStepProps = {
  materialId: number
  start: Draft
  aspectRatio: number
  /** What stands on the page where the figure is; absent until it is known, and once the figure is cut out. */
  labels?: ReturnType<typeof labelsIn> | undefined
  target: (content: ReturnType<typeof contentOf>) => SavedFigure
  onDone: () => void
  children: ReactNode
}

/** The second step: rectangles over the labels, with what is under each. */
export function DrawStep({ materialId, start, aspectRatio, labels, target, onDone, children }: DrawStepProps) {
  const [draft, setDraft] = useState(start)
  const [selected, setSelected] = useState<number | null>(null)
  const [tried, setTried] = useState(false)
  const [newer, setNewer] = useState<Figure | null>(null)
  /** Over which revision it is saved, where it is another than that over which drawing began. */
  const [over, setOver] = useState<number | null>(null)
  const place = useRef<HTMLElement>(null)
  const save = useSaveFigure(materialId)
  const numbers = numbersOf(draft.rects)
  const tooMany = new Set(numbers.values()).size > figureLimits.parts
  const proposed = proposals(draft, labels ?? [])

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
  function submit(revision: number | null) {
    setTried(true)
    const isBlank = !draft.title.trim() || draft.rects.some(({ label }) => !label.trim())
    if (isBlank || tooMany || draft.rects.length === 0) return
    const saved = target(contentOf(draft))
    save.mutate('id' in saved && revision !== null ? { ...saved, revision } : saved, {
      onSuccess: () => {
        toast({ title: text.saved })
        onDone()
      },
      onError: error => {
        const current = newerFigure(error)
        if (current) setNewer(current)
        else toast({ title: 'Erro', description: messageOf(error, text.saveFailed), variant: 'destructive' })
      },
    })
  }
  function choose(current: Figure, mine: boolean) {
    setOver(current.revision)
    setNewer(null)
    if (mine) return submit(current.revision)
    setDraft(draftOf(current))
    place.current?.focus()
  }

  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby="draw"
      className="flex scroll-mt-24 flex-col gap-4"
      onKeyDown={onKeyDown}
    >
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
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={() => draw()}
        >
          {text.addRect}
        </Button>
        {proposed.length > 0 && (
          <Button
            size="sm"
            variant="secondary"
            icon={<Sparkles aria-hidden="true" className="size-5" />}
            onClick={() => setDraft(current => addRects(current, proposed))}
          >
            {text.propose} ({proposed.length})
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          icon={<Undo2 aria-hidden="true" className="size-5" />}
          disabled={draft.before.length === 0}
          onClick={() => setDraft(undo)}
        >
          {text.undo}
        </Button>
      </div>
      {labels?.length === 0 && <p className="text-sm text-ink-soft">{text.nothingToPropose}</p>}
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
          onChange={event => setDraft({ ...draft, title: event.target.value })}
        />
      </Field>
      <RadioCards
        legend={text.hides}
        options={[...hidesChoices]}
        value={draft.hides}
        onValueChange={hides => setDraft({ ...draft, hides })}
      />
      <RectList
        rects={draft.rects}
        selected={selected}
        onSelect={setSelected}
        onWrite={(key, words) => setDraft(current => writeRect(current, key, words))}
        onRemove={remove}
        tried={tried}
      />
      {tried && draft.rects.length === 0 && <p role="alert">{text.noRects}</p>}
      {tooMany && <p role="alert">{text.tooMany(figureLimits.parts)}</p>}
      {newer && (
        <NewerFigure
          current={newer}
          pending={save.isPending}
          onMine={() => choose(newer, true)}
          onCurrent={() => choose(newer, false)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => submit(over)} pending={save.isPending}>
          {text.save}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {text.cancel}
        </Button>
      </div>
    </section>
  )
}
