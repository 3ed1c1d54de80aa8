/** What was typed in a form and not saved. */
export type KeptDraft = {
  value: unknown
  /** True while the form is on screen: when the page comes again without it having been closed, it opens by itself. */
  open: boolean
}

const root = 'capivira:draft:'
const addressOf = (account: string, form: string) => `${root}${account}:${form}`

/** Storage may be forbidden or full; then the form itself is all there is. */
function quietly<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

/** Keeps what was typed for this tab, under the account that typed it and the form's name. */
export function keepDraft(account: string, form: string, draft: KeptDraft): void {
  quietly(storage => storage.setItem(addressOf(account, form), JSON.stringify(draft)))
}

/** What this account typed in a form before; null when there is nothing. */
export function findDraft(account: string, form: string): KeptDraft | null {
  const kept: unknown = quietly(storage => JSON.parse(storage.getItem(addressOf(account, form)) ?? 'null'))
  if (typeof kept !== 'object' || kept === null || !('value' in kept)) return null
  return { value: kept.value, open: 'open' in kept && kept.open === true }
}

/** Forgets what was typed in a form, once it is saved or given up. */
export function forgetDraft(account: string, form: string): void {
  quietly(storage => storage.removeItem(addressOf(account, form)))
}

/** Forgets what everybody typed, or everybody except one account: who comes next on a shared computer finds nothing. */
export function forgetDrafts(except?: string): void {
  quietly(storage => {
    const addresses = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '')
    const own = except === undefined ? null : addressOf(except, '')
    for (const address of addresses)
      if (address.startsWith(root) && !(own && address.startsWith(own))) storage.removeItem(address)
  })
}
