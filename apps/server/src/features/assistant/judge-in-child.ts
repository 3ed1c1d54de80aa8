import { fileURLToPath } from 'node:url'
import type { Page } from '@capivira/core/materials/document'
import type { JudgedItem } from '@capivira/generation/assistant/judge-answer'
import type { Rest } from '@capivira/generation/assistant/rest'
import { askChild } from '../../extraction/sandbox/ask-child.ts'
import type { PatientTurns } from '../../platform/patient-turns.ts'
import { readable } from '../materials/generate-in-child.ts'
import { proofTurns } from '../materials/proof-turns.ts'
import type { OnTreeless } from '../materials/treeless.ts'

export type JudgeOrder = { pages: readonly Page[]; title: string; text: string; seed: string }
/** What became of the items, and what of the answer was not looked at. */
export type Judged = { items: JudgedItem[] } & Rest
/** `treeless` tells why they were proved without trees, null where they were not. */
export type JudgeReply = Judged & { treeless: string | null }

/**
 * Judges an answer that a teacher pasted: its items; 'busy' where its turn did not come in time, 'broken' where judging
 * it took longer than anybody waits, or its process could not begin or died.
 */
export type JudgePaste = (teacherId: string, order: JudgeOrder) => Promise<Judged | 'busy' | 'broken'>

export const judgeLimits = {
  /** A long document is read anew for it; whoever pasted looks on. */
  answerMs: 120_000,
  heapMb: 700,
  walls: { dataBytes: 2_500_000_000, cpuSeconds: 110 },
}

/** How a process that judges is started: its script, what it may read, and what it may take. */
type Judges = { script: string; mayRead: readonly string[]; limits: typeof judgeLimits; turns: PatientTurns }

const ownScript = fileURLToPath(new URL('./judge-child.ts', import.meta.url))

/**
 * Judges in a confined process of its own: a pasted text is anybody's, reading a document takes seconds, and neither
 * may stop the server.
 */
export function openJudges(onTreeless: OnTreeless, given: Partial<Judges> = {}): JudgePaste {
  const judges = { script: ownScript, mayRead: readable, limits: judgeLimits, turns: proofTurns, ...given }
  return async (teacherId, order) => {
    const told = await judges.turns(teacherId, async () => ({ reply: await judgeOnce(order, judges) }))
    if (!told) return 'busy'
    const { reply } = told
    if (reply?.treeless) onTreeless(reply.treeless)
    return reply ?? 'broken'
  }
}

function judgeOnce(order: JudgeOrder, { script, mayRead, limits }: Judges): Promise<JudgeReply | null> {
  const within = (_: number, giveUp: () => void) => {
    const timer = setTimeout(giveUp, limits.answerMs)
    return () => clearTimeout(timer)
  }
  return askChild<JudgeReply>(order, { script, readable: mayRead, limits, within })
}
