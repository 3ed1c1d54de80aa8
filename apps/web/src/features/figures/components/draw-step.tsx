import { figureLimits } from '@capivira/core/editing/figure-rules'
import { Button } from '@capivira/ui/button.tsx'
import { Field } from '@capivira/ui/field.tsx'
import { RadioCards } from '@capivira/ui/radio-cards.tsx'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { toast } from '@capivira/ui/toast'
import { Plus, Sparkles, Undo2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { messageOf } from '../../../lib/http.ts'
import {
  addRects,
  contentOf,
  type Draft,
  type labelsIn,
  numbersOf,
  placeRect,
  removeRect,
  undo,
  writeRect,
} from '../draft.ts'
import { type SavedFigure, useSaveFigure } from '../queries.ts'
import { hidesChoices, text } from '../text.ts'
import { Board } from './board.tsx'
import { RectList } from './rect-list.tsx'

export type DrawStepProps = {
  materialId: number
  start: Draft
  aspectRatio: number
  /** What stands on the page where the figure is; absent once it is cut out. */
  labels?: ReturnType<typeof labelsIn>
  target: (content: ReturnType<typeof contentOf>) => SavedFigure
  onDone: () => void
  children: ReactNode
}

/** The second step: rectangles over the labels, with what is under each. */
export function DrawStep({ materialId, start, aspectRatio, labels, target, onDone, children }: DrawStepProps) {
  const [draft, setDraft] = useState(start)
  const [selected, setSelected] = useState<number | null>(null)
  const [tried, setTried] = useState(false)
  const save = useSaveFigure(materialId)
  const numbers = numbersOf(draft.rects)

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
  function submit() {
    setTried(true)
    if (!draft.title.trim() || draft.rects.length === 0 || draft.rects.some(({ label }) => !label.trim())) return
    save.mutate(target(contentOf(draft)), {
      onSuccess: () => {
        toast({ title: text.saved })
        onDone()
      },
      onError: error =>
        toast({ title: 'Erro', description: messageOf(error, text.saveFailed), variant: 'destructive' }),
    })
  }

  return (
    <section aria-labelledby="draw" className="flex flex-col gap-4" onKeyDown={onKeyDown}>
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
        onRemove={key => setDraft(current => removeRect(current, key))}
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
        {labels && labels.length > 0 && (
          <Button
            size="sm"
            variant="secondary"
            icon={<Sparkles aria-hidden="true" className="size-5" />}
            onClick={() => setDraft(current => addRects(current, labels))}
          >
            {text.propose} ({labels.length})
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
        onRemove={key => setDraft(current => removeRect(current, key))}
        tried={tried}
      />
      {tried && draft.rects.length === 0 && <p role="alert">{text.noRects}</p>}
      <div className="flex flex-wrap gap-2">
        <Button onClick={submit} pending={save.isPending}>
          {text.save}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {text.cancel}
        </Button>
      </div>
    </section>
  )
}
