import type { DatabaseHome } from '../../platform/files/claim.ts'
import { isLastingFolder } from '../../platform/folder-identity.ts'

/** Whether a row is still where it was. */
export function isAtHome(before: DatabaseHome | null, now: DatabaseHome): boolean {
  if (before === null) return true
  if (before.kind === 'embedded' || now.kind === 'embedded')
    return before.kind === 'embedded' && now.kind === 'embedded' && isLastingFolder(before.folder, now.folder)
  const unsure = before.cluster === null || now.cluster === null
  return before.database === now.database && (unsure || before.cluster === now.cluster)
}
