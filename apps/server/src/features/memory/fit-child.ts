/** Runs as a process: fits weights of memory to one log, tells what it found, and waits to be ended. */
import { judgeFit } from '@capivira/core/memory/judge'
import { ofClass, ofSchool } from '@capivira/core/memory/leanings'
import { tracesOf } from '@capivira/core/memory/steps'
import type { FitAnswer, FitOrder } from './fit-in-child.ts'

process.once('message', ({ memories, before, scope, timeZone }: FitOrder) => {
  const traces = tracesOf(memories, timeZone)
  const answer: FitAnswer = judgeFit(traces, before, scope === 'school' ? ofSchool : ofClass)
  process.send?.(answer)
})
process.once('disconnect', () => process.exit())
