import { StartupProblem, systemErrorCode } from './startup-problem.ts'

/** The role may look, but not make tables. */
export const mayNotCreate =
  'O usuário de DATABASE_URL não pode criar tabelas nesse banco de dados. Faça dele o dono do banco ' +
  '(ALTER DATABASE nome_do_banco OWNER TO nome_do_usuario) e inicie de novo.'
/** Tables of somebody else are where ours would be. */
export const taken =
  'O banco de dados de DATABASE_URL já tem tabelas de outro programa. Crie um banco vazio só para a Capivira, ' +
  'ponha o ' +
  'endereço dele em DATABASE_URL e inicie de novo.'
const tooOld =
  'O PostgreSQL de DATABASE_URL é antigo demais ou está incompleto. Use o PostgreSQL 18, o mesmo que a Capivira traz.'

/** What keeps the tables from being made in a database that answers, by its code (SQLSTATE), and what to do. */
const sentences: Readonly<Record<string, string>> = {
  // insufficient_privilege
  '42501': mayNotCreate,
  // duplicate_table, duplicate_object, duplicate_function
  '42P07': taken,
  '42710': taken,
  '42723': taken,
  // undefined_object, undefined_function, syntax_error, feature_not_supported
  '42704': tooOld,
  '42883': tooOld,
  '42601': tooOld,
  '0A000': tooOld,
  // read_only_sql_transaction
  '25006':
    'O banco de dados de DATABASE_URL só aceita leitura (é uma réplica?). Use o endereço do servidor principal ' +
    'e inicie de novo.',
  // disk_full
  '53100': 'O disco do banco de dados está cheio. Libere espaço nele e inicie de novo.',
}

/**
 * The problem behind an error met while the tables were made, or while the queue was; undefined where there is no
 * sentence for it.
 */
export function unfitDatabase(error: unknown): StartupProblem | undefined {
  if (!(error instanceof Error)) return undefined
  const sentence = sentences[systemErrorCode(error) ?? '']
  return sentence ? new StartupProblem(sentence, { cause: error }) : unfitDatabase(error.cause)
}
