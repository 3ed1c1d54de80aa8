import type { Queryable } from '../../platform/database.ts'
import { pictureFolder } from './folders.ts'
import { keptPictures } from './kept-pictures.ts'
import { selectSomeKeys, selectUsedKeys } from './store.ts'

/** Some of the pictures of drawings and albums: the newest and the oldest. */
export async function sampleDrawings(db: Queryable): Promise<string[]> {
  return (await selectSomeKeys(db, 10)).map(key => `${key}.png`)
}

/**
 * The keys among these that a drawing or an album uses, or that show a theme. Composed pictures of an earlier edition,
 * or of words that pupils wrote, which were kept once, are known to nobody.
 */
export async function knownDrawings(db: Queryable, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const themes = keptPictures()
  const isPicture = (key: string) => key.startsWith(`${pictureFolder}/`)
  const used = await selectUsedKeys(db, keys.filter(key => !isPicture(key)).map(nameOf))
  return new Set(keys.filter(key => (isPicture(key) ? themes : used).has(nameOf(key))))
}

/** The name a row knows a file by: without its ending. */
const nameOf = (key: string) => key.replace(/\.\w+$/, '')
