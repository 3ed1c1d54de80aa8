import { fileURLToPath } from 'node:url'
import type { Judged } from '@capivira/core/memory/judge'
import type { LoggedMemory } from '@capivira/core/memory/steps'
import { askChild } from '../../extraction/sandbox/ask-child.ts'
import { limitWork } from '../../extraction/sandbox/patience.ts'
import { readable } from '../materials/generate-in-child.ts'

/** What the child is told, and what it answers. */
export type FitOrder = {
  memories: readonly LoggedMemory[]
  /** The weights that are to be bettered. */
  before: readonly number[]
  scope: 'school' | 'class'
  timeZone: string
}
export type FitAnswer = Judged

/** Several times what the longest log takes that is ever read. */
export const fitLimits = {
  workMs: 90_000,
  heapMb: 220,
  /** Node reserves some 600 MB before it starts. */
  walls: { dataBytes: 1_500_000_000, cpuSeconds: 91 },
}

const ownScript = fileURLToPath(new URL('./fit-child.ts', import.meta.url))

/**
 * Fits weights in a confined process of its own, so that the worker goes on telling that it lives. Null when it took
 * too much time or memory or broke: then all stays as it is.
 */
export function fitInChild(
  order: FitOrder,
  signal: AbortSignal,
  { limits = fitLimits, script = ownScript } = {},
): Promise<FitAnswer | null> {
  const within = (pid: number, giveUp: () => void) => limitWork(pid, limits.workMs, giveUp)
  return askChild<FitAnswer>(order, { script, readable, limits, within, signal })
}
