import { describe, expect, test } from 'vitest'
import { currentLink, findRoute, matches, needsSignIn } from './find-route.ts'
import { type Role, routes } from './routes.ts'

const roles: readonly Role[] = ['visitor', 'student', 'teacher', 'admin']

/** A path as a person would have it in the address bar: '/study/:id' becomes '/study/12'. */
const example = (pattern: string) => pattern.replace(/:\w+/g, '12')

describe.each(roles)('routes of %s', role => {
  const table = routes[role]

  test('every path leads to its own screen, none is hidden by an earlier one', () => {
    for (const route of table) expect(findRoute(role, example(route.path))).toBe(route)
  })

  test('every link of the navigation bar has a screen', () => {
    for (const route of table) if (route.nav) expect(findRoute(role, route.path)?.load).toBeTypeOf('function')
  })

  test('a screen without a link of its own is under one that the navigation bar has', () => {
    const links = table.filter(({ nav }) => nav).map(({ path }) => path)
    for (const { under } of table) if (under) expect(links).toContain(under)
  })

  test('the bar at the foot of a phone has room for its links', () => {
    const links = table.flatMap(({ nav }) => (nav && !nav.inMenu ? [nav] : []))
    expect(links.length).toBeLessThanOrEqual(5)
    for (const { label, short = label } of links) expect(short.length).toBeLessThanOrEqual(10)
  })

  test.each(['/nada', '/study', '/api/x', '//', '/login/x'])('%s is a 404', path => {
    expect(findRoute(role, path)).toBeUndefined()
  })
})

test('a visitor sees landing page, sign-in, registration, privacy notice and the ways back in, no more', () => {
  expect(routes.visitor.map(({ path }) => path)).toEqual([
    '/',
    '/login',
    '/register',
    '/forgot-password',
    '/privacy',
    '/confirm-email',
    '/confirm-email/:token',
    '/consent',
    '/consent/:token',
    '/unlock',
    '/verify-email',
    '/verify-email/:token',
    '/reset-password',
    '/reset-password/:token',
  ])
})

/** The specification's table of paths: each with another path of the same screen, where it names one. */
const specified: Record<Role, readonly string[]> = {
  visitor: ['/', '/login', '/register'],
  student: [
    '/',
    '/dashboard = /',
    '/study-materials',
    '/study/3',
    '/quiz/3',
    '/quiz-list',
    '/achievements',
    '/games',
    '/games/geo-explorer',
    '/games/memory',
    '/games/word-search',
    '/games/lightning-quiz',
    '/geo-exploradores',
    '/coloring-game',
    '/material-view/7',
  ],
  teacher: [
    '/',
    '/dashboard = /',
    '/upload-material',
    '/manage-materials',
    '/material-view/7',
    '/cards/3',
    '/quiz-view/3',
    '/quiz-preview/3',
    '/student-progress',
    '/reports',
  ],
  admin: ['/', '/admin = /', '/admin-dashboard = /', '/dashboard = /'],
}

test.each(roles)('every path that the specification gives a %s has its screen', role => {
  for (const entry of specified[role]) {
    const [path = '', same] = entry.split(' = ')
    const screen = findRoute(role, path)
    expect(screen, path).toBeDefined()
    if (same) expect(screen?.load, path).toBe(findRoute(role, same)?.load)
  }
})

test.each([
  ['student', ['/admin', '/upload-material', '/manage-materials', '/cards/3', '/quiz-view/3', '/reports']],
  ['teacher', ['/admin', '/study/3', '/quiz/3', '/quiz-list', '/study-materials', '/achievements']],
  ['admin', ['/study/3', '/upload-material', '/games', '/games/memory', '/achievements', '/material-view/7']],
] as const)('a %s finds no screen at the paths of others', (role, paths) => {
  for (const path of paths) expect(findRoute(role, path), path).toBeUndefined()
})

test.each([
  ['/dashboard', '/', 'page'],
  ['/dashboard', '/dashboard', 'page'],
  ['/study-materials', '/study/3', 'true'],
  ['/quiz-list', '/study/3', undefined],
  ['/games', '/games/memory', 'true'],
  ['/dashboard', '/nada', undefined],
] as const)('the link to %s at %s: %s', (href, path, expected) => {
  expect(currentLink('student', href, path)).toBe(expected)
})

test.each([
  ['/study/:id', '/study/3', true],
  ['/study/:id', '/study/3/', true],
  ['/study/:id', '/study/', false],
  ['/study/:id', '/study/3/4', false],
  ['/', '/', true],
  ['/', '/x', false],
])('%s and %s: %s', (pattern, path, expected) => {
  expect(matches(pattern, path)).toBe(expected)
})

test('a visitor is asked to sign in where others have a screen, and sees a 404 where nobody has', () => {
  expect(needsSignIn('/dashboard')).toBe(true)
  expect(needsSignIn('/login')).toBe(false)
  expect(needsSignIn('/nada')).toBe(false)
})
