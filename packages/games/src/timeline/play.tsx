import { Badge } from '@capivira/ui/badge.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { Check, ListChecks } from '@capivira/ui/icons'
import { startTransition, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { say } from '../kit/announcer.tsx'
import { ClockFace } from '../kit/clock-face.tsx'
import type { PlayProps } from '../kit/material-game.tsx'
import { play } from '../kit/sounds.ts'
import { Status } from '../kit/status.tsx'
import { useClock } from '../kit/use-clock.ts'
import { useLate } from '../kit/use-late.ts'
import { useStable } from '../kit/use-stable.ts'
import type { TimelineResult } from './contract.ts'
import { Line } from './line.tsx'
import { mostChecks, type TimelineDealt } from './rules.ts'
import { check, fixedIn, newRun, outcome, type TimelineRun } from './run.ts'
import { text } from './text.ts'

const progress = z.object({ order: z.array(z.int()), checks: z.array(z.array(z.int())) })

/** Puts the events in order, and checks the order. */
export function TimelinePlay({ round, onFinish, onProgress, onLeave }: PlayProps<TimelineDealt, TimelineResult>) {
  const { dealt } = round
  const [run, setRun] = useState<TimelineRun>(() => progress.safeParse(round.before.progress).data ?? newRun(dealt))
  /** The run as it was last checked: what the check said comes first, then the events that it is about. */
  const [told, setTold] = useState(run)
  /** The order that was handed in a second time, as long as it lies so. */
  const [refused, setRefused] = useState<readonly number[]>()
  const [paused, setPaused] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const ended = outcome(run, dealt)
  const toldEnd = outcome(told, dealt)
  const clock = useClock(!paused && ended === null, round.before.elapsed)
  const fixed = useMemo(() => fixedIn(run, dealt), [run, dealt])

  function keep(next: TimelineRun) {
    setRun(next)
    onProgress(clock.elapsed(), next)
  }

  function onCheck() {
    const next = check(run, dealt)
    if (next === run) {
      setRefused(run.order)
      return say(text.checkedBefore)
    }
    const result = outcome(next, dealt)
    const right = fixedIn(next, dealt).size
    play(result === 'solved' || right > fixed.size ? 'match' : 'miss')
    say(result === null ? text.someRight(right, dealt.order.length) : text[result])
    setTold(next)
    // Every event may change its looks: they are drawn piece by piece.
    startTransition(() => setRun(next))
    onProgress(clock.elapsed(), next)
  }

  const shown = useMemo(() => (ended === 'shown' ? { ...run, order: dealt.order } : run), [ended, run, dealt])
  const staying = useMemo(() => (ended === null ? fixed : new Set(dealt.order)), [ended, fixed, dealt])
  const onOrder = useStable((order: number[]) => keep({ ...run, order }))
  /** What stands above the line is drawn after it. */
  const inPlace = useLate(fixed.size)
  const checksLeft = useLate(mostChecks - run.checks.length)
  const total = dealt.order.length
  const status = useStatus({ inPlace, total, checksLeft, clock, onPause: setPaused, onLeave })
  return (
    <>
      {status}
      {told.checks.length > 0 && <Told run={told} dealt={dealt} again={refused === run.order} />}
      <Line dealt={dealt} run={shown} fixed={staying} onOrder={onOrder} />
      <div className="sticky bottom-0 z-10 bg-page px-1 py-3 low:static">
        {toldEnd === null ? (
          <Button size="lg" wide onClick={onCheck}>
            {text.check}
          </Button>
        ) : (
          <Button
            size="lg"
            wide
            pending={leaving}
            onClick={() => {
              setLeaving(true)
              onFinish({
                checks: told.checks.map(order => [...order]),
                timeElapsed: Math.floor(clock.elapsed() / 1000),
              })
            }}
          >
            {text.seeResult}
          </Button>
        )}
      </div>
    </>
  )
}

/** What the last check said; while its order is handed in `again`, that it was checked. */
function Told({ run, dealt, again }: { run: TimelineRun; dealt: TimelineDealt; again: boolean }) {
  const end = outcome(run, dealt)
  const goesOn = again ? text.checkedBefore : text.someRight(fixedIn(run, dealt).size, dealt.order.length)
  return (
    <p className="mx-1 rounded-md bg-soft-info px-4 py-2.5 font-bold text-info-ink">
      {end === null ? goesOn : text[end]}
    </p>
  )
}

type StatusProps = Pick<PlayProps<TimelineDealt, TimelineResult>, 'onLeave'> & {
  inPlace: number
  total: number
  checksLeft: number
  clock: ReturnType<typeof useClock>
  onPause: (paused: boolean) => void
}

/** What stands above the line, drawn anew only when something of it changes. */
function useStatus({ inPlace, total, checksLeft, clock, onPause, onLeave }: StatusProps) {
  return useMemo(
    () => (
      <Status onPause={onPause} onLeave={onLeave}>
        <Badge tone="primary" size="md" icon={<Check aria-hidden="true" className="size-5" />}>
          <span className="sr-only">{text.inPlace}: </span>
          {inPlace}/{total}
        </Badge>
        <Badge size="md" icon={<ListChecks aria-hidden="true" className="size-5" />}>
          <span className="max-sm:sr-only">{text.checksLeft(checksLeft)}</span>
          <span aria-hidden="true" className="sm:hidden">
            {checksLeft}
          </span>
        </Badge>
        <ClockFace clock={clock} />
      </Status>
    ),
    [inPlace, total, checksLeft, clock, onPause, onLeave],
  )
}
