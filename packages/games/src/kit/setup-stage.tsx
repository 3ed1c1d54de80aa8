import type { GameDifficulty } from '@capivira/core/games/results'
import { Button } from '@capivira/ui/button.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { Play, RotateCcw, Star } from '@capivira/ui/icons'
import { Capybara } from '@capivira/ui/mascot/capybara.tsx'
import { RadioCards } from '@capivira/ui/radio-cards.tsx'
import { memo, type ReactNode, useState } from 'react'
import { soon } from './after-paint.ts'
import { changeSettings, useDeviceSettings } from './device-settings.ts'
import { difficultyNames, text } from './text.ts'

const difficulties: readonly GameDifficulty[] = ['easy', 'medium', 'hard']

export type SetupStageProps = {
  /** One sentence that makes a child want to play. */
  invitation: string
  /** How it is played, a short sentence each. */
  steps: readonly string[]
  /** The material's choice, where the game has one. */
  material?: ReactNode
  /** What each difficulty means ('6 pares'); without it there is nothing to choose. */
  difficulty?:
    | { value: GameDifficulty; onChange: (value: GameDifficulty) => void; about: Record<GameDifficulty, string> }
    | undefined
  /** False for games without a clock. */
  clock?: boolean
  /** Why it cannot start, in place of the button's work: it then is disabled. */
  missing?: ReactNode
  /** What the chosen level falls short of; it can be played all the same. */
  notice?: ReactNode
  starting: boolean
  onStart: () => void
  /** Present when an unfinished round is kept. */
  onResume?: (() => void) | undefined
  /** Best results and past rounds. */
  history?: ReactNode
}

/** Before a round: what it is about, with what, how hard, and the button that starts it. */
export function SetupStage(props: SetupStageProps) {
  const {
    invitation,
    steps,
    material,
    difficulty,
    clock = true,
    missing,
    notice,
    starting,
    onStart,
    onResume,
    history,
  } = props
  return (
    <div className="flex flex-col gap-4 px-1">
      <Invitation>{invitation}</Invitation>
      {onResume && (
        <Card tone="xp" className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-bold">{text.resumeHint}</p>
          <Button variant="xp" onClick={onResume} icon={<RotateCcw aria-hidden="true" className="size-5" />}>
            {text.resume}
          </Button>
        </Card>
      )}
      <Card className="flex flex-col gap-5">
        {material}
        {difficulty && (
          <RadioCards
            legend={text.difficulty}
            value={difficulty.value}
            onValueChange={difficulty.onChange}
            options={difficulties.map(value => ({
              value,
              label: difficultyNames[value],
              description: difficulty.about[value],
              icon: <Stars count={difficulties.indexOf(value) + 1} />,
            }))}
          />
        )}
        <div role="status" className="empty:hidden">
          {missing ? (
            <p className="rounded-md bg-soft-xp px-4 py-3 font-bold text-xp-ink">{missing}</p>
          ) : (
            notice && <p className="rounded-md bg-soft-info px-4 py-3 text-sm font-bold text-info-ink">{notice}</p>
          )}
        </div>
        <StartButton disabled={Boolean(missing)} starting={starting} onStart={onStart} />
        {clock && <ClockChoice />}
      </Card>
      <HowTo steps={steps} />
      {history}
    </div>
  )
}

type StartButtonProps = { disabled: boolean; starting: boolean; onStart: () => void }

/** Says that it was pressed before anything else is done. */
function StartButton({ disabled, starting, onStart }: StartButtonProps) {
  const [pressed, setPressed] = useState(false)
  return (
    <Button
      size="lg"
      wide
      disabled={disabled}
      pending={starting || pressed}
      pendingLabel={text.starting}
      onClick={() => {
        setPressed(true)
        soon(() => {
          setPressed(false)
          onStart()
        })
      }}
      icon={<Play aria-hidden="true" className="size-6 fill-current" />}
    >
      {text.start}
    </Button>
  )
}

const HowTo = memo(function HowTo({ steps }: { steps: readonly string[] }) {
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg">{text.howTo}</h2>
      <ol className="m-0 flex list-none flex-col gap-2.5 p-0">
        {steps.map((step, index) => (
          <li key={step} className="flex items-start gap-3">
            <span
              aria-hidden="true"
              className={
                'grid size-7 shrink-0 place-items-center rounded-full bg-soft-info font-display font-bold ' +
                'text-info-ink'
              }
            >
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
})

const Invitation = memo(function Invitation({ children }: { children: string }) {
  return (
    <Card tone="primary" className="flex flex-wrap items-center gap-4">
      <Capybara pose="waving" className="size-24 sm:size-32" />
      <p className="beside font-display text-lg leading-snug font-bold sm:text-xl">{children}</p>
    </Card>
  )
})

/** One to three stars for a difficulty. */
function Stars({ count }: { count: number }) {
  return (
    <span aria-hidden="true" className="inline-flex gap-0.5 text-lg leading-none">
      {[1, 2, 3].map(star => (
        <Star key={star} className={`size-4.5 stroke-xp-edge ${star <= count ? 'fill-xp' : 'fill-transparent'}`} />
      ))}
    </span>
  )
}

/** How strict the clock is: folded away, for who needs it. */
const ClockChoice = memo(function ClockChoice() {
  const { clock } = useDeviceSettings()
  return (
    <details className="rounded-md border-2 border-line px-4">
      <summary className="min-h-12 py-3 font-extrabold">
        {text.clock}: {text.clockModes[clock].toLowerCase()}
      </summary>
      <RadioCards
        className="py-3"
        legend={<span className="text-sm font-semibold text-ink-soft">{text.clockHint}</span>}
        value={clock}
        onValueChange={value => changeSettings({ clock: value })}
        options={(['normal', 'relaxed', 'off'] as const).map(value => ({ value, label: text.clockModes[value] }))}
      />
    </details>
  )
})
