import { databaseRefusal, isDatabaseAway } from '../database-away.ts'
import { oncePerMinute, serviceIn } from '../service-problem.ts'

export type QueueLog = {
  error: (details: object, message: string) => void
  warn: (details: object, message: string) => void
}

/**
 * A log that says in one line, once a minute for each service, that it is away: whatever the queue does with it fails
 * then, several times a second, and none of it tells more. Other errors are logged as they come.
 */
export function calmLog(log: QueueLog, clock: () => number = Date.now): QueueLog {
  const isDue = oncePerMinute(clock)
  return {
    warn: (details, message) => log.warn(details, message),
    error(details, message) {
      const problem = 'err' in details ? problemOf(details.err) : undefined
      if (!problem) return log.error(details, message)
      if (isDue(problem.service)) log.warn({}, problem.message)
    },
  }
}

const away = {
  service: 'database',
  message: 'O banco de dados não está respondendo; os trabalhos esperam até ele voltar.',
} as const

function problemOf(error: unknown) {
  const problem = serviceIn(error)
  if (problem || !isDatabaseAway(error)) return problem
  const refusal = databaseRefusal(error)
  return refusal ? { ...away, message: refusal } : away
}
