let person: string | undefined

/** For whom this page was drawn: every act and save says so (see core/http/act.ts). */
export const thisPerson = (): string | undefined => person

/** The page is nobody's yet: for what opens the app more than once in one window. */
export function newPage(): void {
  person = undefined
}

/** Where a page that is loaded anew for somebody else finds that it was; read once the page is at rest. */
export const anotherKey = 'capivira:another'

/**
 * Whether a page is for somebody, as it is from the first one on. For anybody else it is loaded anew: what it holds,
 * shows and keeps is the first one's.
 */
export function isFor(id: string): boolean {
  person ??= id
  if (person === id) return true
  try {
    sessionStorage.setItem(anotherKey, '1')
  } catch {
    // Then it is loaded anew without a word.
  }
  location.reload()
  return false
}
