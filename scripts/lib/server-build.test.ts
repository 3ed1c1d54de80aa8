import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
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

const pack = () => packedServer(project, () => {})
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
  write('apps/server/src/main.ts', 'three')
  const third = await pack()
  expect(kept()).toEqual([folderOf(second), folderOf(third)].sort())
})

test('where it cannot be packed the sources run, and the next start tries again', async () => {
  write('apps/server/src/main.ts', 'broken')
  expect(await pack()).toBeUndefined()
  write('apps/server/src/main.ts', 'mended')
  expect(await pack()).toMatch(/start\.mjs$/)
})

test('the packed launcher runs: it says how to use it', { timeout: 120_000 }, () => {
  const place = path.join(PROJECT, 'apps/server/dist')
  mkdirSync(place, { recursive: true })
  const folder = mkdtempSync(path.join(place, 'test-'))
  try {
    const packer = path.join(PROJECT, 'apps/server/src/pack-server.ts')
    expect(spawnSync(process.execPath, [packer, folder], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' })
    const started = spawnSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `const { run } = await import(${JSON.stringify(`${folder}/start.mjs`)}); process.exit(await run(['--help']))`,
      ],
      { encoding: 'utf8' },
    )
    expect(started).toMatchObject({ status: 0, stderr: '' })
    expect(started.stdout).toContain('npm start')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
