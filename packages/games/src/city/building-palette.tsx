import { Coins, Shovel } from '@capivira/ui/icons'
import { type KeyboardEvent, memo, useId } from 'react'
import { useChoice } from '../kit/use-choice.ts'
import { useLate } from '../kit/use-late.ts'
import { useStable } from '../kit/use-stable.ts'
import { BuildingArt } from './building-art.tsx'
import { type BuildingKind, buildings, type Tool } from './buildings.ts'
import { aboutBuilding, capital, text } from './text.ts'

export type BuildingPaletteProps = {
  coins: number
  chosen: Tool | null
  onChoose: (tool: Tool | null) => void
  /** Lets go of what is in the hand. */
  onRelease: () => void
}

/** What can be built, with its price; and the shovel, which demolishes. */
export const BuildingPalette = memo(function BuildingPalette({
  coins,
  chosen,
  onChoose,
  onRelease,
}: BuildingPaletteProps) {
  const id = useId()
  const [marked, choose] = useChoice(chosen, onChoose)
  /** The button first, then what is written about it. */
  const late = useLate(chosen)
  const onKeyDown = useStable(({ key }: KeyboardEvent) => key === 'Escape' && onRelease())
  const about = buildings.find(({ kind }) => kind === late)
  return (
    <section
      aria-labelledby={id}
      className={
        '@container flex flex-col gap-2 tight:sticky tight:bottom-0 tight:z-10 tight:-mx-1 tight:border-t-2 ' +
        'tight:border-line tight:bg-page tight:px-1 tight:pt-2 tight:pb-[max(0.5rem,env(safe-area-inset-bottom))] ' +
        // It would cover the whole city in a window as low as that of a page at 400 %.
        '[@media(max-height:20rem)]:static'
      }
    >
      <h2 id={id} className="text-lg tight:sr-only">
        {text.palette}
      </h2>
      <div
        className={
          'grid grid-cols-[repeat(auto-fit,minmax(min(2.8rem,16vw),1fr))] gap-1 ' + 'roomy:grid-cols-4 roomy:gap-2'
        }
      >
        {buildings.map(({ kind, name, cost }) => (
          <Choice
            key={kind}
            kind={kind}
            name={name}
            cost={cost}
            pressed={kind === marked}
            dear={coins < cost}
            onChoose={choose}
            onKeyDown={onKeyDown}
          />
        ))}
        <button
          type="button"
          aria-pressed={marked === 'shovel'}
          onClick={() => choose(marked === 'shovel' ? null : 'shovel')}
          onKeyDown={onKeyDown}
          className={
            'flex min-h-18 flex-col items-center justify-center gap-1 rounded-md border-2 border-control ' +
            'bg-surface px-0.5 py-1 lg:min-h-24 lg:px-1 lg:py-1.5 aria-pressed:border-danger ' +
            'aria-pressed:bg-soft-danger aria-pressed:text-danger-ink'
          }
        >
          <Shovel aria-hidden="true" className="size-7 lg:size-8" />
          <span
            className={
              'text-[min(0.6875rem,3.6vw)] font-extrabold max-[22.5rem]:text-[0.5625rem] ' +
              'max-[22.5rem]:tracking-tighter sm:text-sm'
            }
          >
            {text.demolish}
          </span>
        </button>
      </div>
      <p aria-hidden="true" className="min-h-11 text-sm text-ink-soft @max-[16rem]:hidden">
        {about ? `${capital(about.name)}: ${aboutBuilding(about.kind)}.` : late ? text.demolishHint : text.noTool}
      </p>
    </section>
  )
})

type ChoiceProps = {
  kind: BuildingKind
  name: string
  cost: number
  pressed: boolean
  /** True when there are too few coins for it: it looks pale, and building it says what is missing. */
  dear: boolean
  onChoose: (tool: Tool | null) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Drawn anew only when it is chosen or left, or when the coins begin or cease to suffice. */
const Choice = memo(function Choice({ kind, name, cost, pressed, dear, onChoose, onKeyDown }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      data-dear={dear || undefined}
      // Pressed again, to be sure, it stays in the hand; Escape lets go of it.
      onClick={() => onChoose(kind)}
      onKeyDown={onKeyDown}
      // Only its words take another colour: given to all of it, every shape of the drawing would be styled anew.
      className={
        'group flex min-h-18 flex-col items-center justify-end rounded-md border-2 border-control bg-surface ' +
        'px-0.5 pt-0.5 pb-1 lg:min-h-24 lg:px-1 lg:pt-1 lg:pb-1.5 leading-tight data-dear:border-dashed ' +
        'aria-pressed:border-primary aria-pressed:bg-soft-primary'
      }
    >
      <BuildingArt kind={kind} className="size-9 group-data-dear:opacity-50 lg:size-13" />
      <span
        className={
          'text-[min(0.6875rem,3.6vw)] font-extrabold group-aria-pressed:text-primary-ink ' +
          'max-[22.5rem]:text-[0.5625rem] max-[22.5rem]:tracking-tighter sm:text-sm'
        }
      >
        {capital(name)}
      </span>
      <span
        className={
          'flex items-center gap-0.5 text-xs font-bold group-aria-pressed:text-primary-ink ' +
          'max-lg:text-[min(0.8125rem,4vw)] lg:gap-1 lg:text-sm'
        }
      >
        <Coins aria-hidden="true" className="size-3.5 lg:size-4" />
        {cost}
        <span className="sr-only">
          {' '}
          moedas{dear ? `, ${text.tooDear}` : ''}; {aboutBuilding(kind)}
        </span>
      </span>
    </button>
  )
})
