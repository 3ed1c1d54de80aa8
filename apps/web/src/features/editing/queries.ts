import {
  addItem,
  adviseItem,
  editItem,
  getCoverage,
  type Item,
  type ItemContent,
  type ItemKind,
  itemContent,
  listItems,
  type OwnSource,
  requestMore,
  setItemState,
} from '@capivira/core/editing/contract'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, read } from '../../lib/call.ts'
import { ApiError } from '../../lib/http.ts'
import { refreshSoon } from '../materials/queries.ts'
import { save } from '../offline/tell.ts'
import { draftKeyOf, newItemKey } from './draft.ts'

/** The cards, questions and words of a material, also the hidden ones. */
export function useItems(materialId: number) {
  return useQuery({ ...read(listItems, { params: { materialId } }), refetchOnMount: 'always' })
}

/** How well each page of a material could be read. */
export function useCoverage(materialId: number) {
  return useQuery(read(getCoverage, { params: { materialId } }))
}

/** Puts an item where the list has it, before the list is read again. */
function keepItem(client: QueryClient, item: Item): void {
  const { queryKey } = read(listItems, { params: { materialId: item.materialId } })
  client.setQueryData<Item[]>(queryKey, items =>
    items?.map(known => (known.kind === item.kind && known.id === item.id ? item : known)),
  )
}

type Edit = { kind: ItemKind; id: number; revision: number; content: ItemContent; source?: OwnSource }

/** Saves changed words. */
export function useEditItem() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ kind, id, ...body }: Edit) =>
      save(editItem, { params: { kind, itemId: id }, body, field: 'revision', draft: draftKeyOf(kind, id) }),
    onSuccess: item => {
      keepItem(client, item)
      refreshSoon(client)
    },
    // Another window was first, or the item is gone: what it says now is to be seen.
    onError: error => {
      if (error instanceof ApiError) refreshSoon(client)
    },
  })
}

/** Adds an item of the teacher's own. */
export function useAddItem(materialId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { content: ItemContent; source: OwnSource }) =>
      save(addItem, {
        params: { materialId },
        body,
        field: 'revision',
        draft: newItemKey(body.content.kind, materialId),
      }),
    onSuccess: () => refreshSoon(client),
  })
}

/** Shows, hides or removes an item. */
export function useItemState() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ item: { kind, id }, state }: { item: Item; state: 'shown' | 'hidden' | 'removed' }) =>
      save(setItemState, { params: { kind, itemId: id }, body: { state }, field: 'message' }),
    onSuccess: () => refreshSoon(client),
  })
}

/** Asks for more items on a part. */
export function useRequestMore(materialId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { kind: 'card' | 'question'; page?: number; category?: string }) =>
      call(requestMore, { params: { materialId }, body }),
    onSuccess: () => refreshSoon(client),
  })
}

/** Advice on what is in a form; none while it is not complete, and none when it cannot be had. */
export function useAdvice(materialId: number, typed: { content: ItemContent; source: OwnSource }) {
  const complete = itemContent.safeParse(typed.content).success && !Number.isNaN(typed.source.sourcePage)
  const advice = useQuery({
    queryKey: ['advice', materialId, typed],
    queryFn: ({ signal }) => call(adviseItem, { params: { materialId }, body: typed, signal }),
    enabled: complete,
    gcTime: 0,
  })
  return (complete && advice.data?.advice) || []
}
