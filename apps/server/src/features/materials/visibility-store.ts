import { and, eq, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { classes, classMembers, subjectClasses } from '../classes/tables.ts'
import { materials, subjects } from './tables.ts'
import type { Viewer } from './viewer.ts'

/**
 * Whether a pupil sees a subject, as a condition: `subject` and `pupil` are the ids as the statement knows them. A subject is
 * open to all pupils until its teacher restricts it; then to the members of its classes, as long as these are not archived.
 * Every statement that gives pupils anything of a material has this condition.
 */
export function subjectOpenTo(subject: SQLWrapper, pupil: SQLWrapper | string): SQL {
  return sql`(
    not exists (select from ${subjects} as walled where walled.id = ${subject} and walled.is_restricted)
    or exists (
      select from ${classMembers} as membership
      join ${subjectClasses} as opening on opening.class_id = membership.class_id and opening.subject_id = ${subject}
      join ${classes} as turma on turma.id = membership.class_id and turma.archived_at is null
      where membership.user_id = ${pupil}
    )
  )`
}

/**
 * The materials that exist for a viewer: a teacher's own, all for an admin. Pupils see those of subjects open to them that
 * are processed or on the way there, not those that never got anything to study.
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
 * Whether a pupil belongs to a teacher, as a condition: they see an open subject of theirs (or would, there being none yet),
 * or are in one of their classes.
 */
export function pupilOf(teacher: SQLWrapper | string, pupil: SQLWrapper): SQL {
  return sql`(
    exists (select from ${subjects} as taught where taught.teacher_id = ${teacher} and not taught.is_restricted)
    or not exists (select from ${subjects} as taught where taught.teacher_id = ${teacher})
    or exists (
      select from ${classMembers} as membership
      join ${classes} as turma on turma.id = membership.class_id and turma.archived_at is null
      where turma.teacher_id = ${teacher} and membership.user_id = ${pupil}
    )
  )`
}
