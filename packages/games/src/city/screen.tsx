import { Badge } from '@capivira/ui/badge.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { CalendarDays, RotateCcw, Sunrise } from '@capivira/ui/icons'
import { Spinner } from '@capivira/ui/spinner.tsx'
import { toast } from '@capivira/ui/toast'
import { memo, useLayoutEffect, useMemo, useState } from 'react'
import { afterPaint } from '../kit/after-paint.ts'
import { say } from '../kit/announcer.tsx'
import { Confirm } from '../kit/confirm.tsx'
import { GameFrame } from '../kit/frame.tsx'
import { celebrate } from '../kit/motion.ts'
import { play as sound } from '../kit/sounds.ts'
import { useLate } from '../kit/use-late.ts'
import { useStable } from '../kit/use-stable.ts'
import { BuildingPalette } from './building-palette.tsx'
import { type BuildingKind, buildingInfo, refundOf, type Tool } from './buildings.ts'
import type { City, CityAction } from './city.ts'
import { Life, Stores } from './city-figures.tsx'
import { CityMap } from './city-map.tsx'
import { MissionList } from './mission-list.tsx'
import { Sky } from './sky.tsx'
import { labelOf, statsOf } from './stats.ts'
import { text, theBuilding, withArticle } from './text.ts'
import { useCity } from './use-city.ts'

/** /games/geo-explorer */
export default function CityScreen() {
  const [playing, setPlaying] = useState(false)
  return (
    <GameFrame title={text.title} emoji="city" width="wide" playing={playing}>
      <OpenCity onOpen={setPlaying} />
    </GameFrame>
  )
}

/** Holds the city inside the frame, which is not drawn anew with each tap then. */
function OpenCity({ onOpen }: { onOpen: (open: boolean) => void }) {
  const { shown, play, reload } = useCity()
  const open = shown.state === 'ready'
  useLayoutEffect(() => onOpen(open), [open, onOpen])
  if (shown.state === 'loading') return <Spinner />
  if (shown.state === 'failed') return <ErrorState title={text.loadFailed} onRetry={reload} />
  return <Town city={shown.city} offline={shown.offline} play={play} />
}

type TownProps = { city: City; offline: boolean; play: ReturnType<typeof useCity>['play'] }

function Town({ city, offline, play }: TownProps) {
  /** None until one is taken: the shovel is taken by nobody but the child. */
  const [chosen, setChosen] = useState<Tool | null>(null)
  /** What stands beside the map is drawn after it. */
  const late = useLate(city)
  const { level } = labelOf(statsOf(late).sustainabilityScore)
  const { build, tearDown, passDay } = usePlays(city, play)
  const { asking, demolish, forget, onKeep, onTearDown } = useDemolition(city, tearDown)

  const onUse = useStable((cell: number, tool: Tool) => (tool === 'shovel' ? demolish(cell) : build(cell, tool)))
  const onCell = useStable((cell: number) => (chosen ? onUse(cell, chosen) : say(text.noTool)))

  const onRelease = useStable(() => {
    if (!chosen) return
    setChosen(null)
    say(text.noTool)
  })

  const onStartOver = useStable(() => {
    play({ do: 'start-over' })
    setChosen(null)
    forget()
    say(text.newCity)
  })
  const onPassDay = useStable(passDay)
  const nextDay = useMemo(
    () => (
      <Button onClick={onPassDay} icon={<Sunrise aria-hidden="true" className="size-5" />}>
        {text.passDay}
      </Button>
    ),
    [onPassDay],
  )

  return (
    <div
      className={
        'flex flex-col gap-4 px-1 roomy:grid roomy:grid-cols-2 roomy:grid-rows-[auto_1fr] roomy:gap-x-6 ' +
        'roomy:gap-y-5 lg:grid-cols-[minmax(0,1fr)_23rem]'
      }
    >
      <div className="flex min-w-0 flex-col gap-3 roomy:row-span-2">
        <div className="flex items-center justify-between gap-3">
          <Badge size="md" tone="info" icon={<CalendarDays aria-hidden="true" className="size-5" />}>
            {text.day(city.day)}
          </Badge>
          {nextDay}
        </div>
        {offline && <p className="rounded-md bg-soft-xp px-4 py-2.5 font-bold text-xp-ink">{text.offline}</p>}
        <Stores city={late} />
        <div
          className={
            'mx-auto w-full low:-order-1 max-w-[min(36rem,calc(100svh-6rem))] overflow-hidden rounded-lg ' +
            'lg:max-w-[min(36rem,max(24rem,calc(100dvh-20rem)))] border-2 border-line'
          }
        >
          <Sky level={level} />
          <CityMap cells={city.cells} chosen={chosen} onCell={onCell} onUse={onUse} onRelease={onRelease} />
        </div>
        <p className="hidden text-sm text-ink-soft lg:block">{text.keys}</p>
      </div>
      <BuildingPalette coins={late.coins} chosen={chosen} onChoose={setChosen} onRelease={onRelease} />
      <div className="flex min-w-0 flex-col gap-5">
        <Life city={late} />
        <MissionList city={late} />
        <StartOver onStart={onStartOver} />
      </div>
      <Demolition
        kind={asking === null ? null : (city.cells[asking] ?? null)}
        onCancel={onKeep}
        onConfirm={onTearDown}
      />
    </div>
  )
}

/** What is done to the city, each shown, heard and said. */
function usePlays(city: City, play: TownProps['play']) {
  /** Does something and has it said; not where a toast says it. */
  function take(action: CityAction, told: string | null): boolean {
    const change = play(action)
    if (!change) return false
    if (change.missions.length > 0) {
      sound('win')
      celebrate()
    } else sound(action.do === 'build' ? 'match' : 'flip')
    if (told !== null) say(told)
    return true
  }

  function build(cell: number, kind: BuildingKind) {
    const { cost, name } = buildingInfo(kind)
    const there = city.cells[cell]
    if (there) return say(text.occupied(withArticle(there)))
    if (city.coins < cost) {
      sound('miss')
      toast({ title: text.resources, description: text.resourcesHint(cost, name), variant: 'destructive' })
      return
    }
    take({ do: 'build', cell, kind }, text.built(name, city.coins - cost))
  }

  function tearDown(cell: number) {
    const kind = city.cells[cell]
    if (!kind) return
    const title = text.demolished(buildingInfo(kind).name, refundOf(kind))
    if (take({ do: 'demolish', cell }, null)) afterPaint(() => toast({ title }))
  }

  function passDay() {
    const change = play({ do: 'pass-day' })
    if (!change?.report) return
    const { income, closed } = change.report
    const told = text.dayReport(change.city.day, income)
    sound('flip')
    say(told)
    if (closed > 0) afterPaint(() => toast({ title: text.day(change.city.day), description: text.closed(closed) }))
  }
  return { build, tearDown, passDay }
}

/** Asks before the first demolition of a day. */
function useDemolition(city: City, tearDown: (cell: number) => void) {
  /** The cell of which is asked whether what stands there may go, and the day on which that was answered with yes. */
  const [asking, setAsking] = useState<number | null>(null)
  const [asked, setAsked] = useState(0)

  /** Asked once a day: a tap too many takes nothing away. */
  function demolish(cell: number) {
    if (!city.cells[cell]) return say(text.emptyHint)
    if (asked === city.day) tearDown(cell)
    else setAsking(cell)
  }

  const onKeep = useStable(() => setAsking(null))
  const onTearDown = useStable(() => {
    const cell = asking
    setAsking(null)
    setAsked(city.day)
    // The window goes first, then what stands there.
    if (cell !== null) afterPaint(() => onDemolish(cell))
  })
  const onDemolish = useStable(tearDown)
  return { asking, demolish, forget: () => setAsked(0), onKeep, onTearDown }
}

type DemolitionProps = { kind: BuildingKind | null; onCancel: () => void; onConfirm: () => void }

/** The question before it, and the name of what would go. */
function Demolition({ kind, onCancel, onConfirm }: DemolitionProps) {
  const [named, setNamed] = useState<BuildingKind>('house')
  // The window fades with the name it had.
  if (kind && kind !== named) setNamed(kind)
  return (
    <Confirm
      open={kind !== null}
      onCancel={onCancel}
      title={text.demolishTitle(theBuilding(named))}
      description={text.demolishAsk}
      confirmLabel={text.demolishYes}
      cancelLabel={text.demolishNo}
      onConfirm={onConfirm}
    />
  )
}

/** Leaves the city for a new one, once that was asked back; drawn anew by nothing else. */
const StartOver = memo(function StartOver({ onStart }: { onStart: () => void }) {
  const [leaving, setLeaving] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        className="self-start"
        onClick={() => setLeaving(true)}
        icon={<RotateCcw aria-hidden="true" className="size-5" />}
      >
        {text.startOver}
      </Button>
      <Confirm
        open={leaving}
        onCancel={() => setLeaving(false)}
        title={text.startOverTitle}
        description={text.startOverHint}
        confirmLabel={text.startOverYes}
        cancelLabel={text.startOverNo}
        onConfirm={() => {
          setLeaving(false)
          // The window goes first, then the city.
          afterPaint(onStart)
        }}
      />
    </>
  )
})
