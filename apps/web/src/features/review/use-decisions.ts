import type { Item } from '@capivira/core/editing/contract'
import type { Review, Suggestion } from '@capivira/core/review/contract'
import type { RefusalReason } from '@capivira/core/review/states'
import { toast } from '@capivira/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, messageOf } from '../../lib/http.ts'
import { refreshSoon } from '../materials/queries.ts'
import { type Offer, useKeptOffer } from './kept-offer.ts'
import { keyOf, openIn, reworded, type Step } from './open-items.ts'
import { tellBack, tellKept, tellVerdict } from './queries.ts'
import { text } from './text.ts'

/**
 * Milliseconds without a decision after which lists are read again: whoever decides every second asks for none of them.
 */
const calm = 1500

export type Decisions = ReturnType<typeof useDecisions>

/**
 * The decisions made on this screen: each counts at once, and is told behind the reader's back. What the server
 * refuses, or somebody else decided, is said and comes back.
 */
export function useDecisions(materialId: number, review: Review | undefined) {
  const [known, setKnown] = useKnown(review)
  const [steps, setSteps] = useState<readonly Step[]>([])
  const [returned, setReturned] = useState<ReadonlySet<string>>(new Set())
  const [offer, setOffer] = useKeptOffer(materialId)
  const [before, setBefore] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const undone = useRef(new Set<Step>())
  const follow = useTelling()
  if (review && before === null) setBefore(review.kept + review.refused)

  const open = openIn(known, { steps, review, returned })
  // Also what waits no more without a decision made here: another's, or one of before that was told late.
  const total = (before ?? 0) + known.length

  function take(step: Step, telling: Promise<unknown>, saying: string): void {
    setOffer(null)
    setSteps(all => [...all, step])
    setSaid(saying)
    // Somebody else's decision stays; anything else comes back to be decided.
    follow(telling, () => setSteps(all => all.filter(other => other !== step)))
  }
  /** What a teacher wrote over an item stands there should it come back. */
  function rewrite(item: Suggestion, saved: Item): Suggestion {
    const now = reworded(item, saved)
    setKnown(all => all.map(one => (keyOf(one) === keyOf(item) ? now : one)))
    return now
  }

  return {
    open,
    done: total - open.length,
    total,
    said,
    offer: standing(offer, open),
    canGoBack: steps.length > 0,
    closeOffer: () => setOffer(null),
    keep(item: Suggestion) {
      take({ items: [item], was: 'kept' }, tellVerdict({ item, verdict: 'keep' }), 'Mantido.')
    },
    refuse(item: Suggestion, reason: RefusalReason) {
      const step: Step = { items: [item], was: 'refused' }
      const telling = tellVerdict({ item, verdict: 'refuse', reason }).then(reply => {
        if (!reply || undone.current.has(step) || !(reply.offer || asksOptions(item, reason))) return
        setOffer({ item, content: reply.offer })
        setSaid(text.offered(reply.offer))
      })
      take(step, telling, 'Recusado.')
    },
    keepAll(items: readonly Suggestion[]) {
      const [first] = items
      if (first) take({ items, was: 'kept' }, tellKept(first.materialId, items), `${items.length} itens mantidos.`)
    },
    edited(item: Suggestion, saved: Item) {
      take({ items: [rewrite(item, saved)], was: 'edited' }, Promise.resolve(), 'Salvo e mantido.')
    },
    /** What was offered in place of a refused item has been saved: its refusal is none any more. */
    offerUsed(item: Suggestion, saved: Item) {
      const now = rewrite(item, saved)
      setSteps(all => withEdited(all, now))
      setOffer(null)
      setSaid('Salvo assim e mantido.')
    },
    /** Takes the last step back, or that about an item; its item is the one to decide again. */
    back(about?: Suggestion): Suggestion | null {
      const step = lastStep(steps, about)
      setOffer(null)
      if (!step) {
        setSaid(text.nothingToTakeBack)
        return null
      }
      undone.current.add(step)
      setSteps(steps.filter(other => other !== step))
      setReturned(new Set([...returned, ...step.items.map(keyOf)]))
      setSaid(step.was === 'edited' ? text.takenBackEdited : text.takenBack)
      follow(Promise.all(step.items.map(tellBack)))
      return step.items[0] ?? null
    },
  }
}

/** What is offered; of an item that waits again nothing. */
const standing = (offer: Offer | null, open: readonly Suggestion[]) =>
  offer && open.some(one => keyOf(one) === keyOf(offer.item)) ? null : offer

/** Whether a refusal asks for other options, so that it is said where there are none. */
const asksOptions = ({ kind }: Suggestion, reason: RefusalReason) => reason === 'alternativas' && kind === 'question'

const isAbout = ({ items }: Step, item: Suggestion) => items.some(one => keyOf(one) === keyOf(item))
const lastStep = (steps: readonly Step[], about?: Suggestion): Step | undefined =>
  about ? steps.findLast(step => isAbout(step, about)) : steps.at(-1)

/** The steps once what was offered for a refused item has been saved. */
const withEdited = (steps: readonly Step[], now: Suggestion): Step[] =>
  steps.map(step => (step.was === 'refused' && isAbout(step, now) ? { items: [now], was: 'edited' } : step))

/** Follows what is told: the lists are read again once it has arrived, and what could not be told is said. */
function useTelling() {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  return (telling: Promise<unknown>, comesBack: () => void = () => {}) => {
    telling.then(
      () => {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => refreshSoon(client), calm)
      },
      (error: unknown) => {
        if (!(error instanceof ApiError && error.status === 409)) comesBack()
        toast({ title: text.failed, description: messageOf(error, text.again), variant: 'destructive' })
        refreshSoon(client)
      },
    )
  }
}

/** The items that this screen has met, in the order in which they came. */
function useKnown(review: Review | undefined) {
  const [known, setKnown] = useState<readonly Suggestion[]>([])
  const keys = new Set(known.map(keyOf))
  const fresh = (review?.items ?? []).filter(item => !keys.has(keyOf(item)))
  // What came meanwhile goes to the end: nothing moves away under a finger.
  if (fresh.length > 0) setKnown([...known, ...fresh])
  return [known, setKnown] as const
}
