/** The sign-in screen, told where to go afterwards. */
export function loginPath(from: string): string {
  return from === '/' || from === '' ? '/login' : `/login?next=${encodeURIComponent(from)}`
}

/**
 * Where to go after signing in, from the query of the sign-in screen ('?next=/study/3'); '/' when it is missing or leads
 * out of this site.
 */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/'
  const base = 'https://here.invalid'
  if (!next.startsWith('/')) return '/'
  const url = URL.canParse(next, base) ? new URL(next, base) : null
  return url?.origin === base ? `${url.pathname}${url.search}${url.hash}` : '/'
}
