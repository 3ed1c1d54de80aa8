import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BuildingKind, buildings, refundOf } from './buildings.ts'
import {
  act,
  type City,
  type CityAction,
  cellCount,
  city as citySchema,
  fullStore,
  newCity,
  replayCity,
} from './city.ts'
import { type MissionId, missionInfo, missions } from './missions.ts'
import { forecast, labelOf, statsOf } from './stats.ts'

const cityWith = (...cells: BuildingKind[]): City => ({
  ...newCity,
  cells: Array.from({ length: cellCount }, (_, at) => cells[at] ?? null),
})
const build = (cell: number, kind: BuildingKind): CityAction => ({ do: 'build', cell, kind })

test('buildings cost, pollute and please as specified', () => {
  const rows = Object.fromEntries(
    buildings.map(({ kind, cost, pollution, happiness }) => [kind, [cost, pollution, happiness]]),
  )
  expect(rows).toEqual({
    house: [10, 1, 5],
    school: [50, 2, 15],
    park: [30, -3, 20],
    factory: [80, 15, -5],
    shop: [25, 3, 8],
    hospital: [100, 5, 25],
  })
})

test('a city begins with 100 coins, 50 of energy, 50 of water and 25 empty cells', () => {
  expect(newCity).toMatchObject({ coins: 100, energy: 50, water: 50, day: 1, completed: [] })
  expect(newCity.cells).toEqual(Array(25).fill(null))
})

test('four people live in a house; the score is 100 − (pollution − happiness ÷ 2) between 0 and 100', () => {
  expect(statsOf(cityWith('house', 'house', 'house'))).toEqual({
    population: 12,
    totalHappiness: 15,
    totalPollution: 3,
    sustainabilityScore: 100,
  })
  expect(statsOf(cityWith('factory', 'factory')).sustainabilityScore).toBe(65)
  expect(statsOf(cityWith(...Array<BuildingKind>(10).fill('factory'))).sustainabilityScore).toBe(0)
})

test.each([
  [100, 'Cidade sustentável'],
  [80, 'Cidade sustentável'],
  [79.5, 'Cidade equilibrada'],
  [60, 'Cidade equilibrada'],
  [59, 'Cidade em alerta'],
  [40, 'Cidade em alerta'],
  [39, 'Cidade poluída'],
  [0, 'Cidade poluída'],
])('%d is a %s', (score, label) => {
  expect(labelOf(score).label).toBe(label)
})

test('the missions are the specified ones, each with as many coins as XP', () => {
  expect(missions.map(({ objective, reward }) => [objective, reward])).toEqual([
    [{ house: 3 }, 25],
    [{ school: 1 }, 40],
    [{ park: 2 }, 50],
    [{ shop: 2, factory: 1 }, 75],
  ])
})

describe('an action', () => {
  test('builds on an empty cell with coins enough, and on no other', () => {
    expect(act(newCity, build(7, 'school'))?.city).toMatchObject({ coins: 100 - 50 + 40, completed: ['first-school'] })
    expect(act(cityWith('house'), build(0, 'house'))).toBeNull()
    expect(act({ ...newCity, coins: 9 }, build(0, 'house'))).toBeNull()
    expect(act(newCity, build(25, 'house'))).toBeNull()
    expect(act(newCity, build(-1, 'house'))).toBeNull()
    expect(act(newCity, build(0.5, 'house'))).toBeNull()
  })

  test('demolishes what stands and gives half its cost back', () => {
    expect(buildings.map(({ kind }) => refundOf(kind))).toEqual([5, 12, 15, 25, 40, 50])
    const after = act(cityWith('park'), { do: 'demolish', cell: 0 })?.city
    expect([after?.coins, after?.cells[0]]).toEqual([115, null])
    expect(act(newCity, { do: 'demolish', cell: 0 })).toBeNull()
  })

  test('pays a mission’s coins once, whatever is demolished and built again', () => {
    const three = [build(0, 'house'), build(1, 'house'), build(2, 'house')]
    const again: CityAction[] = [{ do: 'demolish', cell: 2 }, build(2, 'house')]
    const end = replayCity(newCity, [...three, ...again])
    expect(end?.missions).toEqual(['first-houses'])
    expect(end?.city.coins).toBe(100 - 30 + 25 + 5 - 10)
    const over = replayCity(newCity, [...three, { do: 'start-over' }, ...three])
    expect(over?.missions).toEqual(['first-houses'])
    expect(over?.city.coins).toBe(70)
  })
})

describe('a day', () => {
  test('brings the income of houses, shops and factories and takes their energy and water', () => {
    const { city, report } = act(cityWith('house', 'shop', 'factory', 'park'), { do: 'pass-day' }) ?? {}
    expect(report).toEqual({ income: 3 + 2 + 5 + 12, energy: 14 - 7, water: 14 + 2 - 5, closed: 0 })
    expect(city).toMatchObject({ coins: 122, energy: 57, water: 61, day: 2 })
    expect(forecast(cityWith('house', 'shop', 'factory', 'park'))).toEqual({ income: 22, energy: 7, water: 11 })
  })

  test('leaves closed what finds no energy or water; nothing falls below zero or above what stores hold', () => {
    const many = { ...cityWith(...Array<BuildingKind>(10).fill('factory')), energy: 0, water: 0 }
    const { city, report } = act(many, { do: 'pass-day' }) ?? {}
    expect(report).toMatchObject({ closed: 7, income: 3 + 3 * 12 })
    expect(city).toMatchObject({ energy: 2, water: 5 })
    expect(act({ ...newCity, energy: 98, water: 99 }, { do: 'pass-day' })?.city).toMatchObject({
      energy: fullStore,
      water: fullStore,
    })
  })
})

test('the last of the energy and of the water is enough', () => {
  const lastWater = { ...cityWith('factory', 'factory', 'factory', 'factory', 'hospital'), water: 0 }
  expect(act(lastWater, { do: 'pass-day' })).toMatchObject({ city: { water: 0 }, report: { closed: 0 } })
  const lastEnergy = { ...cityWith('factory', 'factory', 'factory', 'school'), energy: 0 }
  expect(act(lastEnergy, { do: 'pass-day' })).toMatchObject({ city: { energy: 0 }, report: { closed: 0 } })
})

/** Plays until a mission is done as a patient child would: build what is missing, make room, else let a day pass. */
function solve(start: City, id: MissionId, mostDays: number): CityAction[] | null {
  const actions: CityAction[] = []
  let now = start
  const take = (action: CityAction): boolean => {
    const change = act(now, action)
    if (!change) return false
    actions.push(action)
    now = change.city
    return true
  }
  const wanted = Object.entries(missionInfo(id).objective) as [BuildingKind, number][]
  for (let days = 0; days <= mostDays; ) {
    const missing = wanted.find(([kind, count]) => now.cells.filter(cell => cell === kind).length < count)
    if (!missing) return actions
    let cell = now.cells.indexOf(null)
    if (cell < 0) {
      cell = now.cells.findIndex(kind => kind !== null && !wanted.some(([one]) => one === kind))
      if (!take({ do: 'demolish', cell: Math.max(0, cell) })) return null
    }
    if (take(build(cell, missing[0]))) continue
    take({ do: 'pass-day' })
    days++
  }
  return null
}

describe('every mission can be reached', () => {
  test('from the start, one after the other, within a month of the city', () => {
    let now = newCity
    for (const { id } of missions) {
      const actions = solve(now, id, 30)
      const end = actions && replayCity(now, actions)
      expect(end?.missions).toContain(id)
      now = end?.city ?? now
    }
    expect(now.completed).toEqual(missions.map(({ id }) => id))
    expect(now.day).toBeLessThanOrEqual(30)
  })

  test.each(missions.map(({ id }) => id))('%s alone from the start', id => {
    expect(solve(newCity, id, 40)).not.toBeNull()
  })

  test('from any city a child can get into', () => {
    const kinds = buildings.map(({ kind }) => kind)
    const action = fc.oneof(
      fc.record({ do: fc.constant('build' as const), cell: fc.nat(24), kind: fc.constantFrom(...kinds) }),
      fc.record({ do: fc.constant('demolish' as const), cell: fc.nat(24) }),
      fc.record({ do: fc.constant('pass-day' as const) }),
    )
    fc.assert(
      fc.property(fc.array(action, { maxLength: 120 }), fc.constantFrom(...missions), (walk, { id }) => {
        let now = newCity
        for (const one of walk) now = act(now, one)?.city ?? now
        expect(citySchema.safeParse(now).success).toBe(true)
        return solve(now, id, 90) !== null
      }),
      { numRuns: 500 },
    )
  })
})
