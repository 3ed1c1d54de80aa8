import type { Database } from '../../platform/database.ts'
import { type BareStore, type FileStore, StoreAway, StoreNotOurs } from '../../platform/files.ts'
import { mayWriteIn, type Ownership } from './ownership.ts'
import { insertDue } from './store.ts'

/** A storage that does not answer is not asked to remove anything for so long. */
const awayMs = 10_000

/**
 * A store that writes and removes only where that is this installation's to do. What cannot be removed now is noted,
 * and the sweep removes it when it may; whoever asked is not kept waiting.
 */
export function guardedStore(store: BareStore, ownership: Pick<Ownership, 'standing'>, db: Database): FileStore {
  async function mayWrite(): Promise<void> {
    const standing = await ownership.standing()
    if (!mayWriteIn(standing)) throw new StoreNotOurs(standing.state)
  }

  let askAgainAt = 0

  async function removeOrNote(key: string, remove: () => Promise<void>): Promise<void> {
    // Whoever removes a hundred files does not wait a hundred times.
    if (performance.now() < askAgainAt) return insertDue(db, key)
    try {
      if (mayWriteIn(await ownership.standing())) await remove()
      else await insertDue(db, key)
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error
      askAgainAt = performance.now() + awayMs
      await insertDue(db, key)
    }
  }

  return {
    incoming: store.incoming,
    mayWrite,
    async keep(localPath, key) {
      await mayWrite()
      await store.keep(localPath, key)
    },
    open: store.open,
    remove: key => removeOrNote(key, () => store.remove(key)),
    removeFolder: name => removeOrNote(`${name}/`, () => store.removeFolder(name)),
    list: store.list,
    space: store.space,
  }
}
