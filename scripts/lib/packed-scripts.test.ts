import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { startingPacked } from './packed-scripts.ts'

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
