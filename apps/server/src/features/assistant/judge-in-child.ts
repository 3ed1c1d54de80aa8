import { fileURLToPath } from 'node:url'
import type { Page } from '@capivira/core/materials/document'
import type { JudgedItem } from '@capivira/generation/assistant/judgeAnswer'
import { askChild } from '../../extraction/sandbox/ask-child.ts'
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

async function judgeOnce(order: JudgeOrder, script: string, limits: typeof judgeLimits): Promise<JudgedItem[] | null> {
  const within = (_: number, giveUp: () => void) => {
    const timer = setTimeout(giveUp, limits.answerMs)
    return () => clearTimeout(timer)
  }
  const reply = await askChild<JudgeReply>(order, { script, readable, limits, within })
  return reply?.items ?? null
}
