import { Refusal } from './refusal.ts'
import { systemErrorCode } from './startup-problem.ts'

/** The answer while the database takes no changes: a replica that was not promoted, or a server set so for a while. */
export const readOnlyDatabase = new Refusal(
  503,
  'O banco de dados só aceita leitura agora, e nada pode ser guardado. Avise quem cuida da Capivira na sua escola.',
  { retryAfter: 30 },
)

/** Whether an error, or what caused it, says that the database takes no changes (read_only_sql_transaction). */
export function isReadOnly(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return systemErrorCode(error) === '25006' || isReadOnly(error.cause)
}
