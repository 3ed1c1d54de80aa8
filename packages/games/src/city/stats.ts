import { type BuildingKind, buildingInfo } from './buildings.ts'
import { type City, everyDay } from './city.ts'

export type CityStats = {
  population: number
  totalHappiness: number
  totalPollution: number
  /** 0 to 100. */
  sustainabilityScore: number
}

/** People in a house. */
const household = 4

const sum = ({ cells }: City, of: (kind: BuildingKind) => number) =>
  cells.reduce((total, kind) => total + (kind ? of(kind) : 0), 0)

/** 100 − (pollution − happiness ÷ 2), between 0 and 100. */
export function statsOf(city: City): CityStats {
  const totalHappiness = sum(city, kind => buildingInfo(kind).happiness)
  const totalPollution = sum(city, kind => buildingInfo(kind).pollution)
  const sustainabilityScore = Math.min(100, Math.max(0, 100 - (totalPollution - totalHappiness / 2)))
  return {
    population: sum(city, kind => (kind === 'house' ? household : 0)),
    totalHappiness,
    totalPollution,
    sustainabilityScore,
  }
}

/** What the next day gives and takes if nothing is built: for the player to plan with. */
export function forecast(city: City): { income: number; energy: number; water: number } {
  return {
    income: everyDay.coins + sum(city, kind => buildingInfo(kind).income),
    energy: everyDay.energy - sum(city, kind => buildingInfo(kind).energy),
    water: everyDay.water + sum(city, kind => buildingInfo(kind).gives - buildingInfo(kind).water),
  }
}

export type CityLevel = 'sustainable' | 'balanced' | 'warning' | 'polluted'

const levels: readonly { from: number; level: CityLevel; label: string }[] = [
  { from: 80, level: 'sustainable', label: 'Cidade sustentável' },
  { from: 60, level: 'balanced', label: 'Cidade equilibrada' },
  { from: 40, level: 'warning', label: 'Cidade em alerta' },
  { from: 0, level: 'polluted', label: 'Cidade poluída' },
]

export function labelOf(score: number): { level: CityLevel; label: string } {
  const { level, label } = levels.find(({ from }) => score >= from) ?? { level: 'polluted', label: 'Cidade poluída' }
  return { level, label }
}
