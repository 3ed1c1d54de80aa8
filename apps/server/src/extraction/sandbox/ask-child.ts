import { type ChildProcess, spawn } from 'node:child_process'
import { confinedNode, type Walls } from './confine.ts'

/** A process that is asked one thing: its script, what it may read, and its walls. */
export type OneAnswer = {
  script: string
  readable: readonly string[]
  limits: { heapMb: number; walls: Walls }
  /** Begins to count what the process may take; calls `giveUp` when it took that. Answers how to stop counting. */
  within: (pid: number, giveUp: () => void) => () => void
  signal?: AbortSignal
}

/**
 * What a confined process of its own answers to an order; null when it took too much, broke or could not begin. The
 * process ends with its answer. Rejects with the signal's reason when that is called off.
 */
export function askChild<Answer>(order: object, asked: OneAnswer): Promise<Answer | null> {
  const { script, readable, limits, within, signal } = asked
  signal?.throwIfAborted()
  const flags = [`--max-old-space-size=${limits.heapMb}`]
  const [command, args] = confinedNode(limits.walls, { script, readable, flags })
  const child = begun(command, args)
  if (!child) return Promise.resolve(null)
  return new Promise((resolve, reject) => {
    const settle = (outcome: () => void) => {
      callOff()
      signal?.removeEventListener('abort', abort)
      child.removeAllListeners()
      child.on('error', () => undefined)
      child.kill('SIGKILL')
      outcome()
    }
    const giveUp = () => settle(() => resolve(null))
    const callOff = within(child.pid ?? 0, giveUp)
    const abort = () => settle(() => reject(signal?.reason))
    signal?.addEventListener('abort', abort)
    child.on('message', (answer: Answer) => settle(() => resolve(answer)))
    child.on('error', giveUp)
    child.on('exit', giveUp)
    child.send(order, error => error && giveUp())
  })
}

/**
 * A process that was begun; null where the system lets none begin, as when it has no memory or no files left to open.
 */
function begun(command: string, args: readonly string[]): ChildProcess | null {
  try {
    const child = spawn(command, args, {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: {},
      serialization: 'advanced',
    })
    if (child.pid !== undefined) return child
    child.on('error', () => undefined)
  } catch {
    // What it cannot begin with it throws, or tells by an event: for who asks it is the same.
  }
  return null
}
