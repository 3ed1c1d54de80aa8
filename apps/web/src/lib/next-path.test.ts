import { expect, test } from 'vitest'
import { loginPath, nextPath } from './next-path.ts'

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
])('%s leads home', search => {
  expect(nextPath(search)).toBe('/')
})
