import { blockedNotice } from '@capivira/core/classes/assignment'
import type { Assignment } from '@capivira/core/classes/assignment-contract'
import { TriangleAlert } from '@capivira/ui/icons'

/** Says of an assignment that nobody can do it any more, and what the teacher can do. */
export function BlockedNotice({ assignment }: { assignment: Assignment }) {
  const notice = blockedNotice(assignment)
  if (notice === null) return null
  return (
    <p className="flex gap-2 rounded-sm bg-soft-xp px-3 py-2 text-xp-ink">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">{notice}</span>
    </p>
  )
}
