import { meaningOf } from '@capivira/artwork/words/lexicon'
import { keyOf } from '@capivira/artwork/words/normalize'
import type { AskedWord } from '@capivira/core/drawings/wish-contract'
import { mostAskedWords } from '@capivira/core/drawings/wish-contract'
import type { Queryable } from '../../platform/database.ts'
import { selectAskedWords } from './wish-store.ts'

/** Words read from the table: of those that the artist has learnt meanwhile none is shown. */
const mostRead = 2 * mostAskedWords

/** What pupils asked the artist for and it still cannot draw, those asked for most often first. */
export async function listAskedWords(db: Queryable): Promise<{ words: AskedWord[] }> {
  const rows = await selectAskedWords(db, mostRead)
  const words = rows
    .filter(({ word }) => meaningOf(keyOf(word)) === null)
    .slice(0, mostAskedWords)
    .map(({ word, asked, lastAskedOn }) => ({ word, asked, lastAskedOn }))
  return { words }
}
