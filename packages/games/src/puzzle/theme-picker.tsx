import { smallPictureUrl } from '@capivira/core/drawings/contract'
import { Check } from '@capivira/ui/icons'
import { useId } from 'react'
import { Picture } from '../kit/picture.tsx'
import type { PuzzleTheme } from './contract.ts'
import { puzzleThemes } from './rules.ts'
import { text } from './text.ts'

/** The landscapes as pictures to choose from: radio buttons, so that arrows walk over them. */
export function ThemePicker({ value, onChange }: { value: PuzzleTheme; onChange: (theme: PuzzleTheme) => void }) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 font-bold">{text.themes}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2.5 sm:grid-cols-2 sm:gap-4">
        {puzzleThemes.map(theme => (
          <label
            key={theme.id}
            className={
              'relative flex cursor-pointer flex-col overflow-hidden rounded-md border-2 border-control ' +
              'bg-surface transition-colors duration-fast has-checked:border-primary has-checked:bg-soft-primary ' +
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
            }
          >
            <input
              type="radio"
              name={name}
              checked={theme.id === value}
              onChange={() => onChange(theme.id)}
              className="peer absolute appearance-none focus-visible:outline-none"
            />
            <Picture src={smallPictureUrl('color', theme.id, 0)} alt="" lazy className="w-full" />
            <span className="flex flex-1 flex-col px-3 py-2">
              <span className="leading-tight font-extrabold">{theme.name}</span>
              <span className="text-sm text-ink-soft">
                {text.pieces(theme.pieces)} · {theme.difficulty}
              </span>
            </span>
            <Check
              aria-hidden="true"
              strokeWidth={3.5}
              className={
                'invisible absolute top-2 right-2 size-7 rounded-full bg-primary p-1 text-on-primary ' +
                'peer-checked:visible'
              }
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
