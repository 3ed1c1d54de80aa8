import type { Item } from '@capivira/core/editing/contract'
import type { Suggestion } from '@capivira/core/review/contract'
import { useState } from 'react'
import { useUser } from '../accounts/current-user.ts'
import { findDraft, forgetDraft, keepDraft } from '../drafts/drafts.ts'

/** What is offered in place of an item that was refused; null where nothing of the kind was found. */
export type Offer = { item: Suggestion; content: Item | null }

/** Of what this version shows of an offer: the contract's own shapes would weigh more than the whole review. */
function isAsked(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('id' in value)) return false
  if (typeof value.id !== 'number' || !('question' in value) || typeof value.question !== 'string') return false
  if (value.kind === 'card') return 'answer' in value && typeof value.answer === 'string'
  return value.kind === 'question' && 'options' in value && Array.isArray(value.options)
}

const isOffer = (value: unknown): value is Offer =>
  typeof value === 'object' &&
  value !== null &&
  'item' in value &&
  'content' in value &&
  isAsked(value.item) &&
  isAsked(value.content)

/**
 * What is offered in a review, or null. An offer that could be used outlasts a reload of its tab: its item stays
 * refused, and nothing else would tell of it.
 */
export function useKeptOffer(materialId: number): [Offer | null, (offer: Offer | null) => void] {
  const { id } = useUser()
  const form = `oferta-${materialId}`
  const [offer, setOffer] = useState<Offer | null>(() => {
    const kept = findDraft(id, form)?.value
    return isOffer(kept) ? kept : null
  })
  function change(next: Offer | null): void {
    setOffer(next)
    if (next?.content) keepDraft(id, form, { value: next, open: true })
    else forgetDraft(id, form)
  }
  return [offer, change]
}
