import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { networkWall } from '../../platform/network-wall.ts'
import { LIMITS } from '../limits.ts'
import { temporaryFiles } from '../testing/pdf.ts'
import { confinedNode, packageFolder } from './confine.ts'
import { residentBytes } from './process-usage.ts'

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

/**
 * Tells what became of a connection to a port of this machine, to another machine, and of a look at what networks there
 * are.
 */
const calls = `
const net = require('node:net')
const call = (host, port) => new Promise(done => {
  const socket = net.connect({ host, port, timeout: 3000 }, () => { socket.destroy(); done('connected') })
  socket.on('error', error => done(error.code))
  socket.on('timeout', () => { socket.destroy(); done('timeout') })
})
Promise.all([call('127.0.0.1', Number(process.argv[2])), call('192.0.2.1', 9)])
  .then(answers => console.log(JSON.stringify(answers)))`

describe.runIf(networkWall().length > 0)('where the system allows it', () => {
  const walls = { dataBytes: LIMITS.maxDataBytes, cpuSeconds: 60 }
  const script = () => save('calls.cjs', calls)

  test('a child reaches no port of this machine and no other machine', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const [command, args] = confinedNode(walls, { script: script(), readable: [], flags: [] })
    const { stdout } = await promisify(execFile)(command, [...args, String(port)], { env: {} })
    server.close()
    expect(JSON.parse(stdout)).toEqual(['ENETUNREACH', 'ENETUNREACH'])
  })

  test('the process that was started is the program itself, so that limits and signals meet it', async () => {
    const path = save('waits.cjs', 'process.stdin.resume(); console.log(process.pid)')
    const [command, args] = confinedNode(walls, { script: path, readable: [], flags: [] })
    const child = spawn(command, args, { env: {}, stdio: ['pipe', 'pipe', 'ignore'] })
    const [line] = await once(child.stdout, 'data')
    expect(Number(String(line))).toBe(child.pid)
    expect(residentBytes(child.pid ?? 0)).toBeGreaterThan(10_000_000)
    child.kill('SIGKILL')
    const [, signal] = await once(child, 'exit')
    expect(signal).toBe('SIGKILL')
  })
})

test('packageFolder is the folder with the package.json', () => {
  expect(packageFolder('@embedpdf/pdfium').endsWith(join('@embedpdf', 'pdfium'))).toBe(true)
})
