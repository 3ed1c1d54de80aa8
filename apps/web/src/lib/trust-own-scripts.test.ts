import { expect, test } from 'vitest'
import { ownScript, trustOwnScripts } from './trust-own-scripts.ts'

const page = 'https://escola.example/games/coloring'

test.each([
  ['/assets/pack-worker.js', true],
  ['https://escola.example/sw.js?x', true],
  ['https://mal.example/x.js', false],
  ['//mal.example/x.js', false],
  ['data:text/javascript,x', false],
  ['blob:https://mal.example/1', false],
  ['http://escola.example/sw.js', false],
])('a script at %s is ours: %s', (address, ours) => {
  expect(ownScript(address, page)).toBe(ours ? address : null)
})

test('the policy is the default one; browsers without it are left as they are', () => {
  const made: string[] = []
  const location = { href: page }
  trustOwnScripts({ location, trustedTypes: { createPolicy: name => made.push(name) } })
  trustOwnScripts({ location })
  expect(made).toEqual(['default'])
})
