/** What browsers that know Trusted Types offer; the standard's own types are not everywhere yet. */
type Policies = {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => unknown
}

/** The address of a script where it is of our own site; null, which the browser refuses, where it is not. */
export function ownScript(address: string, page: string): string | null {
  const base = new URL(page)
  return URL.canParse(address, page) && new URL(address, page).origin === base.origin ? address : null
}

/**
 * Says where scripts may come from: workers and the service worker from our own addresses, and no text anywhere becomes
 * markup or code. Browsers hold the page to it as the server's Content-Security-Policy asks.
 */
export function trustOwnScripts(scope: { trustedTypes?: Policies } & { location: { href: string } }): void {
  scope.trustedTypes?.createPolicy('default', {
    createScriptURL: address => ownScript(address, scope.location.href),
  })
}
