import type { Item } from '@capivira/core/editing/contract'
import type { Review, Suggestion } from '@capivira/core/review/contract'
import type { RefusalReason } from '@capivira/core/review/states'
import { toast } from '@capivira/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, messageOf } from '../../lib/http.ts'
import { refreshSoon } from '../materials/queries.ts'
import { tellBack, tellKept, tellVerdict } from './queries.ts'
import { text } from './text.ts'

/**
 * Milliseconds without a decision after which lists are read again: whoever decides every second asks for none of them.
 */
const calm = 1500

export const keyOf = ({ kind, id }: Pick<Item, 'kind' | 'id'>) => `${kind} ${id}`

export type Decisions = ReturnType<typeof useDecisions>

/** What was decided at once: one item, or those of a page. */
type Step = { items: readonly Suggestion[]; was: 'kept' | 'refused' | 'edited' }

/** What is offered in place of an item that was refused. */
export type Offer = { item: Suggestion; content: Item }

/**
 * The decisions made on this screen: each counts at once, and is told behind the reader's back. What the server
 * refuses, or somebody else decided, is said and comes back.
 */
export function useDecisions(review: Review | undefined) {
  const client = useQueryClient()
  const [known, setKnown] = useState<readonly Suggestion[]>([])
  const [steps, setSteps] = useState<readonly Step[]>([])
  const [returned, setReturned] = useState<ReadonlySet<string>>(new Set())
  const [offer, setOffer] = useState<Offer | null>(null)
  const [before, setBefore] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function refreshWhenCalm(): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => refreshSoon(client), calm)
  }

  const keys = new Set(known.map(keyOf))
  const fresh = (review?.items ?? []).filter(item => !keys.has(keyOf(item)))
  // What came meanwhile goes to the end: nothing moves away under a finger.
  if (fresh.length > 0) setKnown([...known, ...fresh])
  if (review && before === null) setBefore(review.kept + review.refused)

  const open = openIn(known, steps, review, returned)
  // Also what waits no more without a decision made here: another's, or one of before that was told late.
  const total = (before ?? 0) + known.length
  const done = total - open.length

  function take(step: Step, telling: Promise<unknown>, saying: string): void {
    setSteps(all => [...all, step])
    setSaid(saying)
    telling.then(refreshWhenCalm, (error: unknown) => {
      // Somebody else's decision stays; anything else comes back to be decided.
      if (!(error instanceof ApiError && error.status === 409)) setSteps(all => all.filter(other => other !== step))
      toast({ title: text.failed, description: messageOf(error, text.again), variant: 'destructive' })
      refreshSoon(client)
    })
  }

  return {
    open,
    done,
    total,
    said,
    offer,
    closeOffer: () => setOffer(null),
    canGoBack: steps.length > 0,
    keep(item: Suggestion) {
      setOffer(null)
      take({ items: [item], was: 'kept' }, tellVerdict({ item, verdict: 'keep' }), 'Mantido.')
    },
    refuse(item: Suggestion, reason: RefusalReason) {
      setOffer(null)
      const telling = tellVerdict({ item, verdict: 'refuse', reason }).then(content => {
        if (content) setOffer({ item, content })
      })
      take({ items: [item], was: 'refused' }, telling, 'Recusado.')
    },
    keepAll(items: readonly Suggestion[]) {
      const [first] = items
      if (!first) return
      take({ items, was: 'kept' }, tellKept(first.materialId, items), `${items.length} itens mantidos.`)
    },
    edited(item: Suggestion) {
      setOffer(null)
      take({ items: [item], was: 'edited' }, Promise.resolve(), 'Salvo e mantido.')
    },
    /** Takes the last step back; its item is the one to decide again. */
    back(): Suggestion | null {
      const step = steps.at(-1)
      if (!step) return null
      setSteps(steps.slice(0, -1))
      setReturned(new Set([...returned, ...step.items.map(keyOf)]))
      setOffer(null)
      setSaid('Decisão desfeita.')
      Promise.all(step.items.map(tellBack)).then(refreshWhenCalm, (error: unknown) =>
        toast({ title: text.failed, description: messageOf(error, text.again), variant: 'destructive' }),
      )
      return step.items[0] ?? null
    },
  }
}

/** What is still to be decided here: what waits, and what was taken back. */
function openIn(
  known: readonly Suggestion[],
  steps: readonly Step[],
  review: Review | undefined,
  returned: ReadonlySet<string>,
) {
  const decided = new Set(steps.flatMap(({ items }) => items.map(keyOf)))
  const there = new Map((review?.items ?? []).map(item => [keyOf(item), item]))
  return known.flatMap(item => {
    const key = keyOf(item)
    const now = there.get(key) ?? (returned.has(key) ? item : null)
    return now && !decided.has(key) ? [now] : []
  })
}
