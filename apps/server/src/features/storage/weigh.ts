import type { Database } from '../../platform/database.ts'
import type { StoragePlace } from '../../platform/files/file-store.ts'
import { kindOf, markKey } from '../../platform/files/own-names.ts'
import type { BareStore } from '../../platform/files.ts'
import { isSamePlace } from './judge-mark.ts'
import { knownAmong, sampleFiles } from './known-files.ts'

/** Files looked up at a time. */
const batch = 500

/**
 * What an unmarked storage is to this database. `claim`: it holds something of ours, or nothing of anybody's;
 * `claim-empty`: the same, at a new address, and the files that the database knows are elsewhere; `withhold`: it holds
 * files of our form that are unknown, and none that is known; `bare`: it holds none of ours, for the first time we
 * look; `lost`: we had our files there, and they are gone.
 */
export type Weight = 'claim' | 'claim-empty' | 'withhold' | 'bare' | 'lost'

/** Looks into a storage that bears no mark. */
export async function weigh(
  { db, store }: { db: Database; store: BareStore },
  before: { place: StoragePlace | null; withheld: StoragePlace | null },
): Promise<Weight> {
  const place = store.place()
  if (before.withheld && isSamePlace(before.withheld, place)) return 'withhold'
  const sample = await sampleFiles(db)
  if (await holdsSome(store, sample)) return 'claim'
  const found = await survey(db, store)
  if (found === 'known') return 'claim'
  if (found === 'unknown') return 'withhold'
  if (sample.length === 0) return 'claim'
  if (before.place === null) return 'bare'
  return isSamePlace(before.place, place) ? 'lost' : 'claim-empty'
}

/**
 * Whether one of these is there, or at the root of the bucket, where a version before kept them, unless the root is
 * another's by now.
 */
async function holdsSome(store: BareStore, keys: readonly string[]): Promise<boolean> {
  for (const key of keys) if (await store.has(key)) return true
  const { root } = store
  if (!root || (await root.has(markKey))) return false
  for (const key of keys) if (await root.has(key)) return true
  return false
}

/**
 * Whether the files of our form hold one that is known, or else one that is unknown. What can be drawn again counts for
 * nothing.
 */
async function survey(db: Database, store: BareStore): Promise<'known' | 'unknown' | 'none'> {
  let keys: string[] = []
  let anything = false
  const isKnown = async () => (await knownAmong(db, keys)).size > 0
  for await (const { key } of store.list()) {
    if (kindOf(key) === 'picture') continue
    anything = true
    keys.push(key)
    if (keys.length < batch) continue
    if (await isKnown()) return 'known'
    keys = []
  }
  if (await isKnown()) return 'known'
  return anything ? 'unknown' : 'none'
}
