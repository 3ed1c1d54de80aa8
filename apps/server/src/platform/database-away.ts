import { serviceIn } from './service-problem.ts'

/** What the system says of a connection that broke. */
const broken = new Set(['ECONNRESET', 'EPIPE'])
/** What the driver says, in words only, of a connection that broke or never came about. */
const driverWords = /Connection terminated|connection timeout|timeout exceeded when trying to connect|not queryable/i

/**
 * What a database answers that lets nobody in by this address: its password was changed, or it was dropped to be
 * restored.
 */
const refusing = new Set(['28P01', '28000', '3D000'])

/** What to say of a database that answers, and refuses; null for every other error. */
export function databaseRefusal(error: unknown): string | null {
  for (
    let cause = error;
    typeof cause === 'object' && cause !== null;
    cause = 'cause' in cause ? cause.cause : undefined
  ) {
    if ('code' in cause && refusing.has(String(cause.code)))
      return (
        'O banco de dados recusa a Capivira: confira o usuário, a senha e o nome do banco em DATABASE_URL ' +
        `(resposta ${String(cause.code)}).`
      )
  }
  return null
}

/**
 * Whether an error only says that the database cannot be reached just now: it is starting, stopping, or its connection
 * broke. SQLSTATE class 08 is a broken connection, 57P01 to 57P03 a server on its way down or up, 57P05 one that ends
 * who is silent, 53300 one with too many connections. One that refuses is another matter for whoever runs the system,
 * and the same for everybody else.
 */
export function isDatabaseAway(error: unknown): boolean {
  // Connections to other services break as well, and say whose they are.
  if (serviceIn(error)) return false
  if (databaseRefusal(error)) return true
  // The job queue hands out plain copies of its errors.
  for (
    let cause = error;
    typeof cause === 'object' && cause !== null;
    cause = 'cause' in cause ? cause.cause : undefined
  ) {
    const code = 'code' in cause ? String(cause.code) : ''
    const message = 'message' in cause ? String(cause.message) : ''
    if (/^(08...|57P0[1235]|53300)$/.test(code) || broken.has(code) || driverWords.test(message)) return true
    // Connecting failed, for whatever reason: nobody answers there. Other system calls fail over files.
    if ('syscall' in cause && cause.syscall === 'connect') return true
  }
  return false
}
