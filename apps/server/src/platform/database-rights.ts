import type pg from 'pg'
import { StartupProblem } from './startup-problem.ts'

/** What in a database is somebody else's although Capivira needs it. */
export type Withheld = {
  /** A schema or a table, as SQL names it. */
  name: string
  owner: string
}

/** Schemas that migrations and the queue make for themselves. */
const ownSchemas = `select oid from pg_namespace where nspname in ('drizzle', 'pgboss')`

/** The catalogue may be read by everybody, also about what the role may not look into. */
const question = `
  select name, pg_get_userbyid(owner) as owner from (
    select nspname::text as name, nspowner as owner, 1 as rank,
      has_schema_privilege(oid, 'USAGE') and has_schema_privilege(oid, 'CREATE') as usable
    from pg_namespace where oid in (${ownSchemas})
    union all
    select oid::regclass::text, relowner, 2,
      has_table_privilege(oid, 'SELECT') and has_table_privilege(oid, 'INSERT')
        and has_table_privilege(oid, 'UPDATE') and has_table_privilege(oid, 'DELETE')
    from pg_class where relkind in ('r', 'p') and (relnamespace in (${ownSchemas})
      or oid = to_regclass('users') and exists (select from pg_class where relname = '__drizzle_migrations'))
  ) parts where not usable order by rank, name limit 1`

/** What to do about something that belongs to somebody else. */
export const withheldSentence = ({ name, owner }: Withheld): string =>
  `No banco de dados de DATABASE_URL, ${name} é do usuário ${owner}, e o de DATABASE_URL não pode usar ou mudar. ` +
  'Se é um backup restaurado por outro usuário, passe as tabelas ao de DATABASE_URL (docs/operations.md, "Backup and ' +
  'restore", tem as linhas prontas), ou restaure de novo com pg_restore --no-owner --role=usuario. Se é de outro ' +
  'programa, crie um banco vazio só para a Capivira. Nada foi alterado.'

/**
 * Looks whether the role may use what is there: a dump that the administrator restored belongs to the administrator.
 * @throws StartupProblem when it may not
 */
export async function refuseWithheld(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<Withheld>(question)
  const [withheld] = rows
  if (withheld) throw new StartupProblem(withheldSentence(withheld))
}

/**
 * Why an update of the tables was refused although the role may use them: they belong to somebody else, who alone may
 * change their form.
 * @returns undefined where they are the role's
 */
export async function notTheOwner(client: pg.ClientBase): Promise<StartupProblem | undefined> {
  const { rows } = await client.query<Withheld>(
    `select oid::regclass::text as name, pg_get_userbyid(relowner) as owner from pg_class
     where oid = to_regclass('users') and not pg_has_role(relowner, 'USAGE')`,
  )
  const [withheld] = rows
  return withheld && new StartupProblem(withheldSentence(withheld))
}

/**
 * Looks whether the tables are where the role looks for them, once migrations are noted as applied.
 * @throws StartupProblem when `search_path` has led elsewhere since
 */
export async function refuseOtherSchema(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ found: boolean; here: string; there: string | null }>(
    `select to_regclass('xp_ledger') is not null as found, current_schema() as here,
       (select nspname from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relname = 'xp_ledger' and c.relkind = 'r' limit 1) as there`,
  )
  const [tables] = rows
  if (!tables || tables.found) return
  throw new StartupProblem(
    tables.there === null
      ? 'O banco de dados de DATABASE_URL tem o registro das atualizações, mas não as tabelas: o backup foi ' +
          'restaurado pela metade? Restaure-o de novo em um banco vazio. Nada foi alterado.'
      : `As tabelas da Capivira estão no esquema ${tables.there}, e o search_path do usuário de DATABASE_URL leva a ` +
          `${tables.here}. Volte ao de antes (ALTER ROLE usuario SET search_path = ${tables.there}) e inicie de ` +
          'novo. Nada foi alterado.',
  )
}
