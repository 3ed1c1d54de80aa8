import { Eraser } from '@capivira/ui/icons'
import { memo, useId } from 'react'
import { useChoice } from '../kit/use-choice.ts'
import { usePieces } from '../kit/use-pieces.ts'
import { colorName, palette } from './palette.ts'
import { text } from './text.ts'

export type PaletteBarProps = {
  /** Numbers of colours in the order in which they are shown: those that suit the picture first. */
  colors: readonly number[]
  value: number
  onChange: (color: number) => void
}

/** Colours that come with one frame. */
const colorsAtOnce = 4

/** The colours with their names: radio buttons, so that arrows walk over them. The last rubs out. */
export const PaletteBar = memo(function PaletteBar({ colors, value, onChange }: PaletteBarProps) {
  const group = useId()
  const [marked, choose] = useChoice(value, onChange)
  const shown = usePieces(colors.length + 1, colorsAtOnce)
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{text.colors}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(3.4rem,1fr))] gap-1 roomy:grid-cols-2 lg:grid-cols-3">
        {[...colors, 0].slice(0, shown).map(color => (
          <Swatch key={color} group={group} color={color} chosen={color === marked} onChange={choose} />
        ))}
      </div>
    </fieldset>
  )
})

type SwatchProps = { group: string; color: number; chosen: boolean; onChange: (color: number) => void }

/** Drawn anew only when it is chosen, and when another one is. */
const Swatch = memo(function Swatch({ group, color, chosen, onChange }: SwatchProps) {
  return (
    <label
      className={
        'flex min-h-14 cursor-pointer flex-col items-center justify-start gap-0.5 rounded-sm border-2 p-0.5 ' +
        'text-center has-focus-visible:outline-3 has-focus-visible:outline-focus ' +
        `${chosen ? 'border-ink bg-surface' : 'border-transparent'}`
      }
    >
      <input
        type="radio"
        name={group}
        checked={chosen}
        onChange={() => onChange(color)}
        className="absolute appearance-none focus-visible:outline-none"
      />
      <span
        aria-hidden="true"
        style={{ background: palette[color - 1]?.hex }}
        className={
          'grid size-9 forced-color-adjust-none place-items-center rounded-full ' + 'border-2 border-ink/30 sm:size-10'
        }
      >
        {color === 0 && <Eraser className="size-5" />}
      </span>
      <span className="text-[0.6875rem] leading-tight font-bold sm:text-xs">{colorName(color)}</span>
    </label>
  )
})

/** All colours, those suggested first. */
export const orderedColors = (suggested: readonly number[]): number[] => [
  ...suggested,
  ...palette.map((_, at) => at + 1).filter(color => !suggested.includes(color)),
]
