import { spawn } from 'node:child_process'
import { afterEach, describe, expect, test } from 'vitest'
import { limitWork } from './patience.ts'
import { cpuMs, hasProc, residentBytes } from './process-usage.ts'

const children: ReturnType<typeof spawn>[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

function node(code: string): number {
  const child = spawn(process.execPath, ['-e', code], { stdio: 'ignore' })
  children.push(child)
  return child.pid ?? 0
}

describe.runIf(hasProc)('limitWork', () => {
  test('ends a process that works beyond its limit', async () => {
    const pid = node('for (;;);')
    // Time enough on the clock of a machine that does much besides.
    await new Promise<void>(done => limitWork(pid, 200, done, 50_000))
    expect(cpuMs(pid)).toBeGreaterThanOrEqual(200)
  })

  test('ends a process that does nothing', async () => {
    const pid = node('setTimeout(() => {}, 1e6)')
    await new Promise<void>(done => limitWork(pid, 400, done))
    expect(cpuMs(pid)).toBeLessThan(400)
  })

  test('does nothing once it is called off', async () => {
    let exceeded = false
    const callOff = limitWork(node('for (;;);'), 30, () => {
      exceeded = true
    })
    callOff()
    await new Promise(done => setTimeout(done, 100))
    expect(exceeded).toBe(false)
  })
})

describe.runIf(hasProc)('process usage', () => {
  test('tells of this process, and nothing of one that is gone', () => {
    expect(residentBytes(process.pid)).toBeGreaterThan(10_000_000)
    expect(cpuMs(process.pid)).toBeGreaterThan(0)
    expect([residentBytes(2 ** 30), cpuMs(2 ** 30)]).toEqual([0, 0])
  })
})
