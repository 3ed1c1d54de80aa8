import { fileURLToPath } from 'node:url'
import type { Page } from '@capivira/core/materials/document'
import type { JudgedItem } from '@capivira/generation/assistant/judgeAnswer'
import { askChild } from '../../extraction/sandbox/ask-child.ts'
import { readable } from '../materials/generate-in-child.ts'
import type { OnTreeless } from '../materials/treeless.ts'

export type JudgeOrder = { pages: readonly Page[]; title: string; text: string; seed: string }
/** What became of the items; `treeless` tells why they were proved without trees, null where they were not. */
export type JudgeReply = { items: JudgedItem[]; treeless: string | null }

/** Judges a pasted answer; null where it takes longer than anybody waits, or too many are being judged. */
export type JudgePaste = (order: JudgeOrder) => Promise<JudgedItem[] | null>

export const judgeLimits = {
  /** A long document is read anew for it; whoever pasted looks on. */
  answerMs: 120_000,
  atOnce: 2,
  heapMb: 700,
  walls: { dataBytes: 2_500_000_000, cpuSeconds: 110 },
}

/** How a process that judges is started: its script, what it may read, and what it may take. */
type Judges = { script: string; mayRead: readonly string[]; limits: typeof judgeLimits }

const ownScript = fileURLToPath(new URL('./judge-child.ts', import.meta.url))

/**
 * Judges in a confined process of its own: a pasted text is anybody's, reading a document takes seconds, and neither may stop the
 * server.
 */
export function openJudges(onTreeless: OnTreeless, given: Partial<Judges> = {}): JudgePaste {
  const judges = { script: ownScript, mayRead: readable, limits: judgeLimits, ...given }
  let running = 0
  return async order => {
    if (running >= judges.limits.atOnce) return null
    running += 1
    try {
      const reply = await judgeOnce(order, judges)
      if (reply?.treeless) onTreeless(reply.treeless)
      return reply?.items ?? null
    } finally {
      running -= 1
    }
  }
}

function judgeOnce(order: JudgeOrder, { script, mayRead, limits }: Judges): Promise<JudgeReply | null> {
  const within = (_: number, giveUp: () => void) => {
    const timer = setTimeout(giveUp, limits.answerMs)
    return () => clearTimeout(timer)
  }
  return askChild<JudgeReply>(order, { script, readable: mayRead, limits, within })
}
