import { addressOf, forgetDraft } from './drafts.ts'

const listeners = new Set<(address: string) => void>()

/** Forgets what was typed in a form, which the server took by itself, and tells who shows it. */
export function draftTaken(account: string, form: string): void {
  forgetDraft(account, form)
  for (const listener of listeners) listener(addressOf(account, form))
}

/** Hears when the server has taken what was typed in a form; answers how to stop. */
export function onDraftTaken(account: string, form: string, listener: () => void): () => void {
  const hear = (address: string) => address === addressOf(account, form) && listener()
  listeners.add(hear)
  return () => void listeners.delete(hear)
}
