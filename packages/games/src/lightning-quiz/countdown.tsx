import { AlarmClock, Timer } from '@capivira/ui/icons'
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import { say } from '../kit/announcer.tsx'
import { reducedMotion } from '../kit/motion.ts'
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
export const Countdown = memo(function Countdown({ clock, limit, running, onEnd }: CountdownProps) {
  const [seconds, setSeconds] = useState(() => Math.ceil(limit / 1000))
  const bar = useRef<HTMLDivElement>(null)
  const onStep = useEffectEvent(() => {
    const now = Math.max(0, limit - clock.elapsed())
    const second = Math.ceil(now / 1000)
    if (second !== seconds) {
      setSeconds(second)
      if (second > 0 && second <= hurrySeconds) play('tick')
      if (second === hurrySeconds) say(text.hurry)
    }
    if (now === 0) onEnd()
  })
  const onShrink = useEffectEvent(() => shrink(bar.current, () => limit - clock.elapsed(), limit))
  useEffect(() => {
    if (!running) return
    onStep()
    const timer = setInterval(() => onStep(), steps)
    const stop = onShrink()
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [running])

  const hurry = seconds <= hurrySeconds
  const Icon = hurry ? AlarmClock : Timer
  return (
    <div className={`flex items-center gap-3 ${hurry ? 'text-danger' : 'text-info'}`}>
      <Icon aria-hidden="true" className="size-7 shrink-0" />
      <div aria-hidden="true" className="h-5 flex-1 overflow-hidden rounded-full border-2 border-current bg-surface">
        <div ref={bar} className="h-full origin-left bg-current" />
      </div>
      <p className="flex w-14 flex-col items-center">
        <span role="timer" className="font-display text-2xl leading-none font-bold tabular-nums">
          {seconds}
          <span className="sr-only"> {text.seconds(seconds)}</span>
        </span>
      </p>
      <p className={`w-28 text-sm font-extrabold ${hurry ? '' : 'hidden sm:invisible sm:block'}`}>{text.hurry}</p>
    </div>
  )
})

/**
 * Has a bar grow shorter as the time goes, moved by the browser beside its other work: nothing is drawn for it. Answers
 * how to stop it.
 */
function shrink(bar: HTMLElement | null, left: () => number, limit: number): () => void {
  if (!bar) return () => {}
  const share = () => `scaleX(${Math.max(0, left()) / limit})`
  bar.style.transform = share()
  const motion = reducedMotion()
    ? undefined
    : bar.animate?.([{ transform: share() }, { transform: 'scaleX(0)' }], { duration: Math.max(0, left()) })
  return () => {
    bar.style.transform = share()
    motion?.cancel()
  }
}
