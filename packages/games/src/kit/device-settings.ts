import { useSyncExternalStore } from 'react'

/** How strict clocks are: as specified, twice the time, or none at all. */
export type ClockMode = 'normal' | 'relaxed' | 'off'

/** What a player chose on this device. */
export type KeptSettings = {
  muted: boolean
  /** Null until chosen here: then it is what the person's profile says. */
  clock: ClockMode | null
  /** The material to play with; null until one was chosen. */
  materialId: number | null
  difficulty: 'easy' | 'medium' | 'hard'
}

/** The same with the clock that counts. */
export type DeviceSettings = KeptSettings & { clock: ClockMode }

const place = 'capivira.games'
const start: KeptSettings = { muted: false, clock: null, materialId: null, difficulty: 'easy' }
const listeners = new Set<() => void>()

/** What is kept as text, whoever wrote it: anything that is not a setting of ours gives way to the start value. */
export function readSettings(kept: string | null): KeptSettings {
  try {
    const value: unknown = JSON.parse(kept ?? 'null')
    if (typeof value !== 'object' || value === null) return start
    const { muted, clock, materialId, difficulty } = value as Partial<Record<keyof KeptSettings, unknown>>
    return {
      muted: muted === true,
      clock: clock === 'normal' || clock === 'relaxed' || clock === 'off' ? clock : start.clock,
      materialId: typeof materialId === 'number' && Number.isInteger(materialId) ? materialId : null,
      difficulty: difficulty === 'medium' || difficulty === 'hard' ? difficulty : start.difficulty,
    }
  } catch {
    return start
  }
}

let kept: KeptSettings | undefined
let current: DeviceSettings | undefined

function keptSettings(): KeptSettings {
  try {
    kept ??= readSettings(localStorage.getItem(place))
  } catch {
    kept = start
  }
  return kept
}

/** What the profile says of clocks: the app writes it on the root. */
function profileClock(): ClockMode {
  const { time } = document.documentElement.dataset
  return time === 'relaxed' || time === 'off' ? time : 'normal'
}

/** The settings of this device; those of the start where the browser keeps nothing. */
export function deviceSettings(): DeviceSettings {
  const { clock, ...rest } = keptSettings()
  const counts = clock ?? profileClock()
  if (!current || current.clock !== counts) current = { ...rest, clock: counts }
  return current
}

/** Changes settings, for this visit at least. */
export function changeSettings(change: Partial<DeviceSettings>): void {
  kept = { ...keptSettings(), ...change }
  current = undefined
  try {
    localStorage.setItem(place, JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing still plays.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The settings of this device, drawn anew when they change. */
export function useDeviceSettings(): DeviceSettings {
  return useSyncExternalStore(subscribe, deviceSettings)
}
