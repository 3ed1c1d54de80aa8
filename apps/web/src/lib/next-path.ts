/** The sign-in screen, told where to go afterwards. */
export function loginPath(from: string): string {
  return from === '/' || from === '' ? '/login' : `/login?next=${encodeURIComponent(from)}`
}

/** A screen of visitors, told where to go after signing in, as the screen before it was. */
export function alongPath(path: '/login' | '/register', search: string): string {
  const next = nextPath(search)
  return next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`
}

/** Whether somebody was invited into a class by its link or picture, who may well have no account yet. */
export const isInvitation = (path: string): boolean => /^\/join\/[^/]+$/.test(path)

/**
 * Where to go after signing in, from the query of the sign-in screen ('?next=/study/3'); '/' when it is missing or
 * leads out of this site.
 */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/'
  if (!next.startsWith('/')) return '/'
  const url = inHere(next)
  const path = url ? `${url.pathname}${url.search}${url.hash}` : '/'
  // What dots leave behind ('/.//mal.example' is the path '//mal.example') is an address of its own: read once more.
  return inHere(path)?.pathname === url?.pathname ? path : '/'
}

const base = 'https://here.invalid'

/** An address seen from a page of ours; null when it is one of another site. */
function inHere(address: string): URL | null {
  const url = URL.canParse(address, base) ? new URL(address, base) : null
  return url?.origin === base ? url : null
}
