import * as z from 'zod/mini'

export const buildingKind = z.enum(['house', 'school', 'park', 'factory', 'shop', 'hospital'])
export type BuildingKind = z.output<typeof buildingKind>
/** What a tap on the map does: build one of these, or demolish. */
export type Tool = BuildingKind | 'shovel'

export type BuildingInfo = {
  kind: BuildingKind
  /** With its article where a sentence needs it: 'uma casa'. */
  name: string
  article: 'um' | 'uma'
  cost: number
  pollution: number
  happiness: number
  /** Coins a day, while it has what it needs. */
  income: number
  /** What it takes from the city's stores a day. */
  energy: number
  water: number
  /** Water it gives to the city's stores a day. */
  gives: number
}

/** Cost, pollution and happiness as specified; income and upkeep make 'Passar o dia'. In the order of the palette. */
export const buildings: readonly BuildingInfo[] = [
  {
    kind: 'house',
    name: 'casa',
    article: 'uma',
    cost: 10,
    pollution: 1,
    happiness: 5,
    income: 2,
    energy: 1,
    water: 1,
    gives: 0,
  },
  {
    kind: 'shop',
    name: 'loja',
    article: 'uma',
    cost: 25,
    pollution: 3,
    happiness: 8,
    income: 5,
    energy: 2,
    water: 1,
    gives: 0,
  },
  {
    kind: 'park',
    name: 'parque',
    article: 'um',
    cost: 30,
    pollution: -3,
    happiness: 20,
    income: 0,
    energy: 0,
    water: 0,
    gives: 2,
  },
  {
    kind: 'school',
    name: 'escola',
    article: 'uma',
    cost: 50,
    pollution: 2,
    happiness: 15,
    income: 0,
    energy: 2,
    water: 1,
    gives: 0,
  },
  {
    kind: 'factory',
    name: 'fábrica',
    article: 'uma',
    cost: 80,
    pollution: 15,
    happiness: -5,
    income: 12,
    energy: 4,
    water: 3,
    gives: 0,
  },
  {
    kind: 'hospital',
    name: 'hospital',
    article: 'um',
    cost: 100,
    pollution: 5,
    happiness: 25,
    income: 0,
    energy: 3,
    water: 2,
    gives: 0,
  },
]

const byKind = new Map(buildings.map(info => [info.kind, info]))

export function buildingInfo(kind: BuildingKind): BuildingInfo {
  const info = byKind.get(kind)
  if (!info) throw new Error(`there is no building ${kind}`)
  return info
}

/** Coins given back for a demolished building: half its cost. */
export const refundOf = (kind: BuildingKind): number => Math.floor(buildingInfo(kind).cost / 2)
