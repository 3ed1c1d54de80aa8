import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isAcceptable, lockedPackages, notices, productionPackages } from './third-party-notices.mjs'

describe('isAcceptable', () => {
  test.each([
    ['MIT', true],
    ['(GPL-2.0 OR LGPL-2.1 OR MPL-1.1)', true],
    ['Apache-2.0 AND LGPL-3.0-or-later', true],
    ['GPL-3.0', false],
    ['AGPL-3.0-only', false],
    ['GPL-2.0-or-later WITH Classpath-exception-2.0', false],
    ['MIT AND AGPL-3.0', false],
    ['GPL-2.0 OR AGPL-3.0', false],
    ['UNLICENSED', false],
    ['', false],
  ])('%s: %s', (expression, expected) => {
    expect(isAcceptable(expression)).toBe(expected)
  })
})

test('productionPackages leaves out workspaces and development, and lists each version once', () => {
  const entries = {
    '': { version: '0.1.0', license: 'MIT' },
    'apps/server': { version: '0.1.0', license: 'MIT' },
    'node_modules/@capivira/server': { link: true },
    'node_modules/vitest': { version: '5.1.0', license: 'MIT', dev: true },
    'node_modules/zod': { version: '4.6.7', license: 'MIT' },
    'node_modules/@a/b': { version: '2.0.0', license: 'ISC' },
    'node_modules/x/node_modules/zod': { version: '4.6.7', license: 'MIT' },
    'node_modules/y/node_modules/zod': { version: '3.0.0', license: 'MIT' },
    'node_modules/png-js': { version: '2.0.0' },
    'node_modules/unknown': { version: '1.0.0' },
  }
  expect(productionPackages(entries)).toEqual([
    { name: '@a/b', version: '2.0.0', licence: 'ISC' },
    { name: 'png-js', version: '2.0.0', licence: 'MIT' },
    { name: 'unknown', version: '1.0.0', licence: '' },
    { name: 'zod', version: '3.0.0', licence: 'MIT' },
    { name: 'zod', version: '4.6.7', licence: 'MIT' },
  ])
})

test('notices refuses what is only under the GPL, or under nothing', () => {
  const entries = {
    'node_modules/a': { version: '1.0.0', license: 'GPL-3.0' },
    'node_modules/b': { version: '2.0.0' },
    'node_modules/c': { version: '3.0.0', license: 'MIT' },
  }
  expect(() => notices(entries)).toThrow('Not among the licences Capivira can use: a@1.0.0 (GPL-3.0), b@2.0.0 (none)')
})

test('THIRD-PARTY-NOTICES.md is up to date (run node scripts/third-party-notices.mjs)', () => {
  const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
  expect(read('THIRD-PARTY-NOTICES.md')).toBe(notices(lockedPackages()))
})
