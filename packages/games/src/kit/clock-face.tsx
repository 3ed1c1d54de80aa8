import { Badge } from '@capivira/ui/badge.tsx'
import { Timer } from '@capivira/ui/icons'
import { useEffect, useState } from 'react'
import { formatClock, speakClock } from './clock.ts'
import { useDeviceSettings } from './device-settings.ts'
import type { GameClock } from './use-clock.ts'

/**
 * The time played, drawn once a second and by itself: the board around it is not drawn again. Hidden when clocks are
 * off.
 */
export function ClockFace({ clock }: { clock: GameClock }) {
  const { clock: mode } = useDeviceSettings()
  const [seconds, setSeconds] = useState(() => Math.floor(clock.elapsed() / 1000))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor(clock.elapsed() / 1000)), 250)
    return () => clearInterval(timer)
  }, [clock])
  if (mode === 'off') return null
  return (
    <Badge tone="info" size="md" icon={<Timer aria-hidden="true" className="size-5" />}>
      <span className="sr-only">Tempo: {speakClock(seconds)}</span>
      <span aria-hidden="true" className="tabular-nums">
        {formatClock(seconds)}
      </span>
    </Badge>
  )
}
