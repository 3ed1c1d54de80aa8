import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ItemContent, OwnSource } from '@capivira/core/editing/contract'
import { confinedNode } from '../../extraction/sandbox/confine.ts'
import { readable } from '../materials/generate-in-child.ts'
import type { OnTreeless } from '../materials/treeless.ts'

/** What the child is asked, and what it answers. */
export type AdviceOrder = {
  id: number
  content: ItemContent
  source: OwnSource
  /** Text of the pages around the source. */
  pages: readonly { number: number; text: string }[]
}
/** `treeless` tells why nothing is proved by trees; null where they can be read, or were not asked for. */
export type AdviceAnswer = { id: number; advice: string[]; treeless: string | null }

/** Gives advice on items; none when it cannot in time. */
export type Advisers = {
  advise: (order: Omit<AdviceOrder, 'id'>) => Promise<string[]>
  /** Ends the process. */
  close: () => void
}

export const adviceLimits = {
  /** A teacher who types does not wait for advice. */
  answerMs: 8000,
  /** The dictionaries take some 100 MB: nobody who asked lately, nobody who keeps them. */
  idleMs: 120_000,
  waiting: 20,
  heapMb: 400,
  walls: { dataBytes: 2_000_000_000, cpuSeconds: 300 },
}

const ownScript = fileURLToPath(new URL('./advice-child.ts', import.meta.url))

/**
 * Judges items in a confined process of its own, started when first asked and ended when nobody asks any more: the
 * gates read the morphology of a whole language, which must neither stop the server nor stay in its memory. Advice is a
 * courtesy: whatever goes wrong with it, the answer is that there is none.
 */
export function openAdvisers(onTreeless: OnTreeless, { script = ownScript, limits = adviceLimits } = {}): Advisers {
  let child: ChildProcess | null = null
  let count = 0
  let idle: NodeJS.Timeout | undefined
  const asked = new Map<number, (advice: string[]) => void>()

  function end(): void {
    clearTimeout(idle)
    child?.removeAllListeners()
    child?.kill('SIGKILL')
    child = null
    for (const answer of asked.values()) answer([])
    asked.clear()
  }

  function start(): ChildProcess {
    const flags = [`--max-old-space-size=${limits.heapMb}`]
    const [command, args] = confinedNode(limits.walls, { script, readable, flags })
    const made = spawn(command, args, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], env: {} })
    made.on('message', ({ id, advice, treeless }: AdviceAnswer) => {
      if (treeless) onTreeless(treeless)
      asked.get(id)?.(advice)
      asked.delete(id)
    })
    made.on('error', end)
    made.on('exit', end)
    // It lives no longer than the server, and keeps nobody from ending.
    made.unref()
    made.channel?.unref()
    return made
  }

  return {
    advise: order =>
      new Promise(resolve => {
        if (asked.size >= limits.waiting) return resolve([])
        child ??= start()
        clearTimeout(idle)
        idle = setTimeout(end, limits.idleMs)
        idle.unref()
        const id = count++
        const timer = setTimeout(end, limits.answerMs)
        asked.set(id, advice => {
          clearTimeout(timer)
          resolve(advice)
        })
        child.send({ id, ...order } satisfies AdviceOrder, error => error && end())
      }),
    close: end,
  }
}
