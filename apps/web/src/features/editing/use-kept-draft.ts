import { useState } from 'react'
import { type Draft, draft } from './draft.ts'

const address = (key: string) => `rascunho:${key}`

function keptDraft(key: string): Draft | null {
  try {
    const kept = sessionStorage.getItem(address(key))
    return kept === null ? null : draft.parse(JSON.parse(kept))
  } catch {
    return null
  }
}

/** Forgets what was typed under a key, once it is saved or given up. */
export function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(address(key))
  } catch {
    // Without storage nothing was kept.
  }
}

/**
 * A form that keeps what was typed for this tab: it survives another screen, a lost session and a reload. `recovered`
 * tells that it was found from before.
 */
export function useKeptDraft(key: string, initial: Draft): [Draft, (draft: Draft) => void, recovered: boolean] {
  const [kept] = useState(() => keptDraft(key))
  const [typed, setTyped] = useState(kept ?? initial)
  function change(changed: Draft) {
    setTyped(changed)
    try {
      sessionStorage.setItem(address(key), JSON.stringify(changed))
    } catch {
      // The form itself still has it.
    }
  }
  return [typed, change, kept !== null]
}
