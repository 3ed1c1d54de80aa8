import type pg from 'pg'
import { refuseWithheld } from './database-rights.ts'
import { StartupProblem, systemErrorCode } from './startup-problem.ts'
import { mayNotCreate } from './unfit-database.ts'

/** What a database tells of itself that decides whether Capivira can use it. */
export type DatabaseFacts = {
  encoding: string
  /** As PostgreSQL counts: 150018 for 15.18. */
  version: number
  readOnly: boolean
  /** The schema in which tables are made; null when the role's search path leads to none. */
  schema: string | null
  /**
   * Whether the role may make tables in that schema, and further schemas; a schema that is not there says nothing.
   */
  mayCreate: boolean
  /** Connections that this role may open on this database, by the tightest of the limits. */
  connections: number
}

/** Connections that one server and one worker make do with. */
export const fewestConnections = 8
/** The oldest PostgreSQL that everything was tried on. */
const oldestVersion = 150_000

const question = `
  select current_setting('server_encoding') as encoding,
    current_setting('server_version_num')::int as version,
    pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "readOnly",
    current_schema() as schema,
    coalesce(has_schema_privilege(current_schema(), 'CREATE'), true)
      and has_database_privilege(current_database(), 'CREATE') as "mayCreate",
    (select min(n)::int from (
      select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as n
      union all select rolconnlimit from pg_roles where rolname = current_user and rolconnlimit >= 0 and not rolsuper
      union all select datconnlimit from pg_database where datname = current_database() and datconnlimit >= 0
    ) limits) as connections`

/** Asks a database what it is. */
async function factsOf(client: pg.ClientBase): Promise<DatabaseFacts> {
  const { rows } = await client.query<DatabaseFacts>(question)
  const [facts] = rows
  if (!facts) throw new Error('the database told nothing of itself')
  return facts
}

/** Why a database will not do and what to do, in Portuguese; null when it will. */
function whyUnfit({ encoding, version, readOnly, schema, mayCreate, connections }: DatabaseFacts): string | null {
  if (encoding !== 'UTF8')
    return (
      `O banco de dados de DATABASE_URL foi criado com a codificação ${encoding}. Crie um com ` +
      "CREATE DATABASE nome ENCODING 'UTF8' TEMPLATE template0, ponha o endereço dele em DATABASE_URL e inicie de novo."
    )
  if (version < oldestVersion)
    return (
      `O PostgreSQL de DATABASE_URL é a versão ${Math.floor(version / 10_000)}, antiga demais. ` +
      'Use a 15 ou mais nova; a Capivira traz a 18.'
    )
  if (readOnly)
    return (
      'O banco de dados de DATABASE_URL só aceita leitura (é uma réplica?). Use o endereço do servidor principal ' +
      'e inicie de novo.'
    )
  if (schema === null)
    return (
      'O usuário de DATABASE_URL não tem um esquema em que possa criar tabelas (o search_path não leva a nenhum). ' +
      'Crie um com CREATE SCHEMA nome AUTHORIZATION usuario, ou ajuste o search_path, e inicie de novo.'
    )
  if (!mayCreate) return mayNotCreate
  if (connections < fewestConnections)
    return (
      `O usuário de DATABASE_URL só pode abrir ${connections} conexões; a Capivira precisa de pelo menos ` +
      `${fewestConnections} ` +
      '(com 20 nada espera). Aumente o limite (ALTER ROLE usuario CONNECTION LIMIT 20) e inicie de novo.'
    )
  return null
}

const pooled =
  'DATABASE_URL leva a um PgBouncer (ou outro intermediário) no modo de transação, em que uma conexão não é de ' +
  'um programa só. ' +
  'Use o endereço do próprio PostgreSQL, ou pool_mode = session, e inicie de novo.'

/**
 * Looks for a pooler that gives one connection of the database to several programs in turn: while the first client is
 * connected, the second one is answered by the same process of PostgreSQL. What is kept for a connection (listening,
 * prepared statements, settings) would then belong to whoever comes next.
 */
async function refuseSharedConnections(first: pg.ClientBase, second: pg.ClientBase): Promise<void> {
  const process = async (client: pg.ClientBase) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return rows[0]?.pid
  }
  const one = await process(first)
  await second.query('begin')
  try {
    if ((await process(second)) === one || (await process(first)) !== one) throw new StartupProblem(pooled)
  } finally {
    await second.query('rollback')
  }
}

/**
 * Whether the database knows the school's time zone: Node takes names that it does not.
 * @throws StartupProblem when it does not
 */
export async function refuseUnknownZone(client: pg.ClientBase, timeZone: string): Promise<void> {
  try {
    await client.query('select now() at time zone $1', [timeZone])
  } catch (error) {
    // invalid_parameter_value
    if (systemErrorCode(error) !== '22023') throw error
    throw new StartupProblem(
      `O PostgreSQL não conhece o fuso horário ${timeZone} de SCHOOL_TIME_ZONE. Use um nome como America/Sao_Paulo, ` +
        'America/Manaus ou America/Rio_Branco e inicie de novo.',
    )
  }
}

/**
 * Looks whether a database will do.
 * @param second another connection to it; without one, a pooler that shares connections is not looked for
 * @throws StartupProblem when it will not
 */
export async function examineDatabase(first: pg.ClientBase, second?: pg.ClientBase): Promise<DatabaseFacts> {
  const facts = await factsOf(first)
  const unfit = whyUnfit(facts)
  if (unfit) throw new StartupProblem(unfit)
  await refuseWithheld(first)
  if (second) await refuseSharedConnections(first, second)
  return facts
}
