import type { Claim, DatabaseHome, Mark } from '../../platform/files/claim.ts'
import type { StoragePlace } from '../../platform/files/file-store.ts'
import { isLastingFolder } from '../../platform/folder-identity.ts'
import { isAtHome } from './home.ts'

/** What the database knows of its own claim. */
export type Known = {
  id: string
  number: number
  nonce: string | null
  pending: Claim | null
  home: DatabaseHome | null
}

/**
 * Whose a storage is, by its mark and what the database knows:
 * `ours`; a `copy` is ours by name, but another database with this name has it; `foreign` is another's; `unmarked` says
 * nothing.
 */
export type Judgement = 'ours' | 'copy' | 'foreign' | 'unmarked'

/** Judges a mark. The database must have been read after it: what a process of ours wrote there, it knows by then. */
export function judgeMark(
  mark: Mark | null,
  known: Known,
  here: { place: StoragePlace; home: DatabaseHome },
): Judgement {
  if (mark === null || !isSamePlace(mark.place, here.place)) return 'unmarked'
  if (isSameClaim(mark, known.pending) || isSameClaim(mark, { ...known, installation: known.id }))
    return isAtHome(known.home, here.home) ? 'ours' : 'copy'
  if (mark.installation !== known.id) return 'foreign'
  return mark.number < known.number && isAtHome(known.home, here.home) ? 'ours' : 'copy'
}

/** Whether two are one place. A mark that tells of another one came here with copied files. */
export function isSamePlace(one: StoragePlace, other: StoragePlace): boolean {
  if (one.kind === 'folder' && other.kind === 'folder') return isLastingFolder(one.folder, other.folder)
  return one.kind === 's3' && other.kind === 's3' && one.bucket === other.bucket && one.prefix === other.prefix
}

function isSameClaim(
  mark: Mark,
  claim: { installation: string; number: number; nonce: string | null } | null,
): boolean {
  return (
    claim !== null &&
    mark.installation === claim.installation &&
    mark.number === claim.number &&
    mark.nonce === claim.nonce
  )
}
