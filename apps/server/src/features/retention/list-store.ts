import { idlePerPage } from '@capivira/core/retention/contract'
import { type SQL, sql } from 'drizzle-orm'
import { inNameOrder } from '../../platform/columns.ts'
import type { Queryable } from '../../platform/database.ts'
import type { SignedIn } from '../../platform/signed-in.ts'
import { namedAs } from '../accounts/naming-conditions.ts'
import { users } from '../accounts/tables.ts'
import { usedAt } from '../accounts/use-conditions.ts'
import { classes, classMembers } from '../classes/tables.ts'
import { membersOf } from '../materials/visibility-conditions.ts'
import { idleAccounts } from './tables.ts'

/** Who looks: a teacher sees the pupils of their own active classes, an administrator all. */
export type SchoolViewer = Pick<SignedIn, 'id' | 'userType'>

const isTeacher = ({ userType }: SchoolViewer) => userType === 'teacher'

/**
 * Accounts whose erasure is announced and which were not used since; a notice that is over waits for the next sweep to
 * be taken back.
 */
const announced = (viewer: SchoolViewer): SQL => sql`
  ${idleAccounts} join ${users} on ${users.id} = ${idleAccounts.userId}
  where ${idleAccounts.noticedAt} is not null and ${users.userType} = 'student'
    and ${usedAt} < ${idleAccounts.noticedAt}
    ${isTeacher(viewer) ? sql`and ${users.id} in (select member.id from ${membersOf(viewer.id)} member)` : sql``}`

const classesOf = (viewer: SchoolViewer) => sql`
  array(
    select turma.name from ${classMembers} membership join ${classes} turma on turma.id = membership.class_id
    where membership.user_id = ${users.id} and turma.archived_at is null
      ${isTeacher(viewer) ? sql`and turma.teacher_id = ${viewer.id}` : sql``}
    order by ${inNameOrder(sql`turma.name`)}, turma.id
  )`

/** How many accounts of the viewer's pupils will be erased. */
export async function countAnnounced(db: Queryable, viewer: SchoolViewer): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${announced(viewer)}`)
  return rows[0]?.count ?? 0
}

/** Whether a pupil's account is in the viewer's list. */
export async function isAnnounced(db: Queryable, viewer: SchoolViewer, userId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from ${announced(viewer)} and ${users.id} = ${userId}`)
  return rows.length > 0
}

export type AnnouncedRow = {
  userId: string
  fullName: string
  classes: string[]
  usedAt: string
  everUsed: boolean
  noticedAt: string
  toldPupil: boolean
  toldGuardian: boolean
  locked: boolean
  /** How many the search finds in all. */
  found: number
}

/** Accounts that will be erased, those told of first before the others, then by name. */
export async function selectAnnounced(
  db: Queryable,
  viewer: SchoolViewer,
  { search, page, most = idlePerPage }: { search?: string | undefined; page: number; most?: number },
): Promise<AnnouncedRow[]> {
  const matches = namedAs(users, search)
  const { rows } = await db.execute<AnnouncedRow>(sql`
    select ${users.id} as "userId", ${users.fullName} as "fullName", ${classesOf(viewer)} as classes,
      ${usedAt} as "usedAt", ${usedAt} > ${users.createdAt} as "everUsed", ${idleAccounts.noticedAt} as "noticedAt",
      ${idleAccounts.toldPupil} as "toldPupil", ${idleAccounts.toldGuardian} as "toldGuardian",
      ${users.lockedAt} is not null as locked, (count(*) over ())::int as found
    from ${announced(viewer)} ${matches ? sql`and ${matches}` : sql``}
    order by ${idleAccounts.noticedAt}, ${users.nameOrder}, ${users.id}
    limit ${most} offset ${(page - 1) * most}`)
  return rows
}
