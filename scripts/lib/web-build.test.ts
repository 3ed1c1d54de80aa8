import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { explainBuild, fingerprint, isBuilt } from './web-build.ts'

let project: string
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'capivira-web-'))
  write('apps/web/src/main.tsx', 'one')
  write('packages/core/src/study/schedule.ts', 'two')
})
afterEach(() => rmSync(project, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true })
  writeFileSync(path.join(project, file), text)
}

test('pages built from other sources are not the built ones', () => {
  expect(isBuilt(project)).toBe(false)
  write('apps/web/dist/.sources', fingerprint(project))
  expect(isBuilt(project)).toBe(true)
  write('packages/core/src/study/schedule.ts', 'changed')
  expect(isBuilt(project)).toBe(false)
})

test('once the look of the sources is noted, contents are not read again; another time or size is looked into', () => {
  write('apps/web/dist/.sources', fingerprint(project))
  expect(isBuilt(project)).toBe(true)
  // From here on only the noted look can say yes.
  write('apps/web/dist/.sources', 'of other sources')
  expect(isBuilt(project)).toBe(true)
  write('apps/web/src/main.tsx', 'another')
  expect(isBuilt(project)).toBe(false)
})

test('a source that got another content of the same size and its old time is seen', () => {
  const file = path.join(project, 'apps/web/src/main.tsx')
  const { atime, mtime } = statSync(file)
  write('apps/web/dist/.sources', fingerprint(project))
  expect(isBuilt(project)).toBe(true)
  write('apps/web/src/main.tsx', 'two')
  utimesSync(file, atime, mtime)
  expect(isBuilt(project)).toBe(false)
})

test('a file that moves changes the fingerprint; results and packages do not', () => {
  const before = fingerprint(project)
  write('apps/web/dist/index.html', 'built')
  write('apps/web/dist.1234/index.html', 'half built')
  write('apps/web/node_modules/x/index.js', 'package')
  write('apps/server/src/main.ts', 'server')
  expect(fingerprint(project)).toBe(before)
  rmSync(path.join(project, 'apps/web/src/main.tsx'))
  write('apps/web/src/app.tsx', 'one')
  expect(fingerprint(project)).not.toBe(before)
})

test.each([
  [
    "Error: EACCES: permission denied, mkdir '/opt/capivira/apps/web/dist.1a2b'",
    'Sem permissão para gravar na pasta do projeto.',
  ],
  ["{\n  errno: -13,\n  code: 'EACCES',\n  syscall: 'open' }", 'Sem permissão para gravar na pasta do projeto.'],
  ["EROFS: read-only file system, mkdir 'dist'", 'A pasta do projeto está em um disco somente para leitura.'],
  ["EPERM: operation not permitted, rename 'a'", 'Sem permissão para gravar na pasta do projeto.'],
  ['ENOSPC: no space left on device, write', 'O disco está cheio.'],
  [
    '[vite] EACCES is not exported by x.ts',
    'Não foi possível preparar as páginas:\n[vite] EACCES is not exported by x.ts',
  ],
])('a build that ends with %s is explained', (output, sentence) => {
  expect(explainBuild(output).message).toContain(sentence)
})
