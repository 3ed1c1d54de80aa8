/**
 * What each connection of Capivira counts on, as PostgreSQL has it when nobody says otherwise. A host may have set
 * anything for a role, a database or a whole server (`ALTER DATABASE … SET datestyle`): dates then come in a form that
 * the driver cannot read, transactions are in each other's way, waiting for a lock is an error. Whether changes may be
 * written at all, and in which schema, stays the host's to say.
 */
const expected: Readonly<Record<string, string>> = {
  array_nulls: 'on',
  bytea_output: 'hex',
  datestyle: 'ISO, YMD',
  default_transaction_deferrable: 'off',
  default_transaction_isolation: 'read committed',
  extra_float_digits: '1',
  idle_in_transaction_session_timeout: '0',
  idle_session_timeout: '0',
  intervalstyle: 'postgres',
  lock_timeout: '0',
  standard_conforming_strings: 'on',
  statement_timeout: '0',
  timezone: 'UTC',
  // Since PostgreSQL 17.
  transaction_timeout: '0',
  transform_null_equals: 'off',
}

/**
 * The statement with which a connection begins. What the server's version does not know is passed over. Not among the
 * parameters of the connection's start: a pooler such as PgBouncer refuses what it does not know there.
 * @param own what this connection sets besides, or otherwise; times as PostgreSQL writes them ('10s')
 */
export function sessionSettings(own: Readonly<Record<string, string>> = {}): string {
  const values = Object.entries({ ...expected, ...own }).map(([name, value]) => `('${name}', '${value}')`)
  return (
    'select set_config(s.name, w.value, false) from pg_settings s ' +
    `join (values ${values.join(', ')}) w (name, value) on lower(s.name) = w.name`
  )
}
