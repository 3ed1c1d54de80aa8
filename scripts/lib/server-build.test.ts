import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PROJECT } from './project.mjs'
import { packedServer } from './server-build.ts'

let project: string
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'capivira ção-'))
  write('apps/server/src/main.ts', 'one')
  // In the packer's place: as quick, and as much as is asked about here.
  write(
    'apps/server/src/pack-server.ts',
    `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
const source = readFileSync('apps/server/src/main.ts', 'utf8')
if (source === 'broken') process.exit(1)
mkdirSync(process.argv[2])
writeFileSync(process.argv[2] + '/start.mjs', source)`,
  )
})
afterEach(() => rmSync(project, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true })
  writeFileSync(path.join(project, file), text)
}

const said: string[] = []
const saying = {
  waiting: () => said.push('waiting'),
  packing: () => said.push('packing'),
  failed: () => said.push('failed'),
}
const pack = () => packedServer(project, saying)
/** As if it had been packed an hour ago, by a process that is gone. */
function age(folder: string): void {
  const full = path.join(project, 'apps/server/dist/program', folder)
  for (const name of readdirSync(full)) if (name.startsWith('.run-')) rmSync(path.join(full, name))
  const then = new Date(Date.now() - 3_600_000)
  utimesSync(full, then, then)
}
const kept = () =>
  readdirSync(path.join(project, 'apps/server/dist/program'))
    .filter(name => name !== 'newest')
    .sort()
const folderOf = (file: string | undefined) => path.basename(path.dirname(file ?? ''))

test('it is packed once for its sources, and the one before stays for what runs from it', async () => {
  const first = await pack()
  expect(await pack()).toBe(first)
  write('apps/server/src/main.ts', 'two')
  const second = await pack()
  expect(kept()).toEqual([folderOf(first), folderOf(second)].sort())
  age(folderOf(first))
  write('apps/server/src/main.ts', 'three')
  const third = await pack()
  expect(kept()).toEqual([folderOf(second), folderOf(third)].sort())
})

test('what a process runs from stays, and what was begun a moment ago', async () => {
  const first = await pack()
  age(folderOf(first))
  // Started once more from the same folder: this process says so again.
  await pack()
  const [second, third] = [await anew('two'), await anew('three')]
  expect(kept()).toEqual([first, second, third].map(folderOf).sort())
})

async function anew(source: string): Promise<string | undefined> {
  write('apps/server/src/main.ts', source)
  return pack()
}

test('the demo school is packed with the server: a change of it packs anew', async () => {
  const first = await pack()
  write('apps/server/demo/render.ts', 'other')
  expect(await pack()).not.toBe(first)
})

test('where it cannot be packed the sources run, and the next start tries again', async () => {
  write('apps/server/src/main.ts', 'broken')
  said.length = 0
  expect(await pack()).toBeUndefined()
  expect(said).toEqual(['packing', 'failed'])
  write('apps/server/src/main.ts', 'mended')
  expect(await pack()).toMatch(/start\.mjs$/)
})

test('the packed launcher runs: it says how to use it', { timeout: 120_000 }, async () => {
  // What `npm test` has packed of these sources for the tests that follow, else packed now.
  const launcher = (await packedServer(PROJECT, saying)) ?? ''
  const started = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { run } = await import(${JSON.stringify(launcher)}); process.exit(await run(['--help']))`,
    ],
    { encoding: 'utf8' },
  )
  expect(started).toMatchObject({ status: 0, stderr: '' })
  expect(started.stdout).toContain('npm start')
  const folder = path.dirname(launcher)
  const code = readdirSync(folder)
    .filter(name => name.endsWith('.mjs'))
    .map(name => readFileSync(path.join(folder, name), 'utf8'))
  expect(code.some(text => text.includes('import-child.mjs'))).toBe(true)
  // A script that is started has its line in the packer; only files that are told their own place are bundled.
  expect(code.flatMap(text => text.match(/new URL\([`'"][^`'"]*\.ts[`'"]/g) ?? [])).toEqual([])
  expect(code.filter(text => /\b__(?:dir|file)name\b/.test(text))).toEqual([])
})
