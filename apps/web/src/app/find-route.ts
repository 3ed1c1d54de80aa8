import { type Role, type Route, routes } from './routes.ts'

/** True when `path` is one that `pattern` describes: same segments, where ':name' takes any one segment. */
export function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.replace(/(?<=[^/])\/$/, '').split('/')
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => (segment.startsWith(':') ? given[index] !== '' : segment === given[index]))
  )
}

/** The screen of a path (without query) for a role, or undefined: then it is a 404. */
export function findRoute(role: Role, path: string): Route | undefined {
  return routes[role].find(route => matches(route.path, path))
}

/**
 * Whether a link of the navigation bar is where one is: its own screen ('page'), or one that belongs under it ('true').
 */
export function currentLink(role: Role, href: string, path: string): 'page' | 'true' | undefined {
  const route = findRoute(role, path)
  if (!route || (route.path !== href && route.under !== href)) return undefined
  return route.path === href || route.path === '/' ? 'page' : 'true'
}

const signedInRoles = ['student', 'teacher', 'admin'] as const

/** True when somebody who signs in would find a screen at `path`, so that a visitor is asked to sign in first. */
export function needsSignIn(path: string): boolean {
  return !findRoute('visitor', path) && signedInRoles.some(role => findRoute(role, path))
}

/**
 * Starts loading the screen behind a link, so that it is there when the link is followed. Failure is left to the visit.
 */
export function preloadRoute(role: Role, href: string): void {
  findRoute(role, href.split(/[?#]/)[0] ?? '')
    ?.load()
    .catch(() => {})
}
