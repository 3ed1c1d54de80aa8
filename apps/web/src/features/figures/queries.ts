import {
  addFigure,
  deleteFigure,
  editFigure,
  type FigureContent,
  listFigures,
  listLabels,
} from '@capivira/core/editing/figure-contract'
import type { Region } from '@capivira/core/editing/figure-rules'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, read } from '../../lib/call.ts'
import { ApiError } from '../../lib/http.ts'
import { refreshSoon } from '../materials/queries.ts'

/** The figures of a material. */
export function useFigures(materialId: number) {
  return useQuery({ ...read(listFigures, { params: { materialId } }), refetchOnMount: 'always' })
}

/** Short lines of a page that may be labels. */
export function useLabels(materialId: number, page: number) {
  return useQuery(read(listLabels, { params: { materialId, page } }))
}

export type SavedFigure =
  | { content: FigureContent; id: number; revision: number }
  | { content: FigureContent; page: number; crop: Region }

/** Saves a figure, new or drawn anew. */
/** Saves a figure; `onSaved` is called then, though its screen may have gone meanwhile. */
export function useSaveFigure(materialId: number, onSaved?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (saved: SavedFigure) =>
      'id' in saved
        ? call(editFigure, {
            params: { figureId: saved.id },
            body: { ...saved.content, revision: saved.revision },
          })
        : call(addFigure, { params: { materialId }, body: { ...saved.content, page: saved.page, crop: saved.crop } }),
    onSuccess: () => {
      onSaved?.()
      return refreshSoon(client)
    },
    // It changed elsewhere: the list is to show that. After any other failure nothing has changed.
    onError: error => {
      if (error instanceof ApiError && error.status === 409) refreshSoon(client)
    },
  })
}

/** Deletes a figure with its cards. */
export function useDeleteFigure() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (figureId: number) => call(deleteFigure, { params: { figureId } }),
    onSuccess: () => refreshSoon(client),
  })
}
