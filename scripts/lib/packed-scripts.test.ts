import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { keptFor, startingPacked } from './packed-scripts.ts'

test('scripts that were packed are started as such, others as they are', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'capivira-packed-'))
  try {
    for (const name of ['main', 'import-child', 'entry']) writeFileSync(path.join(folder, `${name}.mjs`), '')
    const packed = (name: string) => `new URL("${pathToFileURL(path.join(folder, name)).href}")`
    const source = (script: string) => `fileURLToPath(new URL('${script}', import.meta.url))`
    expect(startingPacked(source('./import-child.ts'), folder)).toBe(`fileURLToPath(${packed('import-child.mjs')})`)
    expect(startingPacked(source('../../main.ts'), folder)).toBe(`fileURLToPath(${packed('main.mjs')})`)
    for (const other of ['./judge-child.ts', './entry.ts', './import-child.json'])
      expect(startingPacked(source(other), folder)).toBe(source(other))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('what was made of a source that starts scripts is kept for where these were started from', () => {
  const source = "fileURLToPath(new URL('./import-child.ts', import.meta.url))"
  const kept = ['/program/a', '/program/b', undefined].map(folder => keptFor(source, folder))
  expect(new Set(kept).size).toBe(3)
  // Asked again it says the same, and of what starts nothing it says nothing.
  expect(keptFor(source, '/program/a')).toBe(kept[0])
  expect(keptFor("new URL('./words.json', import.meta.url)", '/program/a')).toBeUndefined()
})
