import type { Item } from '@capivira/core/editing/contract'
import {
  getReview,
  keepSuggestions,
  type Suggestion,
  setPublicationPolicy,
  setVerdict,
  takeVerdictBack,
} from '@capivira/core/review/contract'
import type { PublicationPolicy, RefusalReason, Verdict } from '@capivira/core/review/states'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, read } from '../../lib/call.ts'
import { refreshSoon } from '../materials/queries.ts'
import { tellAct } from '../offline/tell.ts'

/** Milliseconds after which what others decided meanwhile is looked for. */
const lookAgain = 20_000

/** What waits in a material, and how far its review is. */
export function useReview(materialId: number) {
  return useQuery({
    ...read(getReview, { params: { materialId } }),
    refetchOnMount: 'always',
    // What was decided in another window stands there no more when this one is looked at again.
    refetchOnWindowFocus: 'always',
    refetchInterval: lookAgain,
  })
}

type Decision = { item: Pick<Item, 'kind' | 'id' | 'publication'>; verdict: Verdict; reason?: RefusalReason }

/**
 * Tells a verdict; it waits on this device where the server is not there: null then. Else with what its reason suggests
 * instead, null where there is nothing.
 */
export async function tellVerdict({ item, verdict, reason }: Decision): Promise<{ offer: Item | null } | null> {
  const body = { verdict, seen: item.publication, ...(reason && { reason }) }
  const told = await tellAct(setVerdict, { params: { kind: item.kind, itemId: item.id }, body, field: 'message' })
  return told.reply ? { offer: told.reply.offer } : null
}

/** Takes a verdict back; in its turn behind the verdict itself. */
export async function tellBack({ kind, id }: Pick<Item, 'kind' | 'id'>): Promise<void> {
  await tellAct(takeVerdictBack, { params: { kind, itemId: id }, field: 'message' })
}

/** Keeps all of some suggestions at once. */
export async function tellKept(materialId: number, items: readonly Suggestion[]): Promise<void> {
  const body = { items: items.map(({ kind, id }) => ({ kind, id })) }
  await tellAct(keepSuggestions, { params: { materialId }, body, field: 'message' })
}

/** Keeps one item, or takes back what was said of it, from the lists of a material. */
export function useVerdict() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ item, verdict }: { item: Item; verdict: Verdict | null }) => {
      if (verdict) await tellVerdict({ item, verdict })
      else await tellBack(item)
    },
    onSuccess: () => refreshSoon(client),
  })
}

/** Chooses when new items go to pupils. */
export function useSetPolicy(materialId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { policy: PublicationPolicy; always: boolean }) =>
      call(setPublicationPolicy, { params: { materialId }, body }),
    onSuccess: () => refreshSoon(client),
  })
}
