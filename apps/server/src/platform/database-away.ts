import { serviceIn } from './service-problem.ts'

/** What the system says of a connection that broke. */
const broken = new Set(['ECONNRESET', 'EPIPE'])
/** What the driver says, in words only, of a connection that broke or never came about. */
const driverWords = /Connection terminated|connection timeout|timeout exceeded when trying to connect|not queryable/i

/**
 * Whether an error only says that the database cannot be reached just now: it is starting, stopping, or its connection
 * broke. SQLSTATE class 08 is a broken connection, 57P01 to 57P03 a server on its way down or up, 53300 one with too many
 * connections.
 */
export function isDatabaseAway(error: unknown): boolean {
  // Connections to other services break as well, and say whose they are.
  if (serviceIn(error)) return false
  // The job queue hands out plain copies of its errors.
  for (
    let cause = error;
    typeof cause === 'object' && cause !== null;
    cause = 'cause' in cause ? cause.cause : undefined
  ) {
    const code = 'code' in cause ? String(cause.code) : ''
    const message = 'message' in cause ? String(cause.message) : ''
    if (/^(08...|57P0[123]|53300)$/.test(code) || broken.has(code) || driverWords.test(message)) return true
    // Connecting failed, for whatever reason: nobody answers there. Other system calls fail over files.
    if ('syscall' in cause && cause.syscall === 'connect') return true
  }
  return false
}
