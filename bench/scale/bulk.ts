import type pg from 'pg'

/** Tables that are filled so full that their indexes are better made afterwards. */
const largest = [
  'review_log',
  'card_reviews',
  'studied_cards',
  'xp_ledger',
  'study_events',
  'quiz_answers',
  'quiz_attempts',
  'material_days',
  'activity_days',
  'user_progress',
  'flip_cards',
  'quiz_questions',
  'words',
  'game_rounds',
]

/**
 * Takes away what makes filling slow: foreign keys, triggers, and the indexes of the largest tables. Answers the
 * statements that bring them back; a foreign key that comes back is checked over all rows.
 */
export async function prepareBulk(client: pg.ClientBase): Promise<string[]> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where connamespace = 'public'::regnamespace
       and (contype = 'f' or (contype = 'p' and conrelid = any ($1::regclass[])))
     order by contype = 'p'`,
    [largest],
  )
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = any ($1::regclass[]) and not indisprimary`,
    [largest],
  )
  const { rows: tables } = await client.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger where not tgisinternal`,
  )
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint "${name}"`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  return [
    ...indexes.map(({ definition }) => definition),
    // Primary keys before the foreign keys that point at them.
    ...keys
      .toReversed()
      .map(({ table, name, definition }) => `alter table ${table} add constraint "${name}" ${definition}`),
    ...tables.map(({ name }) => `alter table ${name} enable trigger user`),
  ]
}
