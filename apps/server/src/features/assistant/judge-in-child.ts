import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Page } from '@capivira/core/materials/document'
import type { JudgedItem } from '@capivira/generation/assistant/judgeAnswer'
import { confinedNode } from '../../extraction/sandbox/confine.ts'
import { readable } from '../materials/generate-in-child.ts'

export type JudgeOrder = { pages: readonly Page[]; title: string; text: string; seed: string }
export type JudgeReply = { items: JudgedItem[] }

/** Judges a pasted answer; null where it takes longer than anybody waits, or too many are being judged. */
export type JudgePaste = (order: JudgeOrder) => Promise<JudgedItem[] | null>

export const judgeLimits = {
  /** A long document is read anew for it; whoever pasted looks on. */
  answerMs: 120_000,
  atOnce: 2,
  heapMb: 700,
  walls: { dataBytes: 2_500_000_000, cpuSeconds: 110 },
}

const ownScript = fileURLToPath(new URL('./judge-child.ts', import.meta.url))

/**
 * Judges in a confined process of its own: a pasted text is anybody's, reading a document takes seconds, and neither may stop the
 * server.
 */
export function openJudges({ script = ownScript, limits = judgeLimits } = {}): JudgePaste {
  let running = 0
  return async order => {
    if (running >= limits.atOnce) return null
    running += 1
    try {
      return await judgeOnce(order, script, limits)
    } finally {
      running -= 1
    }
  }
}

function judgeOnce(order: JudgeOrder, script: string, limits: typeof judgeLimits): Promise<JudgedItem[] | null> {
  const flags = [`--max-old-space-size=${limits.heapMb}`]
  const [command, args] = confinedNode(limits.walls, { script, readable, flags })
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {},
    serialization: 'advanced',
  })
  return new Promise(resolve => {
    const settle = (items: JudgedItem[] | null) => {
      clearTimeout(timer)
      child.removeAllListeners()
      child.on('error', () => {})
      child.kill('SIGKILL')
      resolve(items)
    }
    const timer = setTimeout(() => settle(null), limits.answerMs)
    child.on('message', ({ items }: JudgeReply) => settle(items))
    child.on('error', () => settle(null))
    child.on('exit', () => settle(null))
    child.send(order, error => error && settle(null))
  })
}
