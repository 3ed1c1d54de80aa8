import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from '../settings.ts'
import type { RunningProgram } from './supervisor.ts'

/** What our programs are started with: main.ts says how the room for short-lived objects is used. */
export const NODE_FLAGS = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8']

/** Longer than the server and the worker need to finish what they are doing. */
const GENTLE_PATIENCE = 25_000

/** A running Node program of ours. */
export interface NodeProgram extends RunningProgram {
  pid: number | undefined
  /** Resolves with its exit code, or null when a signal ended it. */
  exited: Promise<number | null>
}

/**
 * Starts a Node program that ends with this one: the channel between them closes when this process dies, and the
 * program watches it. It stands outside the terminal's group, so that Ctrl-C reaches it through us, in order.
 */
export function startNodeProgram(script: string, args: readonly string[], env: Environment): NodeProgram {
  const child = spawn(process.execPath, [...NODE_FLAGS, script, ...args], {
    env: { ...env },
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const exited = new Promise<number | null>(resolve => {
    child.once('error', () => resolve(1))
    child.once('exit', code => resolve(code))
  })
  return {
    pid: child.pid,
    exited,
    ended: exited.then(code => (code === null ? `sinal ${child.signalCode}` : `código ${code}`)),
    stop: force => stop(child, exited, force),
  }
}

async function stop(child: ChildProcess, exited: Promise<unknown>, force: boolean): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(force ? 'SIGKILL' : 'SIGTERM')
  const patience = new AbortController()
  const late = sleep(GENTLE_PATIENCE, true, { signal: patience.signal }).catch(() => false)
  if (await Promise.race([exited.then(() => false), late])) child.kill('SIGKILL')
  patience.abort()
  await exited
}
