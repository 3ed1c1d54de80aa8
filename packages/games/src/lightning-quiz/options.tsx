import { Check, X } from '@capivira/ui/icons'
import { memo, useState } from 'react'
import { usePieces } from '../kit/use-pieces.ts'
import { useStable } from '../kit/use-stable.ts'
import { letters } from './text.ts'

export type OptionsProps = {
  options: readonly string[]
  answered: boolean
  /** Null when the time ran out. */
  chosen: string | null
  right: string
  /** True from the frame after the answer on: the others step back. */
  settled: boolean
  /** True while the options of the next question are still to come. */
  gone: boolean
  /** False when nothing may be chosen now. */
  onChoose: (option: string) => boolean
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
export const Options = memo(function Options({
  options,
  answered,
  chosen,
  right,
  settled,
  gone,
  onChoose,
}: OptionsProps) {
  const shown = usePieces(options.length, optionsAtOnce)
  /** What was tapped shows here at once, and everywhere else with the next frame. */
  const [ahead, setAhead] = useState<{ among: readonly string[]; option: string } | null>(null)
  const given = answered ? chosen : ahead?.among === options ? ahead.option : null
  const marked = answered || given !== null
  const onTap = useStable((option: string) => {
    if (onChoose(option)) setAhead({ among: options, option })
  })
  return (
    <ul className={`m-0 grid list-none gap-2.5 p-0 sm:grid-cols-2 sm:not-low:gap-3 ${gone ? 'opacity-0' : ''}`}>
      {options.slice(0, shown).map((option, index) => (
        // The buttons stay from question to question: it costs a slow phone less to write on them than to make new
        // ones.
        <Option
          key={letters[index]}
          place={index}
          option={option}
          mark={!marked ? null : option === right ? 'right' : option === given ? 'wrong' : null}
          settled={settled}
          onChoose={onTap}
        />
      ))}
    </ul>
  )
})

type OptionProps = {
  place: number
  option: string
  mark: 'right' | 'wrong' | null
  settled: boolean
  onChoose: (option: string) => void
}

/**
 * The edge of the right one comes first, the marks with the next frame. Nothing of it moves by steps, nor sinks under a
 * finger: that would be drawn first, when a slow phone has the tap to answer.
 */
const Option = memo(function Option({ place, option, mark, settled, onChoose }: OptionProps) {
  return (
    <li className="grid">
      <button
        type="button"
        aria-disabled={settled}
        onClick={() => onChoose(option)}
        className={
          'flex min-h-16 touch-manipulation forced-colors:border-2 items-center gap-3 rounded-md px-3 py-2.5 ' +
          'text-left font-extrabold text-on-option shadow-[0_4px_0_var(--press-edge)] ' +
          'pointer-fine:hover:brightness-106 pointer-fine:active:translate-y-[3px] sm:not-low:min-h-24 low:min-h-14 ' +
          `${fills[place] ?? fills[0]} ${mark ? 'aria-disabled:opacity-100' : 'aria-disabled:opacity-40'} ` +
          `${mark === 'right' ? 'outline-4 outline-offset-2 outline-primary' : ''}`
        }
      >
        <span aria-hidden="true" className="flex w-8 shrink-0 flex-col items-center leading-none">
          <span className="font-display text-xl">{letters[place]}</span>
          <span className="text-sm">{shapes[place]}</span>
        </span>
        <span className="sr-only">{letters[place]})</span>
        <span className="min-w-0 flex-1 leading-snug">{option}</span>
        {mark && settled && (
          <span
            className={
              'grid size-9 shrink-0 place-items-center rounded-full bg-surface ' +
              `${mark === 'right' ? 'text-primary' : 'text-danger'}`
            }
          >
            {mark === 'right' ? (
              <Check aria-label="Resposta certa" strokeWidth={3.5} className="size-6" />
            ) : (
              <X aria-label="Sua resposta" strokeWidth={3.5} className="size-6" />
            )}
          </span>
        )}
      </button>
    </li>
  )
})
