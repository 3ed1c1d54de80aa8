import { useSyncExternalStore } from 'react'

/** How strict clocks are: as specified, twice the time, or none at all. */
export type ClockMode = 'normal' | 'relaxed' | 'off'

/** What a player chose on this device. */
export type DeviceSettings = {
  muted: boolean
  clock: ClockMode
  /** The material to play with; null until one was chosen. */
  materialId: number | null
  difficulty: 'easy' | 'medium' | 'hard'
}

const place = 'capivira.games'
const start: DeviceSettings = { muted: false, clock: 'normal', materialId: null, difficulty: 'easy' }
const listeners = new Set<() => void>()

/** What is kept as text, whoever wrote it: anything that is not a setting of ours gives way to the start value. */
export function readSettings(kept: string | null): DeviceSettings {
  try {
    const value: unknown = JSON.parse(kept ?? 'null')
    if (typeof value !== 'object' || value === null) return start
    const { muted, clock, materialId, difficulty } = value as Partial<Record<keyof DeviceSettings, unknown>>
    return {
      muted: muted === true,
      clock: clock === 'relaxed' || clock === 'off' ? clock : start.clock,
      materialId: typeof materialId === 'number' && Number.isInteger(materialId) ? materialId : null,
      difficulty: difficulty === 'medium' || difficulty === 'hard' ? difficulty : start.difficulty,
    }
  } catch {
    return start
  }
}

let current: DeviceSettings | undefined

/** The settings of this device; those of the start where the browser keeps nothing. */
export function deviceSettings(): DeviceSettings {
  if (current) return current
  try {
    current = readSettings(localStorage.getItem(place))
  } catch {
    current = start
  }
  return current
}

/** Changes settings, for this visit at least. */
export function changeSettings(change: Partial<DeviceSettings>): void {
  current = { ...deviceSettings(), ...change }
  try {
    localStorage.setItem(place, JSON.stringify(current))
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
