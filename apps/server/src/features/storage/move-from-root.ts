import type { RootOfBucket } from '../../platform/files/file-store.ts'
import { markKey } from '../../platform/files/own-names.ts'
import { knownAmong } from './known-files.ts'
import { forgetUnknown, noteRootDone, noteUnknown, selectInstallation } from './store.ts'
import { inBatches, patienceMs, type SweepTools } from './sweep-unknown.ts'

/** Files copied in one go; the next sweep goes on. */
const mostCopies = 300
/** What a file at the root is noted as, beside the one under the prefix. */
const atRoot = (key: string) => `/${key}`

/**
 * Moves files that a version before kept at the root of the bucket, not obeying the prefix, to where they belong:
 * copied at once, removed from the root a day later. Only what the database knows, and not where the root has an owner.
 * Answers how many were copied.
 */
export async function moveFromRoot(tools: SweepTools): Promise<number> {
  const { db, store } = tools
  const { root } = store
  if (!root || (await selectInstallation(db)).rootDone || (await root.has(markKey))) return 0
  let copied = 0
  let found = false
  for await (const files of inBatches(root.list())) {
    const known = [
      ...(await knownAmong(
        db,
        files.map(({ key }) => key),
      )),
    ]
    found ||= known.length > 0
    const there: string[] = []
    for (const key of known) {
      if (await store.has(key)) there.push(key)
      else if (copied < mostCopies) {
        await root.adopt(key)
        copied++
      }
    }
    await removeOld(tools, root, there)
  }
  if (!found) await noteRootDone(db)
  return copied
}

async function removeOld({ db, logger, now }: SweepTools, root: RootOfBucket, keys: readonly string[]): Promise<void> {
  const seen = await noteUnknown(db, keys.map(atRoot), now)
  for (const key of keys) {
    if ((seen.get(atRoot(key)) ?? 0) < patienceMs) continue
    await root.remove(key)
    logger.warn({ key }, 'a file that now lies under the prefix was removed from the root of the bucket')
    await forgetUnknown(db, [atRoot(key)])
  }
}
