import { type ConsentView, pupilsPerPage } from '@capivira/core/consents/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { namedAs } from '../accounts/named-as.ts'
import { users } from '../accounts/tables.ts'
import { classes, classMembers } from '../classes/tables.ts'
import { guardianConsents } from './tables.ts'

/** Who looks: a teacher sees the pupils of their own active classes, an administrator all. */
export type SchoolViewer = { id: string; userType: 'student' | 'teacher' | 'admin' }

const inView: Record<ConsentView, SQL> = {
  pending: sql`${users.ageRange} = 'até 12' and consent.given_at is null`,
  given: sql`${users.ageRange} = 'até 12' and consent.given_at is not null`,
  unknown: sql`${users.ageRange} is null`,
}

const ownClass = ({ id, userType }: SchoolViewer) =>
  userType === 'teacher' ? sql`turma.archived_at is null and turma.teacher_id = ${id}` : sql`turma.archived_at is null`

const classesOf = (viewer: SchoolViewer) => sql`
  ${classMembers} as membership join ${classes} as turma on turma.id = membership.class_id and ${ownClass(viewer)}
  where membership.user_id = ${users.id}`

const pupilsOf = (viewer: SchoolViewer) =>
  viewer.userType === 'admin'
    ? sql`${users.userType} = 'student'`
    : sql`${users.userType} = 'student' and exists (select from ${classesOf(viewer)})`

const withConsent = sql`
  ${users} left join ${guardianConsents} as consent on consent.user_id = ${users.id} and consent.revoked_at is null`

/** Whether a pupil is the viewer's to care for. */
export async function isPupilOf(db: Queryable, viewer: SchoolViewer, userId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from ${users} where ${users.id} = ${userId} and ${pupilsOf(viewer)}`)
  return rows.length > 0
}

/** How many pupils there are in each view. */
export async function countViews(db: Queryable, viewer: SchoolViewer): Promise<Record<ConsentView, number>> {
  const { rows } = await db.execute<Record<ConsentView, number>>(sql`
    select count(*) filter (where ${inView.pending})::int as pending,
      count(*) filter (where ${inView.given})::int as given,
      count(*) filter (where ${inView.unknown})::int as unknown
    from ${withConsent}
    where ${pupilsOf(viewer)} and (${users.ageRange} = 'até 12' or ${users.ageRange} is null)`)
  return rows[0] ?? { pending: 0, given: 0, unknown: 0 }
}

export type PupilRow = {
  userId: string
  fullName: string
  ageRange: string | null
  classes: string[]
  guardianName: string | null
  relation: string | null
  method: 'letter' | 'paper' | null
  askedAt: string | null
  givenAt: string | null
  textVersion: string | null
  recordedByName: string | null
  found: number
}

/** A page of pupils by name, each with how many the search finds in all. */
export async function selectPupils(
  db: Queryable,
  viewer: SchoolViewer,
  { view, search, page }: { view: ConsentView; search: string | undefined; page: number },
): Promise<PupilRow[]> {
  const matches = namedAs(users, search)
  const { rows } = await db.execute<PupilRow>(sql`
    select ${users.id} as "userId", ${users.fullName} as "fullName", ${users.ageRange} as "ageRange",
      array(select turma.name from ${classesOf(viewer)} order by turma.name) as classes,
      consent.guardian_name as "guardianName", consent.relation, consent.method, consent.asked_at as "askedAt",
      consent.given_at as "givenAt", consent.text_version as "textVersion",
      consent.recorded_by_name as "recordedByName", (count(*) over ())::int as found
    from ${withConsent}
    where ${pupilsOf(viewer)} and ${inView[view]} ${matches ? sql`and ${matches}` : sql``}
    order by ${users.fullName}, ${users.id}
    limit ${pupilsPerPage} offset ${(page - 1) * pupilsPerPage}`)
  return rows
}
