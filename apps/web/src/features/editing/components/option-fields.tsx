import { Button } from '@capivira/ui/button.tsx'
import { IconButton } from '@capivira/ui/icon-button.tsx'
import { CircleAlert, Plus, X } from '@capivira/ui/icons'
import { TextArea } from '@capivira/ui/text-area.tsx'
import { useId } from 'react'
import { optionLetters } from '../../quizzes/text.ts'
import { type Draft, fewestOptions, mostOptions, withOption, withoutOption } from '../draft.ts'

export type OptionFieldsProps = {
  draft: Draft
  onChange: (draft: Draft) => void
  /** Sentences by field: 'content.options', 'content.options.1', 'content.correctAnswer'. */
  errors: Record<string, string>
}

/** The options of a question: which is right, their words, one more, one less. */
export function OptionFields({ draft, onChange, errors }: OptionFieldsProps) {
  const id = useId()
  const { options, right } = draft
  const general = [errors['content.options'], errors['content.correctAnswer']].filter(Boolean).join('. ')
  return (
    <fieldset className="m-0 flex flex-col gap-2 border-0 p-0" aria-describedby={general ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-bold">
        Alternativas <span className="font-medium text-ink-soft">(marque a certa)</span>
      </legend>
      {options.map(({ key, text }, place) => {
        const letter = optionLetters[place]
        const error = errors[`content.options.${place}`]
        return (
          <div key={key} className="flex flex-col gap-1">
            <div className="flex items-center gap-1">
              <label className="grid size-12 shrink-0 cursor-pointer place-items-center rounded-sm">
                <input
                  type="radio"
                  name={id}
                  checked={right === key}
                  aria-label={`A alternativa ${letter} é a certa`}
                  onChange={() => onChange({ ...draft, right: key })}
                  className="size-6 accent-primary"
                />
              </label>
              <TextArea
                rows={1}
                className="min-h-12!"
                value={text}
                aria-label={`Alternativa ${letter}`}
                aria-invalid={error ? true : undefined}
                aria-describedby={error && `${id}-${key}`}
                maxLength={300}
                onChange={event =>
                  onChange({
                    ...draft,
                    options: options.map(option =>
                      option.key === key ? { ...option, text: event.target.value } : option,
                    ),
                  })
                }
              />
              <IconButton
                label={`Tirar a alternativa ${letter}`}
                icon={<X aria-hidden="true" className="size-5" />}
                disabled={options.length <= fewestOptions}
                onClick={() => onChange(withoutOption(draft, key))}
              />
            </div>
            {error && (
              <p id={`${id}-${key}`} className="ml-13 text-sm font-bold text-danger">
                {error}
              </p>
            )}
          </div>
        )
      })}
      {general && (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 text-sm font-bold text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {general}
        </p>
      )}
      {options.length < mostOptions && (
        <Button
          variant="ghost"
          size="sm"
          className="self-start"
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={() => onChange(withOption(draft))}
        >
          Mais uma alternativa
        </Button>
      )}
    </fieldset>
  )
}
