import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { LIMITS } from '../limits.ts'
import { temporaryFiles } from '../testing/pdf.ts'
import { confinedNode, packageFolder } from './confine.ts'

const save = temporaryFiles()

const attempts = `
const fs = require('node:fs')
const attempt = run => { try { run(); return 'done' } catch (error) { return error.code } }
console.log(JSON.stringify({
  readOther: attempt(() => fs.readFileSync('/etc/hostname')),
  write: attempt(() => fs.writeFileSync(process.argv[1] + '.out', 'x')),
  start: attempt(() => require('node:child_process').execSync('true')),
  thread: attempt(() => new (require('node:worker_threads').Worker)('0', { eval: true })),
  environment: Object.keys(process.env),
}))`

describe('confinedNode', () => {
  test('can neither read other files, nor write, nor start anything, and sees no environment', async () => {
    const script = save('attempts.cjs', attempts)
    const [command, args] = confinedNode(
      { dataBytes: LIMITS.maxDataBytes, cpuSeconds: 60 },
      { script, readable: [], flags: [] },
    )
    const { stdout } = await promisify(execFile)(command, args, { env: {} })
    expect(JSON.parse(stdout)).toEqual({
      readOther: 'ERR_ACCESS_DENIED',
      write: 'ERR_ACCESS_DENIED',
      start: 'ERR_ACCESS_DENIED',
      thread: 'ERR_ACCESS_DENIED',
      environment: [],
    })
  })
})

test('packageFolder is the folder with the package.json', () => {
  expect(packageFolder('@embedpdf/pdfium').endsWith(join('@embedpdf', 'pdfium'))).toBe(true)
})
