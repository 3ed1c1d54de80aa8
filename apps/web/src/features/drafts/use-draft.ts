import { useEffect, useEffectEvent, useState } from 'react'
import { useUser } from '../accounts/current-user.ts'
import { findDraft, forgetDraft, keepDraft } from './drafts.ts'
import { onDraftTaken } from './taken.ts'

/** The fields of a form by name, as they were typed. */
export type Texts = Record<string, string>

/** Fields found from before over those of a form; null when what was kept is something else. */
export function textsOver<Fields extends Texts>(initial: Fields, kept: unknown): Fields | null {
  if (typeof kept !== 'object' || kept === null) return null
  const known = Object.entries(kept).filter(
    (entry): entry is [string, string] => entry[0] in initial && typeof entry[1] === 'string',
  )
  return { ...initial, ...Object.fromEntries(known) }
}

export type Draft<Value> = {
  value: Value
  change: (next: Value | ((current: Value) => Value)) => void
  /** True while the form holds what was found from before. */
  recovered: boolean
  /** Forgets what is kept, when it is saved or given up and the form goes. */
  forget: () => void
  /** Forgets it, and the form is as at first. */
  startOver: () => void
  /** Notes that the words as they stand are on their way. */
  noteSent: () => void
  /** Keeps the words as they stand, unless others are kept: what was sent by a form that has gone did not arrive. */
  keepAgain: () => void
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The fields of a form, kept for this tab and this account while they are typed: they survive another screen, a reload
 * and a session that ends. Never for passwords and secrets. `read` makes sense of what was kept, or says null.
 */
export function useDraft<Value>(form: string, initial: Value, read: (kept: unknown) => Value | null): Draft<Value> {
  const { id } = useUser()
  const [first] = useState(initial)
  const [{ found, wasSent }] = useState(() => {
    const draft = findDraft(id, form)
    const kept = read(draft?.value ?? null)
    return { found: kept !== null && !isSame(kept, first) ? kept : null, wasSent: draft?.sent === true }
  })
  const [value, change] = useState(found ?? first)
  const [recovered, setRecovered] = useState(found !== null)

  useEffect(() => {
    if (isSame(value, first)) forgetDraft(id, form)
    else keepDraft(id, form, { value, open: true, sent: wasSent && value === found })
  }, [id, form, value, first, found, wasSent])

  useEffect(
    () => () => {
      const kept = findDraft(id, form)
      if (kept) keepDraft(id, form, { ...kept, open: false })
    },
    [id, form],
  )

  function startOver() {
    forgetDraft(id, form)
    change(first)
    setRecovered(false)
  }

  // What a page sent before it was loaded anew has arrived: left here, it would be sent once more.
  const onTaken = useEffectEvent(() => {
    if (wasSent && value === found) startOver()
  })
  useEffect(() => onDraftTaken(id, form, onTaken), [id, form])

  return {
    value,
    change,
    recovered,
    forget: () => forgetDraft(id, form),
    startOver,
    noteSent: () => keepDraft(id, form, { value, open: true, sent: true }),
    keepAgain: () => {
      if (!findDraft(id, form)) keepDraft(id, form, { value, open: false })
    },
  }
}

/** The same for a form of text fields. */
export function useTextDraft<Fields extends Texts>(form: string, initial: Fields): Draft<Fields> {
  return useDraft(form, initial, kept => textsOver(initial, kept))
}

/** Whether a form is open that is not always on screen: at first when it was left open with something typed in it. */
export function useDraftOpen(form: string): [open: boolean, setOpen: (open: boolean) => void] {
  const { id } = useUser()
  return useState(() => findDraft(id, form)?.open ?? false)
}
