import { figureLimits } from '@capivira/core/editing/figure-rules'
import { Field } from '@capivira/ui/field.tsx'
import { IconButton } from '@capivira/ui/icon-button.tsx'
import { Trash2 } from '@capivira/ui/icons'
import { TextInput } from '@capivira/ui/text-input.tsx'
import { numbersOf, type Rect } from '../draft.ts'
import { text } from '../text.ts'

export type RectListProps = {
  rects: readonly Rect[]
  selected: number | null
  onSelect: (key: number) => void
  onWrite: (key: number, words: Partial<Pick<Rect, 'label' | 'alternative'>>) => void
  onRemove: (key: number) => void
  /** True once saving was tried: fields that are still empty say so. */
  tried: boolean
}

/** What is under each rectangle, and how it is asked for without the picture. */
export function RectList({ rects, selected, onSelect, onWrite, onRemove, tried }: RectListProps) {
  const numbers = numbersOf(rects)
  return (
    <ol className="m-0 flex list-none flex-col gap-3 p-0">
      {rects.map(({ key, label, alternative }, place) => (
        <li
          key={key}
          onFocus={() => onSelect(key)}
          className={`flex flex-col gap-2 rounded-md border-2 p-3 ${selected === key ? 'border-info' : 'border-line'}`}
        >
          <div className="flex items-start gap-2">
            <Field
              label={text.label(numbers.get(key) ?? place + 1)}
              required
              className="min-w-0 flex-1"
              {...(tried && !label.trim() && { error: text.labelMissing })}
            >
              <TextInput
                value={label}
                maxLength={figureLimits.label}
                autoComplete="off"
                onChange={event => onWrite(key, { label: event.target.value })}
              />
            </Field>
            <IconButton
              label={text.removeRect(place + 1)}
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => onRemove(key)}
            />
          </div>
          <Field label={text.alternative} hint={text.alternativeHint}>
            <TextInput
              value={alternative}
              maxLength={figureLimits.alternative}
              autoComplete="off"
              onChange={event => onWrite(key, { alternative: event.target.value })}
            />
          </Field>
        </li>
      ))}
    </ol>
  )
}
