import {
  addFigure,
  deleteFigure,
  editFigure,
  type FigureContent,
  listFigures,
  listLabels,
} from '@capivira/core/editing/figure-contract'
import type { Region } from '@capivira/core/editing/figure-rules'
import { toast } from '@capivira/ui/toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, read } from '../../lib/call.ts'
import { ApiError } from '../../lib/http.ts'
import { tellFailure } from '../drafts/use-sent-later.ts'
import { refreshSoon } from '../materials/queries.ts'
import { save } from '../offline/tell.ts'
import { newerFigure } from './newer.ts'
import { text } from './text.ts'

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

/** The name under which a figure that was begun is kept for this tab. */
export const figureFormName = (materialId: number) => `figure-${materialId}`

/** The same of one that is drawn anew. */
export const redrawFormName = (figureId: number) => `figure-drawn-${figureId}`

/** The one figure that is being drawn anew, or the new one of a material. */
export const savingKey = (materialId: number, figureId: number | null) => ['save-figure', materialId, figureId ?? 'new']

/** Milliseconds to wait for a figure: its page is drawn anew, as large as the figure asks for. */
const patience = 120_000

/**
 * Saves a figure, new or drawn anew; `onSaved` is called then, and the teacher told, though its screen may have gone.
 */
export function useSaveFigure(materialId: number, figureId: number | null, onSaved?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: savingKey(materialId, figureId),
    mutationFn: (saved: SavedFigure) =>
      'id' in saved
        ? save(editFigure, {
            params: { figureId: saved.id },
            body: { ...saved.content, revision: saved.revision },
            field: 'revision',
            draft: redrawFormName(saved.id),
          })
        : save(addFigure, {
            params: { materialId },
            body: { ...saved.content, page: saved.page, crop: saved.crop },
            field: 'revision',
            draft: figureFormName(materialId),
            patience,
          }),
    onSuccess: () => {
      onSaved?.()
      toast({ title: text.saved })
      return refreshSoon(client)
    },
    onError: error => {
      if (!newerFigure(error)) tellFailure(error, text.saveFailed)
      // It changed elsewhere: the list is to show that. After any other failure nothing has changed.
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
