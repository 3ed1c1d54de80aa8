import { Worker } from 'node:worker_threads'
import { FAILURE_SENTENCES } from '../../extraction/failure.ts'
import { systemErrorCode } from '../../platform/startup-problem.ts'
import type { ThreadMessage, ThreadOrder } from './generation-thread.ts'
import { Failure, type Generate } from './process-material.ts'

/** Far beyond what a school's text needs. */
export const threadLimits = { baseMs: 60_000, msPerPage: 500, memoryMb: 1024 }

const thread = new URL('./generation-thread.ts', import.meta.url)

/**
 * Writes a material's items in a thread of its own, so that the worker goes on telling that it lives; a text that takes
 * too much time or memory ends the thread, not the worker.
 */
export function generateIn(script: URL, limits = threadLimits): Generate {
  return (document, { title, seed, onProgress, signal }) =>
    new Promise((resolve, reject) => {
      const order: ThreadOrder = { document, title, seed }
      const worker = new Worker(script, {
        workerData: order,
        resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
      })
      const tooComplex = () => settle(() => resolve(new Failure(FAILURE_SENTENCES['too-complex'])))
      const timer = setTimeout(tooComplex, limits.baseMs + limits.msPerPage * document.pages.length)
      const abort = () => settle(() => reject(signal.reason))
      signal.addEventListener('abort', abort)
      function settle(outcome: () => void): void {
        clearTimeout(timer)
        signal.removeEventListener('abort', abort)
        worker.removeAllListeners('exit')
        void worker.terminate()
        outcome()
      }
      worker.on('message', (message: ThreadMessage) => {
        if ('share' in message) onProgress(message.share)
        else settle(() => resolve(message.generated))
      })
      worker.on('error', error => {
        if (systemErrorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY') tooComplex()
        else settle(() => reject(error))
      })
      worker.on('exit', code => settle(() => reject(new Error(`the generation thread left with code ${code}`))))
      if (signal.aborted) abort()
    })
}

/** The generator of the product. */
export const generateInThread: Generate = generateIn(thread)
