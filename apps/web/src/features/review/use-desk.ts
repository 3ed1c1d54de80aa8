import type { Item } from '@capivira/core/editing/contract'
import type { Suggestion } from '@capivira/core/review/contract'
import type { RefusalReason } from '@capivira/core/review/states'
import { useEffect, useRef, useState } from 'react'
import { bringAboveBar, bringInSight } from '../../lib/bring-in-sight.ts'
import { type Mode, useMode } from './components/review-card.tsx'
import type { Offer } from './kept-offer.ts'
import { useLetters } from './letters.ts'
import { keyOf } from './open-items.ts'
import { isReasonFor, reasons } from './text.ts'
import type { Decisions } from './use-decisions.ts'
import { useReviewKeys, type Wish } from './use-review-keys.ts'

/** The item that is looked at, and what is decided about it; the focus goes where the reader goes on. */
export function useDesk(decisions: Decisions) {
  const { open } = decisions
  const [turnedTo, setTurnedTo] = useState<string | null>(null)
  const item = open.find(one => keyOf(one) === turnedTo) ?? open[0]
  const key = item ? keyOf(item) : ''
  const [mode, setMode] = useMode(key)
  const [withLetters, setLetters] = useLetters()
  const [showsPage, setShowsPage] = useState(false)
  const { place, end, leads } = useLead(key, { mode, offer: decisions.offer })

  function keep() {
    if (!item) return
    // With the last item its buttons go.
    leads.current ||= open.length === 1
    decisions.keep(item)
  }
  function keepAll(items: readonly Suggestion[]) {
    leads.current = true
    decisions.keepAll(items)
  }
  /** Taken back, it is read again from the beginning. */
  function refuse(reason: RefusalReason) {
    if (!item) return
    turnBack()
    decisions.refuse(item, reason)
  }
  /** Back from reasons or form to the item, whose buttons have gone. */
  function turnBack() {
    leads.current = true
    setMode('read')
  }
  /** To reasons or form of this item, which stays whatever comes back meanwhile. */
  function turnTo(next: Mode) {
    setTurnedTo(key)
    setMode(next)
  }
  function back() {
    leads.current ||= !item
    const returned = decisions.back()
    if (returned) setTurnedTo(keyOf(returned))
  }
  /** The item of an offer waits again, and its teacher writes what was not found. */
  function writeInstead(offered: Suggestion) {
    const returned = decisions.back(offered)
    if (!returned) return
    setTurnedTo(keyOf(returned))
    setMode('edit', keyOf(returned))
  }
  /** The buttons of an offer go with it; the reader goes on with what it stood beside. */
  function settleOffer(saved: Item | null) {
    const beside = item ? place.current : end.current
    beside?.focus({ preventScroll: true })
    if (saved && decisions.offer) decisions.offerUsed(decisions.offer.item, saved)
    else decisions.closeOffer()
  }
  useReviewKeys(withLetters, wish => {
    leads.current = true
    follow(wish, { item, mode, keep, refuse, back, turnBack, turnTo, readOn: () => setMode('read'), setShowsPage })
  })
  return {
    item,
    mode,
    withLetters,
    setLetters,
    showsPage,
    setShowsPage,
    place,
    end,
    keep,
    keepAll,
    refuse,
    turnBack,
    turnTo,
    back,
    writeInstead,
    settleOffer,
  }
}

type Acts = {
  item: Suggestion | undefined
  mode: Mode
  keep: () => void
  refuse: (reason: RefusalReason) => void
  back: () => void
  turnBack: () => void
  turnTo: (next: Mode) => void
  readOn: () => void
  setShowsPage: (shows: boolean) => void
}

/** Does what a key asks for, where it may be done now. */
function follow(wish: Wish, { item, mode, ...acts }: Acts): void {
  if (wish === 'back') acts.back()
  else if (mode === 'edit') {
    if (wish === 'cancel') acts.turnBack()
  } else if (!item) return
  else if (wish === 'keep') acts.keep()
  else if (wish === 'refuse') acts.turnTo('reasons')
  else if (wish === 'edit') acts.turnTo('edit')
  else if (wish === 'cancel') acts.readOn()
  else if (wish === 'page') acts.setShowsPage(item.sourcePage !== null)
  else if (mode === 'reasons') {
    const chosen = reasons[wish]
    if (chosen && isReasonFor(chosen.reason, item.kind)) acts.refuse(chosen.reason)
  }
}

/** An item is not decided before its last option is seen, where the window has room for all of it. */
function showWhole(item: HTMLElement): void {
  const [face, foot] = [item.querySelector('[data-face]'), item.querySelector('[data-foot]')]
  if (face && foot) bringAboveBar(item, face, foot)
}

type Stand = { mode: Mode; offer: Offer | null }

/**
 * Where the focus goes once an item has gone: to the next, or to the heading of the end, either of which begins in
 * sight, as does what is offered beside it. `leads` is set by a key, a stroke, and a button that goes: the item is read
 * out from its beginning, and the focus has a place.
 */
function useLead(key: string, { mode, offer }: Stand) {
  const place = useRef<HTMLElement>(null)
  const end = useRef<HTMLHeadingElement>(null)
  const leads = useRef(false)
  const hadItem = useRef(true)
  const begun = useRef(false)
  useEffect(() => {
    // What could not be told comes back in the place of the end, and the focus was there.
    const comesBack = key !== '' && !hadItem.current && document.activeElement === document.body
    hadItem.current = key !== ''
    const stands = key ? place.current : end.current
    if (mode !== 'read') return
    // At first sight the screen is read from its top, as far as that leaves all of the item in sight.
    if (begun.current && stands) bringInSight(stands)
    if (place.current) showWhole(place.current)
    begun.current = true
    if (!(leads.current || comesBack)) return
    leads.current = false
    stands?.focus({ preventScroll: true })
  }, [key, mode])
  useEffect(() => {
    const beside = place.current ?? end.current
    if (offer && beside && mode === 'read') bringInSight(beside)
  }, [offer, mode])
  useEffect(() => {
    // A phone that is turned keeps the pixels above, not what was read.
    const sideways = matchMedia('(orientation: landscape)')
    const turned = () => place.current && bringInSight(place.current)
    sideways.addEventListener('change', turned)
    return () => sideways.removeEventListener('change', turned)
  }, [])
  return { place, end, leads }
}
