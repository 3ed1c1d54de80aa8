import { Refusal } from './refusal.ts'
import { systemErrorCode } from './startup-problem.ts'

/** The answer when nothing more can be stored. */
export const diskFull = new Refusal(
  507,
  'Não há mais espaço no servidor para guardar isto. Avise quem cuida da Capivira na sua escola.',
)

/** Codes of the system and of PostgreSQL for a disk or a quota that is used up. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Codes of the system for a file that may not be written: its disk became read-only, its share is gone. */
const closed = new Set(['EROFS', 'EACCES', 'EPERM', 'EIO', 'ESTALE', 'ENOTCONN'])

/** Whether an error is about a file, and says that its disk takes nothing although it has room. */
export function isDiskClosed(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isOfFile = 'path' in error && typeof error.path === 'string'
  return (isOfFile && closed.has(systemErrorCode(error) ?? '')) || isDiskClosed(error.cause)
}

/** Whether an error, or what caused it, says that nothing more can be stored. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return codes.has(systemErrorCode(error) ?? '') || isDiskFull(error.cause)
}
