/** What was typed in a form and not saved. */
export type KeptDraft = {
  value: unknown
  /** True while the form is on screen: when the page comes again without it having been closed, it opens by itself. */
  open: boolean
  /** True while it is, word for word, what was sent and not answered yet. */
  sent?: boolean
}

const root = 'capivira:draft:'
/** The name in storage of what an account typed in a form. */
export const addressOf = (account: string, form: string) => `${root}${account}:${form}`

/**
 * Storage may be forbidden or full; then the form itself, and what stands with its place in the history, is all there
 * is.
 */
function quietly<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

/**
 * What is kept with the page's place in the history: it outlasts a reload, as a new version makes one, and needs no
 * storage.
 */
type Noted = { drafts?: Record<string, string> } | null

/** Changes what stands there; the place keeps whatever else is noted with it. */
function note(change: (drafts: Record<string, string>) => void): void {
  const noted: Noted = history.state
  const drafts = { ...noted?.drafts }
  change(drafts)
  history.replaceState({ ...noted, drafts }, '')
}

const noted = (): Record<string, string> => quietly((): Noted => history.state)?.drafts ?? {}

/** Keeps what was typed for this tab, under the account that typed it and the form's name. */
export function keepDraft(account: string, form: string, draft: KeptDraft): void {
  const address = addressOf(account, form)
  const text = JSON.stringify(draft)
  const isStored = quietly(() => {
    sessionStorage.setItem(address, text)
    return true
  })
  if (!isStored) quietly(() => note(drafts => Object.assign(drafts, { [address]: text })))
  else if (address in noted()) note(drafts => delete drafts[address])
}

/** What this account typed in a form before; null when there is nothing. */
export function findDraft(account: string, form: string): KeptDraft | null {
  const address = addressOf(account, form)
  // What stands in the history did not fit into storage, where an older text may be.
  const text = noted()[address] ?? quietly(() => sessionStorage.getItem(address))
  const kept: unknown = quietly(() => JSON.parse(text ?? 'null'))
  if (typeof kept !== 'object' || kept === null || !('value' in kept)) return null
  const isSent = 'sent' in kept && kept.sent === true
  return { value: kept.value, open: 'open' in kept && kept.open === true, ...(isSent && { sent: true }) }
}

/** Forgets what was typed in a form, once it is saved or given up. */
export function forgetDraft(account: string, form: string): void {
  const address = addressOf(account, form)
  quietly(() => sessionStorage.removeItem(address))
  if (address in noted()) note(drafts => delete drafts[address])
}

/**
 * Forgets what an account typed; what others did in this tab stays for them alone, for a form looks under its own
 * account.
 */
export function forgetDraftsOf(account: string): void {
  const isMeant = (address: string) => address.startsWith(addressOf(account, ''))
  quietly(() => {
    for (const address of Object.keys(sessionStorage)) if (isMeant(address)) sessionStorage.removeItem(address)
  })
  const meant = Object.keys(noted()).filter(isMeant)
  if (meant.length > 0) note(drafts => meant.map(address => delete drafts[address]))
}
