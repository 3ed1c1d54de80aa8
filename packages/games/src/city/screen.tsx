import { Badge } from '@capivira/ui/badge.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { ErrorState } from '@capivira/ui/error-state.tsx'
import { Spinner } from '@capivira/ui/spinner.tsx'
import { toast } from '@capivira/ui/toast'
import { CalendarDays, RotateCcw, Sunrise } from 'lucide-react'
import { useState } from 'react'
import { afterPaint } from '../kit/after-paint.ts'
import { say } from '../kit/announcer.tsx'
import { Confirm } from '../kit/confirm.tsx'
import { GameFrame } from '../kit/frame.tsx'
import { celebrate } from '../kit/motion.ts'
import { play as sound } from '../kit/sounds.ts'
import { useLate } from '../kit/use-late.ts'
import { BuildingPalette } from './building-palette.tsx'
import { type BuildingKind, buildingInfo, refundOf } from './buildings.ts'
import type { City, CityAction } from './city.ts'
import { Life, Stores } from './city-figures.tsx'
import { CityMap } from './city-map.tsx'
import { MissionList } from './mission-list.tsx'
import { Sky } from './sky.tsx'
import { labelOf, statsOf } from './stats.ts'
import { text, withArticle } from './text.ts'
import { useCity } from './use-city.ts'

/** /games/geo-explorer */
export default function CityScreen() {
  const { shown, play, reload } = useCity()
  return (
    <GameFrame title={text.title} emoji="city" width="wide" playing={shown.state === 'ready'}>
      {shown.state === 'loading' && <Spinner />}
      {shown.state === 'failed' && <ErrorState title={text.loadFailed} onRetry={reload} />}
      {shown.state === 'ready' && <Town city={shown.city} offline={shown.offline} play={play} />}
    </GameFrame>
  )
}

type TownProps = { city: City; offline: boolean; play: ReturnType<typeof useCity>['play'] }

function Town({ city, offline, play }: TownProps) {
  const [chosen, setChosen] = useState<BuildingKind | null>(null)
  const [leaving, setLeaving] = useState(false)
  const { level } = labelOf(statsOf(city).sustainabilityScore)
  /** What stands beside the map is drawn after it. */
  const late = useLate(city)

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
    if (take({ do: 'build', cell, kind }, text.built(name, city.coins - cost)) && city.coins - cost < cost)
      setChosen(null)
  }

  function demolish(cell: number) {
    const kind = city.cells[cell]
    if (!kind) return say(text.emptyHint)
    const title = text.demolished(buildingInfo(kind).name, refundOf(kind))
    if (take({ do: 'demolish', cell }, null)) toast({ title })
  }

  function passDay() {
    const change = play({ do: 'pass-day' })
    if (!change?.report) return
    const { income, closed } = change.report
    const told = text.dayReport(change.city.day, income)
    sound('flip')
    say(told)
    if (closed > 0) toast({ title: text.day(change.city.day), description: text.closed(closed) })
  }

  return (
    <div className="flex flex-col gap-4 px-1 lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr] lg:gap-x-6 lg:gap-y-5">
      <div className="flex min-w-0 flex-col gap-3 lg:row-span-2">
        <div className="flex items-center justify-between gap-3">
          <Badge size="md" tone="info" icon={<CalendarDays aria-hidden="true" className="size-5" />}>
            {text.day(city.day)}
          </Badge>
          <Button onClick={passDay} icon={<Sunrise aria-hidden="true" className="size-5" />}>
            {text.passDay}
          </Button>
        </div>
        {offline && <p className="rounded-md bg-soft-xp px-4 py-2.5 font-bold text-xp-ink">{text.offline}</p>}
        <Stores city={late} />
        <div className="mx-auto w-full max-w-xl overflow-hidden lg:max-w-[min(36rem,max(24rem,calc(100dvh-20rem)))] rounded-lg border-2 border-line">
          <Sky level={level} />
          <CityMap
            cells={city.cells}
            chosen={chosen}
            onCell={cell => (chosen ? build(cell, chosen) : demolish(cell))}
            onKeyBuild={(cell, kind) => (kind ? build(cell, kind) : demolish(cell))}
          />
        </div>
        <p className="hidden text-sm text-ink-soft lg:block">{text.keys}</p>
      </div>
      <BuildingPalette coins={late.coins} chosen={chosen} onChoose={setChosen} />
      <div className="flex min-w-0 flex-col gap-5">
        <Life city={late} />
        <MissionList city={late} />
        <Button
          variant="ghost"
          className="self-start"
          onClick={() => setLeaving(true)}
          icon={<RotateCcw aria-hidden="true" className="size-5" />}
        >
          {text.startOver}
        </Button>
      </div>
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
          afterPaint(() => {
            play({ do: 'start-over' })
            setChosen(null)
            say(text.newCity)
          })
        }}
      />
    </div>
  )
}
