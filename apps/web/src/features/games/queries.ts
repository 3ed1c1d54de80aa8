import { listCompletedGames, listGameOffers } from '@capivira/core/games/contract'
import { getMaterial, type Material } from '@capivira/core/materials/contract'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { read } from '../../lib/call.ts'
import { useVisibleMaterials } from '../materials/queries.ts'

/** The hub asks again every 3 s while it is visible. */
const polled = { refetchInterval: 3000, refetchIntervalInBackground: false, refetchOnMount: 'always' } as const

/** The games a pupil has finished, with their best scores. */
export function useCompletedGames(enabled: boolean) {
  return useQuery({ ...read(listCompletedGames), ...polled, enabled })
}

/** Subjects of two teachers may have one name: pupils are told whose it is. */
const optionFor =
  (pupil: boolean) =>
  ({ id, title, subject, teacher }: Material) => ({
    id,
    title,
    subject: pupil ? `${subject.name} · com ${teacher.fullName}` : subject.name,
  })

/** Whether there is anything in it to deal: what is ready may be empty, or wait for its teacher altogether. */
const isPlayable = ({ flipCardsCount, quizQuestionsCount, wordsCount }: Material) =>
  flipCardsCount + quizQuestionsCount + wordsCount > 0

/**
 * The materials that games can be dealt from, the newest first, page by page; and with them the one that was played
 * with last, however old it is.
 */
export function useGameMaterials(remembered: number | null, pupil: boolean) {
  const pages = useVisibleMaterials()
  // Deferred, the hub is drawn in pieces between which the page answers to touches.
  const data = useDeferredValue(pages.data)
  const loaded = data?.pages.flat()
  const isMissing = remembered !== null && pages.hasNextPage && !loaded?.some(({ id }) => id === remembered)
  const { queryKey, queryFn } = read(getMaterial, { params: { materialId: remembered ?? 0 } })
  const older = useQuery({ queryKey, queryFn: isMissing ? queryFn : skipToken, retry: false })
  const all = loaded && (isMissing && older.data ? [older.data, ...loaded] : loaded)
  const ready = all?.filter(({ isProcessed }) => isProcessed)
  const playable = ready?.filter(isPlayable)
  // Where nothing can be played yet, each game says why of the newest.
  return { ...pages, data, options: (playable?.length ? playable : ready)?.map(optionFor(pupil)) }
}

/** What a material offers to each game; nothing is asked while there is no material. */
export function useGameOffers(materialId: number | null) {
  const { queryKey, queryFn } = read(listGameOffers, { params: { materialId: materialId ?? 0 } })
  return useQuery({ queryKey, queryFn: materialId === null ? skipToken : queryFn, refetchOnMount: 'always' })
}
