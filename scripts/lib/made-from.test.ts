import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint, isMadeFrom, type Sources, stamp } from './made-from.ts'

let sources: Sources
let made: string
beforeEach(() => {
  const project = mkdtempSync(path.join(tmpdir(), 'capivira-made-'))
  sources = { project, places: ['house', 'roof.json'] }
  made = path.join(project, 'house/dist')
  mkdirSync(made, { recursive: true })
  write('house/door.ts', 'one')
  write('roof.json', 'two')
})
afterEach(() => rmSync(sources.project, { recursive: true }))

function write(file: string, text: string): void {
  writeFileSync(path.join(sources.project, file), text)
}

test('what was made of other sources is made anew', () => {
  expect(isMadeFrom(made, sources)).toBe(false)
  stamp(made, fingerprint(sources))
  expect(isMadeFrom(made, sources)).toBe(true)
  write('roof.json', 'changed')
  expect(isMadeFrom(made, sources)).toBe(false)
})

test('once the look of the sources is noted, contents are not read again; another time or size is looked into', () => {
  stamp(made, fingerprint(sources))
  expect(isMadeFrom(made, sources)).toBe(true)
  // From here on only the noted look can say yes.
  stamp(made, 'of other sources')
  expect(isMadeFrom(made, sources)).toBe(true)
  write('house/door.ts', 'another')
  expect(isMadeFrom(made, sources)).toBe(false)
})

test('a source that got another content of the same size and its old time is seen', () => {
  const file = path.join(sources.project, 'house/door.ts')
  const { atime, mtime } = statSync(file)
  stamp(made, fingerprint(sources))
  expect(isMadeFrom(made, sources)).toBe(true)
  write('house/door.ts', 'two')
  utimesSync(file, atime, mtime)
  expect(isMadeFrom(made, sources)).toBe(false)
})

test('a file that moves changes the fingerprint; results, packages and tests do not', () => {
  const before = fingerprint(sources)
  write('house/dist/index.html', 'built')
  write('house/door.test.ts', 'tried')
  for (const folder of ['house/dist.1234', 'house/node_modules']) {
    mkdirSync(path.join(sources.project, folder))
    write(`${folder}/index.js`, 'package')
  }
  expect(fingerprint(sources)).toBe(before)
  rmSync(path.join(sources.project, 'house/door.ts'))
  write('house/gate.ts', 'one')
  expect(fingerprint(sources)).not.toBe(before)
})

test.each([
  [true, false],
  [undefined, true],
] as const)(
  'where what was made knows its place (%s), a checkout that was moved still has it: %s',
  (knowsItsPlace, kept) => {
    const here = { ...sources, ...(knowsItsPlace && { knowsItsPlace }) }
    stamp(made, fingerprint(here))
    expect(isMadeFrom(made, here)).toBe(true)
    const moved = `${sources.project}-moved`
    renameSync(sources.project, moved)
    try {
      expect(isMadeFrom(path.join(moved, 'house/dist'), { ...here, project: moved })).toBe(kept)
    } finally {
      renameSync(moved, sources.project)
    }
  },
)
