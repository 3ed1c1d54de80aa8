import { type ConsentView, type PupilConsent, pupilsPerPage } from '@capivira/core/consents/contract'
import { type SQL, sql } from 'drizzle-orm'
import { inNameOrder } from '../../platform/columns.ts'
import type { Queryable } from '../../platform/database.ts'
import { isPupilsMailbox } from '../accounts/mailbox-conditions.ts'
import { namedAs } from '../accounts/naming-conditions.ts'
import { users } from '../accounts/tables.ts'
import { classes, classMembers } from '../classes/tables.ts'
import { membersOf } from '../materials/visibility-conditions.ts'
import { guardianConsents } from './tables.ts'

/** Who looks: a teacher sees the pupils of their own active classes, an administrator all. */
export type SchoolViewer = { id: string; userType: 'student' | 'teacher' | 'admin' }

/** What was given by link and the school has not looked at. */
const unchecked = sql`method = 'letter' and given_at is not null and revoked_at is null and checked_at is null`

/**
 * Those are a teacher's to look at, among their pupils; an administrator's where no turma has the pupil, among
 * {@link waitingOf}, who all wait.
 */
const toCheck = (viewer: SchoolViewer) =>
  viewer.userType === 'admin'
    ? sql`not exists (select from ${classesOf(viewer)})`
    : sql`exists (select from ${guardianConsents} as given where given.user_id = ${users.id} and ${unchecked})`

const inView: Record<Exclude<ConsentView, 'check'>, SQL> = {
  pending: sql`${users.ageRange} = 'até 12' and not ${users.consentGiven}`,
  given: sql`${users.ageRange} = 'até 12' and ${users.consentGiven}`,
  unknown: sql`${users.ageRange} is null`,
}

/**
 * Of one age all are; told so, PostgreSQL goes along the index that has the ages before the names, also where there is
 * none.
 */
const byName = sql`${users.nameOrder}, ${users.id}`
const inOrder: Record<ConsentView, SQL> = {
  pending: byName,
  check: byName,
  given: byName,
  unknown: sql`${users.ageRange}, ${byName}`,
}

const ownClass = ({ id, userType }: SchoolViewer) =>
  userType === 'teacher' ? sql`turma.archived_at is null and turma.teacher_id = ${id}` : sql`turma.archived_at is null`

const classesOf = (viewer: SchoolViewer) => sql`
  ${classMembers} as membership join ${classes} as turma on turma.id = membership.class_id and ${ownClass(viewer)}
  where membership.user_id = ${users.id}`

/**
 * The users among whom a viewer's pupils are: a teacher's are looked up one by one (`offset 0`), not all users read for
 * them.
 */
const usersOf = ({ id, userType }: SchoolViewer) =>
  userType === 'admin'
    ? sql`${users}`
    : sql`${membersOf(id)} member cross join lateral (
        select * from ${users} where ${users.id} = member.id offset 0
      ) ${users}`

/** The users whose consent waits to be looked at: looked up one by one, from the index that has no others. */
const waitingOf = sql`(select user_id from ${guardianConsents} where ${unchecked}) waiting cross join lateral (
  select * from ${users} where ${users.id} = waiting.user_id offset 0
) ${users}`

/** Whether a pupil is the viewer's to care for. */
export async function isPupilOf(db: Queryable, viewer: SchoolViewer, userId: string): Promise<boolean> {
  const member = viewer.userType === 'admin' ? sql`` : sql`and exists (select from ${classesOf(viewer)})`
  const { rows } = await db.execute(sql`
    select from ${users} where ${users.id} = ${userId} and ${users.userType} = 'student' ${member}`)
  return rows.length > 0
}

/** How many consents given by link wait for somebody of the school to look at them. */
export async function countUnchecked(db: Queryable, viewer: SchoolViewer): Promise<number> {
  const among = viewer.userType === 'admin' ? waitingOf : usersOf(viewer)
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${among} where ${users.userType} = 'student' and ${toCheck(viewer)}`)
  return rows[0]?.count ?? 0
}

/** How many pupils there are in each view of a teacher. */
export async function countViewsOf(db: Queryable, viewer: SchoolViewer): Promise<Record<ConsentView, number>> {
  const { rows } = await db.execute<Record<ConsentView, number>>(sql`
    select count(*) filter (where ${inView.pending})::int as pending,
      count(*) filter (where ${toCheck(viewer)})::int as check,
      count(*) filter (where ${inView.given})::int as given,
      count(*) filter (where ${inView.unknown})::int as unknown
    from ${usersOf(viewer)} where ${users.userType} = 'student'`)
  return rows[0] ?? { pending: 0, check: 0, given: 0, unknown: 0 }
}

export type PupilRow = {
  userId: string
  fullName: string
  ageRange: PupilConsent['ageRange']
  classes: string[]
  guardianName: string | null
  relation: string | null
  method: 'letter' | 'paper' | null
  askedAt: string | null
  givenAt: string | null
  textVersion: string | null
  recordedByName: string | null
  guardianEmail: string | null
  emailOfPupil: boolean
  checkedAt: string | null
  checkedByName: string | null
  /** How many the search finds in all; null where nothing is searched for, and the view has all of them. */
  found: number | null
}

/** A page of pupils by name. */
export async function selectPupils(
  db: Queryable,
  viewer: SchoolViewer,
  { view, search, page }: { view: ConsentView; search: string | undefined; page: number },
): Promise<PupilRow[]> {
  const matches = namedAs(users, search)
  const { rows } = await db.execute<PupilRow>(sql`
    with page as (
      select ${users.id}, ${
        matches
          ? sql`(count(*)
        over ())::int`
          : sql`null::int`
      } as found
        from ${view === 'check' && viewer.userType === 'admin' ? waitingOf : usersOf(viewer)}
      where ${users.userType} = 'student'
        and ${view === 'check' ? toCheck(viewer) : inView[view]} ${
          matches
            ? sql`and
        ${matches}`
            : sql``
        }
      order by ${inOrder[view]}
      limit ${pupilsPerPage} offset ${(page - 1) * pupilsPerPage}
    )
    select ${users.id} as "userId", ${users.fullName} as "fullName", ${users.ageRange} as "ageRange",
      array(select turma.name from ${classesOf(viewer)} order by ${inNameOrder(sql`turma.name`)}, turma.id) as classes,
      consent.guardian_name as "guardianName", consent.relation, consent.method, consent.asked_at as "askedAt",
      consent.given_at as "givenAt", consent.text_version as "textVersion",
      consent.recorded_by_name as "recordedByName", consent.guardian_email as "guardianEmail",
      consent.checked_at as "checkedAt", consent.checked_by_name as "checkedByName",
      consent.guardian_email is not null and ${isPupilsMailbox(sql`consent.guardian_email`)} as "emailOfPupil",
        page.found
    from page join ${users} on ${users.id} = page.id
    left join lateral (
      select * from ${guardianConsents} as given where given.user_id = ${users.id} and given.revoked_at is null offset 0
    ) consent on true
    order by ${byName}`)
  return rows
}
