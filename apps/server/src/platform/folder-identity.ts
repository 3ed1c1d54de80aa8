import { realpathSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { z } from 'zod'

/** What tells a folder from copies of it. Notes that travel with a copy name the folder they are about. */
export const folderIdentity = z.object({
  path: z.string(),
  host: z.string(),
  /** Numbers of the file system and of the folder in it, as decimal text: they may be larger than a double holds. */
  device: z.string(),
  inode: z.string(),
})
export type FolderIdentity = z.output<typeof folderIdentity>

/** The identity of a folder that is there. */
export function identityOf(folder: string): FolderIdentity {
  const { dev, ino } = statSync(folder, { bigint: true })
  return { path: realpathSync(folder), host: hostname(), device: String(dev), inode: String(ino) }
}

/**
 * Whether two are the same folder at this moment, by whatever path: a link, a bind mount. What is told of processes and
 * sockets is believed only then. The number of a file system may be another after the machine was started anew;
 * processes are others, too.
 */
export function isSameFolder(one: FolderIdentity, other: FolderIdentity): boolean {
  return one.device === other.device && one.inode === other.inode
}

/**
 * Whether two may be the same folder at different times. It was renamed: the numbers are those of before. It lies on a
 * file system that numbers anew at each start: its place on this machine is. Another machine shares it: path and number
 * are. A copy has none of these, nor has a snapshot beside the original, which keeps the folder's number under another
 * file system's.
 */
export function isLastingFolder(one: FolderIdentity, other: FolderIdentity): boolean {
  const samePath = one.path === other.path
  return isSameFolder(one, other) || (samePath && (one.host === other.host || one.inode === other.inode))
}
