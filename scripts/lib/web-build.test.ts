import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint, stamp } from './made-from.ts'
import { explainBuild, isBuilt, WEB_SOURCES } from './web-build.ts'

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

test('pages are built anew for what they are made of, the shared rules included, and not for the server', () => {
  const dist = path.join(project, 'apps/web/dist')
  mkdirSync(dist)
  expect(isBuilt(project)).toBe(false)
  stamp(dist, fingerprint({ project, places: WEB_SOURCES }))
  expect(isBuilt(project)).toBe(true)
  write('apps/server/src/main.ts', 'server')
  expect(isBuilt(project)).toBe(true)
  write('packages/core/src/study/schedule.ts', 'changed')
  expect(isBuilt(project)).toBe(false)
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
