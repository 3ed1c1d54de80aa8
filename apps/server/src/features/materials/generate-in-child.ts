import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { GeneratedMaterial } from '@capivira/generation/items'
import { FAILURE_SENTENCES } from '../../extraction/failure.ts'
import { confinedNode } from '../../extraction/sandbox/confine.ts'
import { Failure, type Generate } from './processing.ts'

/** Far beyond what a school's text needs. */
export const childLimits = {
  baseMs: 60_000,
  msPerPage: 500,
  heapMb: 900,
  /** Node reserves some 600 MB before it starts. */
  dataBytes: 2_500_000_000,
}

/** What the child is told to do, and what it tells. */
export type ChildOrder = Pick<Parameters<Generate>[1], 'title' | 'seed'> & { document: Parameters<Generate>[0] }
export type ChildMessage = { share: number } | { generated: GeneratedMaterial } | { error: string }

const script = fileURLToPath(new URL('./generation-child.ts', import.meta.url))
const project = fileURLToPath(new URL('../../../../../', import.meta.url))
/** What a process that writes or judges items may read. */
export const readable = ['package.json', 'packages/*', 'node_modules/*', 'apps/server/*'].map(path => project + path)

/**
 * Writes a material's items in a confined process of its own, so that the worker goes on telling that it lives: a text
 * that takes too much time or memory ends that process, not the worker. (A thread does not do: V8 ends the whole process
 * when one of its threads runs out of memory at the wrong moment.)
 */
export function generateIn(script: string, limits = childLimits): Generate {
  return (document, { title, seed, onProgress, signal }) => {
    signal.throwIfAborted()
    const milliseconds = limits.baseMs + limits.msPerPage * document.pages.length
    // Should this process be killed, the child ends by itself: at its next step, or when its processor time is used up.
    const walls = { dataBytes: limits.dataBytes, cpuSeconds: Math.ceil(milliseconds / 1000) + 1 }
    const flags = [`--max-old-space-size=${limits.heapMb}`, '--max-semi-space-size=8']
    const [command, args] = confinedNode(walls, { script, readable, flags })
    const child = spawn(command, args, {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: {},
      serialization: 'advanced',
    })

    return new Promise((resolve, reject) => {
      const tooComplex = () => settle(() => resolve(new Failure(FAILURE_SENTENCES['too-complex'])))
      const timer = setTimeout(tooComplex, milliseconds)
      const abort = () => settle(() => reject(signal.reason))
      signal.addEventListener('abort', abort)
      function settle(outcome: () => void): void {
        clearTimeout(timer)
        signal.removeEventListener('abort', abort)
        child.removeAllListeners('exit')
        child.kill('SIGKILL')
        outcome()
      }
      child.on('message', (message: ChildMessage) => {
        if ('share' in message) onProgress(message.share)
        else if ('generated' in message) settle(() => resolve(message.generated))
        else settle(() => reject(new Error(message.error)))
      })
      child.on('error', error => settle(() => reject(error)))
      // Out of memory, Node aborts. A kill from outside is a surprise, and so is anything else.
      child.on('exit', (code, ended) => {
        if (ended === 'SIGABRT' || ended === 'SIGXCPU' || code === 134) tooComplex()
        else settle(() => reject(new Error(`the generation process ended: ${ended ?? `code ${code}`}`)))
      })
      const order: ChildOrder = { document, title, seed }
      child.send(order, error => error && settle(() => reject(error)))
    })
  }
}

/** The generator of the product. */
export const generateInChild: Generate = generateIn(script)
