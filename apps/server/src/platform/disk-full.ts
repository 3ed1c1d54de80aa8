import { Refusal } from './refusal.ts'
import { systemErrorCode } from './startup-problem.ts'

/** The answer when nothing more can be stored. */
export const diskFull = new Refusal(
  507,
  'Não há mais espaço no servidor para guardar isto. Avise quem cuida da Capivira na sua escola.',
)

/** Codes of the system and of PostgreSQL for a disk or a quota that is used up. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Whether an error, or what caused it, says that nothing more can be stored. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return codes.has(systemErrorCode(error) ?? '') || isDiskFull(error.cause)
}
