import * as z from 'zod/mini'
import { type BuildingKind, buildingInfo, buildingKind, refundOf } from './buildings.ts'
import { type MissionId, missionId, missions } from './missions.ts'

export const side = 5
export const cellCount = side * side

const store = z.int().check(z.minimum(0), z.maximum(1_000_000_000))

export const city = z.object({
  cells: z.array(z.nullable(buildingKind)).check(z.length(cellCount)),
  coins: store,
  energy: store,
  water: store,
  /** Counted from 1. */
  day: z.int().check(z.minimum(1)),
  /** Missions whose coins the city has had. */
  completed: z.array(missionId),
})
export type City = z.output<typeof city>

export const newCity: City = {
  cells: Array.from({ length: cellCount }, () => null),
  coins: 100,
  energy: 50,
  water: 50,
  day: 1,
  completed: [],
}

export const cityAction = z.union([
  z.object({ do: z.literal('build'), cell: z.int(), kind: buildingKind }),
  z.object({ do: z.literal('demolish'), cell: z.int() }),
  z.object({ do: z.literal('pass-day') }),
  /** An empty city with the coins of the first day; missions stay done. */
  z.object({ do: z.literal('start-over') }),
])
export type CityAction = z.output<typeof cityAction>

/** What comes every day whatever is built: sun, rain and the help of the state, so that no city is ever stuck. */
export const everyDay = { coins: 3, energy: 14, water: 14 } as const
/** What the city's stores hold at most. */
export const fullStore = 99

/** How a day went. */
export type DayReport = { income: number; energy: number; water: number; closed: number }

export type CityChange = { city: City; missions: MissionId[]; report: DayReport | null }

/** The city after an action, and the missions it completed; null when the action is not possible. */
export function act(before: City, action: CityAction): CityChange | null {
  if (action.do === 'pass-day') {
    const { city: after, report } = passDay(before)
    return { city: after, missions: [], report }
  }
  const changed =
    action.do === 'start-over'
      ? { ...newCity, completed: before.completed }
      : action.do === 'build'
        ? build(before, action.cell, action.kind)
        : demolish(before, action.cell)
  return changed && { ...reward(changed), report: null }
}

function withCell(before: City, cell: number, kind: BuildingKind | null, coins: number): City {
  return { ...before, coins: before.coins + coins, cells: before.cells.map((old, at) => (at === cell ? kind : old)) }
}

function build(before: City, cell: number, kind: BuildingKind): City | null {
  const { cost } = buildingInfo(kind)
  if (before.cells[cell] !== null || before.coins < cost) return null
  return withCell(before, cell, kind, -cost)
}

function demolish(before: City, cell: number): City | null {
  const kind = before.cells[cell]
  return kind ? withCell(before, cell, null, refundOf(kind)) : null
}

/** Ticks off the missions that are fulfilled for the first time; each gives coins as many as its reward. */
function reward(before: City): { city: City; missions: MissionId[] } {
  const fresh = missions.filter(({ id }) => !before.completed.includes(id) && fulfils(before, id))
  const coins = fresh.reduce((sum, mission) => sum + mission.reward, before.coins)
  const ids = fresh.map(({ id }) => id)
  return { city: { ...before, coins, completed: [...before.completed, ...ids] }, missions: ids }
}

/** Whether what stands in a city fulfils a mission. */
export function fulfils({ cells }: City, id: MissionId): boolean {
  const mission = missions.find(one => one.id === id)
  return Object.entries(mission?.objective ?? { none: 1 }).every(
    ([kind, wanted]) => cells.filter(cell => cell === kind).length >= wanted,
  )
}

/**
 * A day: first sun, rain, parks and the state give, then every building takes its energy and water, in the order in
 * which they lie. One that finds too little stays closed, takes nothing and earns nothing.
 */
function passDay(before: City): { city: City; report: DayReport } {
  const given = before.cells.reduce<number>((sum, kind) => sum + (kind ? buildingInfo(kind).gives : 0), everyDay.water)
  let energy = Math.min(fullStore, before.energy + everyDay.energy)
  let water = Math.min(fullStore, before.water + given)
  let income: number = everyDay.coins
  let closed = 0
  for (const kind of before.cells) {
    if (!kind) continue
    const info = buildingInfo(kind)
    if (energy < info.energy || water < info.water) {
      closed++
      continue
    }
    energy -= info.energy
    water -= info.water
    income += info.income
  }
  return {
    city: { ...before, coins: before.coins + income, energy, water, day: before.day + 1 },
    report: { income, energy: energy - before.energy, water: water - before.water, closed },
  }
}

/** The city after all actions; null when one of them is not possible. */
export function replayCity(before: City, actions: readonly CityAction[]): { city: City; missions: MissionId[] } | null {
  let now = before
  const done: MissionId[] = []
  for (const action of actions) {
    const change = act(now, action)
    if (!change) return null
    now = change.city
    done.push(...change.missions)
  }
  return { city: now, missions: done }
}
