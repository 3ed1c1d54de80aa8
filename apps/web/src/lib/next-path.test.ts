import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alongPath, isInvitation, loginPath, nextPath } from './next-path.ts'

test('the way back is kept through the sign-in screen', () => {
  expect(loginPath('/study/3?from=quiz')).toBe('/login?next=%2Fstudy%2F3%3Ffrom%3Dquiz')
  expect(nextPath('?next=%2Fstudy%2F3%3Ffrom%3Dquiz')).toBe('/study/3?from=quiz')
})

test('the first page needs no note', () => {
  expect(loginPath('/')).toBe('/login')
})

test.each([
  '',
  '?next=',
  '?next=https://mal.example',
  '?next=//mal.example/x',
  '?next=/%5Cmal.example',
  '?next=javascript:x',
  '?next=/.//mal.example',
  '?next=/x/..//mal.example',
  '?next=/%2e/%5Cmal.example',
  '?next=/./%09/mal.example',
])('%s leads home', search => {
  expect(nextPath(search)).toBe('/')
})

test('whatever stands there, where it leads is here, and is not read as another address afterwards', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%5c',
    '\t',
    '\n',
    '@',
    ':',
    '?',
    '#',
    'x',
    'mal.example',
    'https:',
  )
  const address = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 12 }).map(pieces => `/${pieces.join('')}`),
  )
  fc.assert(
    fc.property(address, next => {
      const path = nextPath(`?next=${encodeURIComponent(next)}`)
      expect(path).toMatch(/^\/(?![/\\])/)
      expect(new URL(path, 'https://escola.example').origin).toBe('https://escola.example')
      expect(nextPath(`?next=${encodeURIComponent(path)}`)).toBe(path)
    }),
    { numRuns: 2000 },
  )
})

test('where somebody was on the way to goes along from one screen of visitors to the other', () => {
  expect(alongPath('/register', '?next=%2Fjoin%2FDU34MC')).toBe('/register?next=%2Fjoin%2FDU34MC')
  expect(alongPath('/login', '?type=student&next=%2Fjoin%2FDU34MC')).toBe('/login?next=%2Fjoin%2FDU34MC')
  expect(alongPath('/register', '?next=//mal.example')).toBe('/register')
  expect(alongPath('/login', '')).toBe('/login')
})

test('an invitation is the address of one class', () => {
  expect(['/join/DU34MC', '/join', '/join/', '/join/a/b', '/joined/x'].map(isInvitation)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
