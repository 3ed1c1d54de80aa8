import * as z from 'zod/mini'
import type { BuildingKind } from './buildings.ts'

export const missionId = z.enum(['first-houses', 'first-school', 'green-city', 'busy-city'])
export type MissionId = z.output<typeof missionId>

export type Mission = {
  id: MissionId
  title: string
  description: string
  /** What must stand at the same time. */
  objective: Partial<Record<BuildingKind, number>>
  /** XP, paid once ever, and as many coins. */
  reward: number
  difficulty: 'Fácil' | 'Médio' | 'Difícil'
}

export const missions: readonly Mission[] = [
  {
    id: 'first-houses',
    title: 'Os primeiros moradores',
    description: 'Construa 3 casas para as famílias que estão chegando.',
    objective: { house: 3 },
    reward: 25,
    difficulty: 'Fácil',
  },
  {
    id: 'first-school',
    title: 'Hora da escola',
    description: 'Construa 1 escola para as crianças da cidade.',
    objective: { school: 1 },
    reward: 40,
    difficulty: 'Fácil',
  },
  {
    id: 'green-city',
    title: 'Cidade verde',
    description: 'Construa 2 parques: eles limpam o ar e guardam a água da chuva.',
    objective: { park: 2 },
    reward: 50,
    difficulty: 'Médio',
  },
  {
    id: 'busy-city',
    title: 'Trabalho para todos',
    description: 'Construa 2 lojas e 1 fábrica. Cuidado com a poluição!',
    objective: { shop: 2, factory: 1 },
    reward: 75,
    difficulty: 'Difícil',
  },
]

export function missionInfo(id: MissionId): Mission {
  const mission = missions.find(one => one.id === id)
  if (!mission) throw new Error(`there is no mission ${id}`)
  return mission
}
