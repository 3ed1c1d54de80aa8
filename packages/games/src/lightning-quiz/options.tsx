import { Check, X } from 'lucide-react'
import { usePieces } from '../kit/use-pieces.ts'
import { letters } from './text.ts'

export type OptionsProps = {
  options: readonly string[]
  /** Set once answered: what was chosen (null when the time ran out), and what is right. */
  result: { option: string | null; right: string } | null
  onChoose: (option: string) => void
}

/** Options that come with one frame. */
const optionsAtOnce = 2

/** The ground of each option and the darker edge it stands on. */
const fills = [
  'bg-option-a [--press-edge:#123f80]',
  'bg-option-b [--press-edge:#7c3606]',
  'bg-option-c [--press-edge:#0f5c38]',
  'bg-option-d [--press-edge:#5d2d90]',
  'bg-option-a [--press-edge:#123f80]',
] as const
/** A shape beside each letter, so that an option is known without its colour. */
const shapes = ['▲', '◆', '●', '■', '★'] as const

/** The answers as big buttons: letter, shape and colour. */
export function Options({ options, result, onChoose }: OptionsProps) {
  const shown = usePieces(options.length, optionsAtOnce)
  return (
    <ul className="m-0 grid list-none gap-2.5 p-0 sm:grid-cols-2 sm:gap-3">
      {options.slice(0, shown).map((option, index) => {
        const right = result?.right === option
        const wrong = result !== null && !right && result.option === option
        // The buttons stay from question to question: it costs a slow phone less to write on them than to make new ones.
        return (
          <li key={letters[index]} className="grid">
            <button
              type="button"
              aria-disabled={result !== null}
              onClick={() => result === null && onChoose(option)}
              className={`press flex min-h-16 touch-manipulation items-center gap-3 rounded-md px-3 py-2.5 text-left font-extrabold text-on-option sm:min-h-24 ${fills[index] ?? fills[0]} ${
                result && !right && !wrong ? 'opacity-40' : ''
              } ${right ? 'outline-4 outline-offset-2 outline-primary' : ''}`}
            >
              <span aria-hidden="true" className="flex w-8 shrink-0 flex-col items-center leading-none">
                <span className="font-display text-xl">{letters[index]}</span>
                <span className="text-sm">{shapes[index]}</span>
              </span>
              <span className="sr-only">{letters[index]})</span>
              <span className="min-w-0 flex-1 leading-snug">{option}</span>
              {right && (
                <span className="grid size-9 shrink-0 place-items-center rounded-full bg-surface text-primary">
                  <Check aria-label="Resposta certa" strokeWidth={3.5} className="size-6" />
                </span>
              )}
              {wrong && (
                <span className="grid size-9 shrink-0 place-items-center rounded-full bg-surface text-danger">
                  <X aria-label="Sua resposta" strokeWidth={3.5} className="size-6" />
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
