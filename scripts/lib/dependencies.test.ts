import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalled, spareInstalled } from './dependencies.mjs'

const OTHER_SYSTEM = process.platform === 'win32' ? 'linux' : 'win32'
const LOCK = {
  '': { version: '0.1.0', optionalDependencies: { 'for-another-system': '1.0.0', 'for-this-machine': '1.0.0' } },
  'packages/core': { version: '0.1.0' },
  'node_modules/@capivira/core': { link: true },
  'node_modules/zod': { version: '4.6.7' },
  'node_modules/for-another-system': {
    version: '1.0.0',
    optional: true,
    os: [OTHER_SYSTEM],
    dependencies: { 'only-there': '1.0.0', 'of-its-own': '2.0.0' },
  },
  'node_modules/for-another-system/node_modules/of-its-own': { version: '2.0.0', optional: true },
  'node_modules/only-there': { version: '1.0.0', optional: true },
  'node_modules/for-this-machine': { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] },
}
const INSTALLED = { 'node_modules/zod': { version: '4.6.7' }, 'node_modules/for-this-machine': { version: '1.0.0' } }

let project: string
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'capivira-project-'))
  mkdirSync(path.join(project, 'node_modules'))
  write('package-lock.json', LOCK)
})
afterEach(() => rmSync(project, { recursive: true }))

function write(file: string, packages: object): void {
  writeFileSync(path.join(project, file), JSON.stringify({ packages }))
}

test('an empty node_modules is not installed', () => {
  expect(isInstalled(project, 'all')).toBe(false)
})

test('what npm installed by hand counts, and is remembered by a stamp', () => {
  write('node_modules/.package-lock.json', INSTALLED)
  expect(isInstalled(project, 'all')).toBe(true)
  expect(existsSync(path.join(project, 'node_modules/.capivira-installed'))).toBe(true)
})

test.each([
  ['another version', { ...INSTALLED, 'node_modules/zod': { version: '4.6.6' } }],
  ['a package less', { 'node_modules/for-this-machine': { version: '1.0.0' } }],
  ['a part of this machine less', { 'node_modules/zod': { version: '4.6.7' } }],
])('%s is not what the lock asks for', (_, packages) => {
  write('node_modules/.package-lock.json', packages)
  expect(isInstalled(project, 'all')).toBe(false)
})

test('a lock that changed since is installed anew', () => {
  write('node_modules/.package-lock.json', INSTALLED)
  expect(isInstalled(project, 'all')).toBe(true)
  write('package-lock.json', { ...LOCK, 'node_modules/react': { version: '19.3.1' } })
  expect(isInstalled(project, 'all')).toBe(false)
})

const WITH_TOOLS = {
  ...LOCK,
  'node_modules/vitest': { version: '5.1.0', dev: true, dependencies: { tinypool: '2.0.0' } },
  'node_modules/tinypool': { version: '2.0.0', dev: true },
  'node_modules/magic-string': { version: '0.30.0', devOptional: true, optional: true },
}
const TOOLS = { 'node_modules/vitest': { version: '5.1.0' }, 'node_modules/tinypool': { version: '2.0.0' } }

test('starting needs nothing that only tests use, and what tests need is enough for it', () => {
  write('package-lock.json', WITH_TOOLS)
  write('node_modules/.package-lock.json', INSTALLED)
  expect(isInstalled(project, 'all')).toBe(false)
  expect(isInstalled(project, 'start')).toBe(true)
  expect(readFileSync(path.join(project, 'node_modules/.capivira-installed'), 'utf8')).toMatch(/ start\n$/)
  expect(isInstalled(project, 'all')).toBe(false)
  write('node_modules/.package-lock.json', { ...INSTALLED, ...TOOLS })
  expect(isInstalled(project, 'all')).toBe(true)
  expect(isInstalled(project, 'start')).toBe(true)
})

test('what adds the tools and breaks off leaves a start whole', () => {
  write('package-lock.json', WITH_TOOLS)
  write('node_modules/.package-lock.json', { ...INSTALLED, ...TOOLS })
  writeFileSync(path.join(project, 'node_modules/.capivira-adding'), '')
  expect(isInstalled(project, 'start')).toBe(true)
  expect(isInstalled(project, 'all')).toBe(false)
})

test('a package that starting needs is missed whatever tools are there', () => {
  write('package-lock.json', WITH_TOOLS)
  write('node_modules/.package-lock.json', { ...TOOLS, 'node_modules/for-this-machine': { version: '1.0.0' } })
  expect(isInstalled(project, 'start')).toBe(false)
})

test('an installation that was broken off is not taken for complete', () => {
  write('node_modules/.package-lock.json', INSTALLED)
  expect(isInstalled(project, 'all')).toBe(true)
  writeFileSync(path.join(project, 'node_modules/.capivira-installing'), '')
  expect(isInstalled(project, 'all')).toBe(false)
})

test('a damaged list of npm is not trusted', () => {
  writeFileSync(path.join(project, 'node_modules/.package-lock.json'), '{"packages":{"node_mod')
  expect(isInstalled(project, 'all')).toBe(false)
})

test('what a start does not read goes where a start installed it, once', async () => {
  const map = path.join(project, 'node_modules/zod/index.js.map')
  const mark = path.join(project, 'node_modules/.capivira-needless')
  mkdirSync(path.dirname(map))
  writeFileSync(map, '')
  expect(await spareInstalled(project)).toBe(0)
  expect(existsSync(map)).toBe(true)
  writeFileSync(mark, '')
  expect(await spareInstalled(project)).toBe(1)
  expect([existsSync(map), existsSync(mark)]).toEqual([false, false])
})
