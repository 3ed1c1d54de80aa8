import type { Logger } from 'pino'
import type { Database } from '../../platform/database.ts'

const isThere = `select exists (
  select from pg_index where indexrelid = to_regclass('flip_cards_search_idx') and indisvalid
) as there`

/** As the tables have it; a test holds the two to each other. */
const makeIndex = `create index concurrently flip_cards_search_idx on flip_cards
  using gin (search_words(question || ' ' || coalesce(answer, ''))) where state = 'shown'`

/**
 * Makes the index by which cards are searched where it is missing: an update that changes what it holds drops it in a
 * large school, and a backup taken while it is made does not have it. Cards are studied, written and (slower) found
 * meanwhile. For one at a time.
 */
export async function keepCardSearch(db: Database, logger: Logger): Promise<void> {
  const client = await db.$client.connect()
  let isChanged = false
  try {
    const { rows } = await client.query<{ there: boolean }>(isThere)
    if (rows[0]?.there) return
    isChanged = true
    await client.query('set statement_timeout = 0')
    // Half an index is left where this was interrupted.
    await client.query('drop index concurrently if exists flip_cards_search_idx')
    await client.query(makeIndex)
    logger.info('A busca de cartões tem de novo o seu índice.')
  } finally {
    // A connection without the usual limit is for nobody else.
    client.release(isChanged)
  }
}
