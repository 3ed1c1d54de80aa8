import { isDatabaseAway } from '../database-away.ts'

export type QueueLog = {
  error: (details: object, message: string) => void
  warn: (details: object, message: string) => void
}

/** Milliseconds between two lines about the same absence. */
const pause = 60_000

/**
 * A log that says in one line, once a minute, that the database is away: everything the queue does fails then, several times a
 * second, and none of it tells more. Other errors are logged as they come.
 */
export function calmLog(log: QueueLog, clock: () => number = Date.now): QueueLog {
  let said = Number.NEGATIVE_INFINITY
  return {
    warn: (details, message) => log.warn(details, message),
    error(details, message) {
      if (!('err' in details) || !isDatabaseAway(details.err)) return log.error(details, message)
      if (clock() - said < pause) return
      said = clock()
      log.warn({}, 'O banco de dados não está respondendo; os trabalhos esperam até ele voltar.')
    },
  }
}
