import { Check, X } from '@capivira/ui/icons'
import { SpokenText } from '../../comfort/components/spoken-text.tsx'
import { optionLetters } from '../text.ts'

export type OptionListProps = {
  /** The question, which names the group. */
  labelledBy: string
  options: readonly string[]
  chosen: string | null
  /** Set once the question is answered: options then only show what was right and what was chosen. */
  result: { option: string; right: string } | null
  onChoose: (option: string) => void
}

const fills = ['bg-option-a', 'bg-option-b', 'bg-option-c', 'bg-option-d', 'bg-option-a'] as const
/** A shape beside each letter, so that an option is known without its colour. */
const shapes = ['▲', '◆', '●', '■', '★'] as const

/** The options of a question as a group of radio buttons: letter, shape and colour. */
export function OptionList({ labelledBy, options, chosen, result, onChoose }: OptionListProps) {
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      className="flex flex-col gap-3 low:grid low:grid-cols-2 low:gap-2"
    >
      {options.map((option, index) => {
        const selected = (result?.option ?? chosen) === option
        const isRight = result?.right === option
        const isWrongChoice = result !== null && selected && !isRight
        const frame = isRight
          ? 'border-primary bg-soft-primary'
          : isWrongChoice
            ? 'border-danger bg-soft-danger'
            : selected
              ? 'border-info bg-soft-info'
              : 'border-control bg-surface'
        return (
          <label
            key={option}
            className={
              'flex min-h-14 cursor-pointer items-center gap-3 rounded-md border-2 px-3 py-2 transition-colors ' +
              'duration-fast has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ' +
              `has-focus-visible:outline-focus ${frame} ${result && !isRight && !isWrongChoice ? 'opacity-70' : ''}`
            }
          >
            <input
              type="radio"
              name={labelledBy}
              value={option}
              checked={selected}
              disabled={result !== null}
              onChange={() => onChoose(option)}
              className="sr-only"
            />
            <span
              aria-hidden="true"
              className={
                'flex size-10 shrink-0 items-center justify-center gap-0.5 rounded-sm font-extrabold ' +
                `text-on-option ${fills[index] ?? fills[0]}`
              }
            >
              {optionLetters[index]})<span className="text-xs">{shapes[index]}</span>
            </span>
            <span className="sr-only">{optionLetters[index]})</span>
            <span className="min-w-0 flex-1 font-semibold">
              <SpokenText>{option}</SpokenText>
            </span>
            {isRight && <Check aria-label="Alternativa certa" className="size-6 shrink-0 text-primary-ink" />}
            {isWrongChoice && <X aria-label="Sua escolha, errada" className="size-6 shrink-0 text-danger-ink" />}
          </label>
        )
      })}
    </div>
  )
}
