import { moveFromRoot } from './move-from-root.ts'
import { mayWriteIn, type Ownership } from './ownership.ts'
import { sweepIncoming } from './sweep-incoming.ts'
import { type SweepTools, sweepUnknown } from './sweep-unknown.ts'

/** Tidies the storage up, as far as it is this installation's to do. Answers how many files were removed. */
export async function sweepStorage(tools: SweepTools, ownership: Pick<Ownership, 'look'>): Promise<number> {
  const standing = await ownership.look()
  if (!mayWriteIn(standing)) return 0
  const broken = await sweepIncoming(tools.store.incoming, tools.now)
  if (standing.state === 'ours') await moveFromRoot(tools)
  return broken + (await sweepUnknown(tools, standing))
}
