import { AlarmClock, Timer } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { play } from '../kit/sounds.ts'
import type { GameClock } from '../kit/use-clock.ts'
import { hurrySeconds } from './rules.ts'
import { text } from './text.ts'

export type CountdownProps = {
  clock: GameClock
  /** Milliseconds for the question. */
  limit: number
  /** False while an answer is looked at. */
  running: boolean
  onEnd: () => void
}

const steps = 100

/** What is left of a question's time, as a bar and in seconds; in a hurry it changes colour, sign and word. */
export function Countdown({ clock, limit, running, onEnd }: CountdownProps) {
  const [left, setLeft] = useState(limit)
  const onStep = useEffectEvent(() => {
    const now = Math.max(0, limit - clock.elapsed())
    const second = Math.ceil(now / 1000)
    if (second !== Math.ceil(left / 1000) && second > 0 && second <= hurrySeconds) play('tick')
    setLeft(now)
    if (now === 0) onEnd()
  })
  useEffect(() => {
    if (!running) return
    onStep()
    const timer = setInterval(() => onStep(), steps)
    return () => clearInterval(timer)
  }, [running])

  const seconds = Math.ceil(left / 1000)
  const hurry = seconds <= hurrySeconds
  const Icon = hurry ? AlarmClock : Timer
  return (
    <div className={`flex items-center gap-3 ${hurry ? 'text-danger' : 'text-info'}`}>
      <Icon aria-hidden="true" className="size-7 shrink-0" />
      <div aria-hidden="true" className="h-5 flex-1 overflow-hidden rounded-full border-2 border-current bg-surface">
        <div
          className="h-full origin-left bg-current transition-transform duration-fast ease-linear"
          style={{ transform: `scaleX(${left / limit})` }}
        />
      </div>
      <p className="flex w-14 flex-col items-center">
        <span role="timer" className="font-display text-2xl leading-none font-bold tabular-nums">
          {seconds}
          <span className="sr-only"> {text.seconds}</span>
        </span>
      </p>
      <p className={`w-28 text-sm font-extrabold ${hurry ? '' : 'hidden sm:invisible sm:block'}`}>{text.hurry}</p>
    </div>
  )
}
