import type { Logger } from 'pino'
import type { Connection } from './database.ts'

/** Something that runs until it is stopped. */
export type Stoppable = { stop: () => Promise<void> }

/** Time to finish when asked to stop, and when whoever started this process is gone and its database perhaps too. */
const patienceMs = { asked: 20_000, orphaned: 2_500 }

/**
 * Stops everything in `running`, which may still grow, and ends the process: on SIGTERM or SIGINT, and when the process
 * that started this one goes away. A second signal ends it at once. Answers whether it has been told: a start under way
 * then fails for having lost its database, which is no failure.
 */
export function exitWhenTold(running: readonly Stoppable[], connection: Connection, logger: Logger): () => boolean {
  let stopping = false
  const stop = (patience: number) => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), patience).unref()
    void stopAll(running, connection, logger).then(() => process.exit(0))
  }
  process.on('SIGTERM', () => stop(patienceMs.asked))
  process.on('SIGINT', () => stop(patienceMs.asked))
  process.on('disconnect', () => stop(patienceMs.orphaned))
  // It went away while this process was still loading: that is told only once.
  if (process.connected === false) stop(patienceMs.orphaned)
  return () => stopping
}

async function stopAll(running: readonly Stoppable[], connection: Connection, logger: Logger): Promise<void> {
  const outcomes = await Promise.allSettled(running.map(({ stop }) => stop()))
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') logger.error({ err: outcome.reason }, 'stopping')
  }
  await connection.close().catch(() => {})
}
