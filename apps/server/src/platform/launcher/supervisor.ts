import { setTimeout as sleep } from 'node:timers/promises'

/** A program that was started. */
export interface RunningProgram {
  /** Resolves with a short reason in Portuguese when it ends, whatever the cause. */
  ended: Promise<string>
  /** Asks it to finish and waits for its end; `force` gives it no time. */
  stop(force: boolean): Promise<void>
}

/** A program to be kept running. */
export interface Program {
  /** How messages call it: 'o servidor'. */
  name: string
  start(): Promise<RunningProgram>
}

/** A program that is started again whenever it ends, until it is stopped. */
export interface Supervised {
  stop(force: boolean): Promise<void>
}

/** Pauses before starting again, in milliseconds; the last one repeats. */
export const PAUSES: readonly number[] = [100, 200, 500, 1_000, 2_000, 5_000, 10_000]
/** A program that ran this long is healthy: its next failure is its first. */
const STABLE = 30_000

/**
 * Starts a program and keeps it running.
 * @param report told in Portuguese what happened
 * @throws whatever the first start throws: only a program that started once is started again
 */
export async function keepRunning(
  program: Program,
  report: (sentence: string) => void,
  pauses: readonly number[] = PAUSES,
): Promise<Supervised> {
  const stopping = new AbortController()
  let running: RunningProgram | undefined = await program.start()

  const watch = async () => {
    let failures = 0
    while (!stopping.signal.aborted) {
      const since = Date.now()
      const reason = running ? await running.ended : 'não iniciou'
      if (stopping.signal.aborted) return
      failures = Date.now() - since > STABLE ? 1 : failures + 1
      report(`${program.name} parou (${reason}). Iniciando de novo…`)
      await sleep(pauses[Math.min(failures, pauses.length) - 1], undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      running = await startAgain(program, report)
    }
  }
  const watching = watch()
  return {
    async stop(force) {
      stopping.abort()
      await running?.stop(force)
      // A start that was under way when the stop came has to be ended as well.
      await watching
      await running?.stop(force)
    },
  }
}

async function startAgain(program: Program, report: (sentence: string) => void): Promise<RunningProgram | undefined> {
  try {
    return await program.start()
  } catch (error) {
    report(error instanceof Error ? error.message : String(error))
    return undefined
  }
}
