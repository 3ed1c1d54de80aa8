import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ModelQuestion } from '@capivira/generation/model/ask'
import { FAILURE_SENTENCES } from '../../extraction/failure.ts'
import { confinedNode } from '../../extraction/sandbox/confine.ts'
import { limitWork } from '../../extraction/sandbox/patience.ts'
import type { ChildAnswer, ChildMessage, ChildOrder } from '../../writer/messages.ts'
import { WRITER_FLAGS, writerCommand } from '../../writer/prepared.ts'
import { Failure, type Generate } from './processing.ts'

/** Far beyond what a school's text needs. */
export const childLimits = {
  baseMs: 60_000,
  msPerPage: 500,
  heapMb: 900,
  /** Node reserves some 600 MB before it starts. */
  dataBytes: 2_500_000_000,
}

const project = fileURLToPath(new URL('../../../../../', import.meta.url))
/** What a process that writes or judges items may read. */
export const readable = ['package.json', 'packages/*', 'node_modules/*', 'apps/server/*'].map(path => project + path)

/**
 * Writes a material's items in a confined process of its own, so that the worker goes on telling that it lives: a text
 * that takes too much time or memory ends that process, not the worker. (A thread does not do: V8 ends the whole
 * process when one of its threads runs out of memory at the wrong moment.)
 */
export function generateIn([script = '', ...given]: readonly string[], limits = childLimits): Generate {
  return (document, { title, seed, onProgress, onFirst, signal, model, lesson, onPart, onTreeless }) => {
    signal.throwIfAborted()
    const working = limits.baseMs + limits.msPerPage * document.pages.length
    // Should this process be killed, the child ends by itself: at its next step, or when its processor time is used up.
    const walls = { dataBytes: limits.dataBytes, cpuSeconds: Math.ceil(working / 1000) + 1 }
    const flags = [`--max-old-space-size=${limits.heapMb}`, ...WRITER_FLAGS]
    const [command, args] = confinedNode(walls, { script, readable, flags })
    const child = spawn(command, [...args, ...given], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: {},
      serialization: 'advanced',
    })

    return new Promise((resolve, reject) => {
      const tooComplex = () => settle(() => resolve(new Failure(FAILURE_SENTENCES['too-complex'])))
      // On a machine that is busy with a whole class a text is not more complex than on an idle one.
      const callOff = limitWork(child.pid ?? 0, working, tooComplex, model?.patienceMs)
      const abort = () => settle(() => reject(signal.reason))
      signal.addEventListener('abort', abort)
      function settle(outcome: () => void): void {
        callOff()
        signal.removeEventListener('abort', abort)
        child.removeAllListeners('exit')
        // What it had told already belongs to no run any more.
        child.removeAllListeners('message')
        child.kill('SIGKILL')
        outcome()
      }
      const answer = async (question: ModelQuestion, id: number) => {
        if (!model) throw new Error('a process that was given no model asks one')
        const reply: ChildAnswer = { id, answer: await model.ask(question) }
        if (child.connected) child.send(reply, error => error && settle(() => reject(error)))
      }
      child.on('message', (message: ChildMessage) => {
        if ('share' in message) onProgress(message.share)
        else if ('first' in message) onFirst?.(message.first)
        else if ('part' in message) onPart?.(message.part, message.of)
        else if ('treeless' in message) onTreeless?.(message.treeless)
        else if ('ask' in message) answer(message.ask, message.id).catch(error => settle(() => reject(error)))
        else if ('generated' in message) settle(() => resolve(message.generated))
        else settle(() => reject(new Error(message.error)))
      })
      child.on('error', error => settle(() => reject(error)))
      // Out of memory, Node aborts. A kill from outside is a surprise, and so is anything else.
      child.on('exit', (code, ended) => {
        if (ended === 'SIGABRT' || ended === 'SIGXCPU' || code === 134) tooComplex()
        else settle(() => reject(new Error(`the generation process ended: ${ended ?? `code ${code}`}`)))
      })
      const access = model && { calls: model.calls, parallel: model.parallel }
      const order: ChildOrder = { document, title, seed, ...(lesson && { lesson }), ...(access && { model: access }) }
      child.send(order, error => error && settle(() => reject(error)))
    })
  }
}

/** The generator of the product. */
export const generateInChild: Generate = (document, options) => generateIn(writerCommand())(document, options)
