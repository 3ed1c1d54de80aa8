import { and, eq, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import { classes, classMembers, goneMembers, subjectClasses } from '../classes/tables.ts'
import { schoolCount } from '../school/count-conditions.ts'
import { materials, subjects } from './tables.ts'
import type { Viewer } from './viewer.ts'

/**
 * Whether a pupil sees a subject, as a condition: `subject` and `pupil` are the ids as the statement knows them. A
 * subject is open to all pupils until its teacher restricts it; then to the members of its classes, as long as these
 * are not archived. One that is itself archived is open to nobody. Every statement that gives pupils anything of a
 * material has this condition. `offset 0` has PostgreSQL look up the subjects it comes to; otherwise it might read all
 * walled ones first, which are many in a large school.
 */
export function subjectOpenTo(subject: SQLWrapper, pupil: SQLWrapper | string): SQL {
  return sql`(
    not exists (select from ${subjects} as walled where walled.id = ${subject}
      and (walled.is_restricted or walled.archived_at is not null) offset 0)
    or exists (
      select from ${classMembers} as membership
      join ${subjectClasses} as opening on opening.class_id = membership.class_id and opening.subject_id = ${subject}
      join ${classes} as turma on turma.id = membership.class_id and turma.archived_at is null
      join ${subjects} as opened on opened.id = opening.subject_id and opened.archived_at is null
      where membership.user_id = ${pupil}
    )
  )`
}

/**
 * Since when a pupil can have studied something of a subject they see, as an instant: since they have an account, and
 * where the subject is walled since they joined a class that opens it, whether or not they were out of it for a while.
 * `pupil` is the pupil's id.
 */
export const subjectOpenSince = (subject: SQLWrapper, pupil: SQLWrapper | string): SQL => sql`greatest(
    (select pupil.created_at from ${users} as pupil where pupil.id = ${pupil}),
    (
      select min(membership.joined_at) from (
        select class_id, user_id, joined_at from ${classMembers} union all select class_id, user_id, joined_at
          from ${goneMembers}
      ) as membership
      join ${subjectClasses} as opening on opening.class_id = membership.class_id and opening.subject_id = ${subject}
      join ${classes} as turma on turma.id = membership.class_id and turma.archived_at is null
      where membership.user_id = ${pupil}
        and exists (select from ${subjects} as walled where walled.id = ${subject} and walled.is_restricted)
    )
  )`

/**
 * Whether a pupil was in one of some classes at a moment, as a condition: classes that they have left since and those
 * that were archived or deleted since count. `classes` are the ids, null where all pupils could see what it is about.
 */
export const wasIn = (
  classes: SQLWrapper,
  pupil: SQLWrapper,
  at: SQLWrapper,
): SQL => sql`(${classes} is null or exists (
    select from (
      select class_id, joined_at from class_members where user_id = ${pupil}
      union all select class_id, joined_at from gone_members where user_id = ${pupil} and gone_at > ${at}::timestamptz
    ) was
    where was.class_id = any(${classes}) and was.joined_at <= ${at}::timestamptz
      and not exists (select from classes turma where turma.id = was.class_id
        and turma.archived_at <= ${at}::timestamptz)
  ))`

/**
 * The classes whose members saw a subject `s` at a moment, those among them that it was taken from since; null where
 * all pupils see it.
 */
export const classesThen = (at: SQLWrapper): SQL => sql`case when s.is_restricted then array(
    select class_id from subject_classes where subject_id = s.id
    union select class_id from gone_openings where subject_id = s.id and gone_at > ${at}::timestamptz
  ) end`

/** Whether a subject `s` was not yet archived at a moment, as a condition. */
export const notYetArchived = (at: SQLWrapper): SQL =>
  sql`(s.archived_at is null or s.archived_at > ${at}::timestamptz)`

/**
 * The materials that exist for a viewer: a teacher's own, all for an admin. Pupils see those of subjects open to them
 * that are processed or on the way there, not those that never got anything to study.
 */
export function visibleTo({ id, userType }: Viewer): SQL | undefined {
  if (userType === 'admin') return undefined
  if (userType === 'teacher') return eq(materials.teacherId, id)
  return and(or(materials.isProcessed, not(eq(materials.status, 'failed'))), subjectOpenTo(materials.subjectId, id))
}

/** The subjects that exist for a viewer: a teacher's own, those open to a pupil, all for an admin. */
export function subjectVisibleTo({ id, userType }: Viewer): SQL | undefined {
  if (userType === 'admin') return undefined
  return userType === 'teacher' ? eq(subjects.teacherId, id) : subjectOpenTo(subjects.id, id)
}

/**
 * Whether all pupils of the school belong to a teacher, as a condition: they see an open subject of theirs, or would,
 * there being none yet.
 */
export const teachesAll = (teacher: SQLWrapper | string): SQL => sql`(
    exists (select from ${subjects} as taught where taught.teacher_id = ${teacher} and not taught.is_restricted
      and taught.archived_at is null)
    or not exists (select from ${subjects} as taught where taught.teacher_id = ${teacher})
  )`

/** Ids of whoever is in a teacher's classes, as a table without repetitions. */
export const membersOf = (teacher: SQLWrapper | string): SQL => sql`(
    select distinct membership.user_id as id from ${classes} as turma
    join ${classMembers} as membership on membership.class_id = turma.id
    where turma.teacher_id = ${teacher} and turma.archived_at is null
  )`

/**
 * How many pupils a teacher has, see {@link pupilOf}: those of the school by its counts, those of classes one by one.
 */
export const countOfPupils = (teacher: SQLWrapper | string): SQL => sql`(
    case when ${teachesAll(teacher)} then ${schoolCount('students')} else (
      select count(*)::int from ${membersOf(teacher)} as member
      where (select pupil.user_type = 'student' from ${users} as pupil where pupil.id = member.id)
    ) end
  )`

/** Whether a pupil belongs to a teacher, as a condition: all do, or they are in one of the teacher's classes. */
export function pupilOf(teacher: SQLWrapper | string, pupil: SQLWrapper): SQL {
  return sql`(
    ${teachesAll(teacher)}
    or exists (
      select from ${classMembers} as membership
      join ${classes} as turma on turma.id = membership.class_id and turma.archived_at is null
      where turma.teacher_id = ${teacher} and membership.user_id = ${pupil}
    )
  )`
}
