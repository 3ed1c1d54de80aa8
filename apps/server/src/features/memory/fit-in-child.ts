import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Judged } from '@capivira/core/memory/judge'
import type { LoggedMemory } from '@capivira/core/memory/steps'
import { confinedNode } from '../../extraction/sandbox/confine.ts'
import { limitWork } from '../../extraction/sandbox/patience.ts'
import { readable } from '../materials/generate-in-child.ts'

/** What the child is told, and what it answers. */
export type FitOrder = {
  memories: readonly LoggedMemory[]
  /** The weights that are to be bettered. */
  before: readonly number[]
  scope: 'school' | 'class'
  timeZone: string
}
export type FitAnswer = Judged

/** Several times what the longest log takes that is ever read. */
export const fitLimits = {
  workMs: 90_000,
  heapMb: 220,
  /** Node reserves some 600 MB before it starts. */
  walls: { dataBytes: 1_500_000_000, cpuSeconds: 91 },
}

const ownScript = fileURLToPath(new URL('./fit-child.ts', import.meta.url))

/**
 * Fits weights in a confined process of its own, so that the worker goes on telling that it lives. Null when it took too much time or memory
 * or broke: then all stays as it is.
 */
export function fitInChild(
  order: FitOrder,
  signal: AbortSignal,
  { limits = fitLimits, script = ownScript } = {},
): Promise<FitAnswer | null> {
  signal.throwIfAborted()
  const flags = [`--max-old-space-size=${limits.heapMb}`]
  const [command, args] = confinedNode(limits.walls, { script, readable, flags })
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {},
    serialization: 'advanced',
  })
  return new Promise((resolve, reject) => {
    const settle = (outcome: () => void) => {
      callOff()
      signal.removeEventListener('abort', abort)
      child.removeAllListeners()
      child.on('error', () => undefined)
      child.kill('SIGKILL')
      outcome()
    }
    const giveUp = () => settle(() => resolve(null))
    const callOff = limitWork(child.pid ?? 0, limits.workMs, giveUp)
    const abort = () => settle(() => reject(signal.reason))
    signal.addEventListener('abort', abort)
    child.on('message', (answer: FitAnswer) => settle(() => resolve(answer)))
    child.on('error', giveUp)
    child.on('exit', giveUp)
    child.send(order, error => error && giveUp())
  })
}
