import { listCompletedGames, listGameOffers } from '@capivira/core/games/contract'
import { listMaterials } from '@capivira/core/materials/contract'
import { skipToken, useQuery } from '@tanstack/react-query'
import { read } from '../../lib/call.ts'

/** The hub asks again every 3 s while it is visible. */
const polled = { refetchInterval: 3000, refetchIntervalInBackground: false, refetchOnMount: 'always' } as const

/** The games a pupil has finished, with their best scores. */
export function useCompletedGames(enabled: boolean) {
  return useQuery({ ...read(listCompletedGames), ...polled, enabled })
}

/** The materials that games can be dealt from: those that are ready, the newest first. */
export function useGameMaterials() {
  return useQuery({
    ...read(listMaterials),
    refetchOnMount: 'always',
    select: materials =>
      materials
        .filter(({ isProcessed }) => isProcessed)
        .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
        .map(({ id, title, subject }) => ({ id, title, subject: subject.name })),
  })
}

/** What a material offers to each game; nothing is asked while there is no material. */
export function useGameOffers(materialId: number | null) {
  const { queryKey, queryFn } = read(listGameOffers, { params: { materialId: materialId ?? 0 } })
  return useQuery({ queryKey, queryFn: materialId === null ? skipToken : queryFn, refetchOnMount: 'always' })
}
