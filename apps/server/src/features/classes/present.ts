import type { ClassMember, SchoolClass } from '@capivira/core/classes/contract'
import type { ClassRow, selectMembers } from './store.ts'

/** A class as its teacher sees it: instants as text. */
export function presentClass(row: ClassRow): SchoolClass {
  return { ...row, archivedAt: row.archivedAt?.toISOString() ?? null, createdAt: row.createdAt.toISOString() }
}

/** A pupil of a class: instants as text. */
export function presentMember(row: Awaited<ReturnType<typeof selectMembers>>[number]): ClassMember {
  return {
    ...row,
    joinedAt: new Date(row.joinedAt).toISOString(),
    lastStudied: row.lastStudied && new Date(row.lastStudied).toISOString(),
  }
}
