import type { SchoolDay } from '@capivira/core/progress/school-day'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { assignments, classes, classMembers, subjectClasses } from './tables.ts'

/** Named with its table, since the tables counted have an id of their own. */
const thisClass = sql`${classes}.id`

const fields = (today: SchoolDay) => ({
  id: classes.id,
  name: classes.name,
  note: classes.note,
  joinCode: classes.joinCode,
  membersCount: sql<number>`(select count(*)::int from ${classMembers} where class_id = ${thisClass})`,
  subjectsCount: sql<number>`(select count(*)::int from ${subjectClasses} where class_id = ${thisClass})`,
  openAssignmentsCount: sql<number>`(
    select count(*)::int from ${assignments} where class_id = ${thisClass} and due_day >= ${today}
  )`,
  quietHours: classes.quietHours,
  archivedAt: classes.archivedAt,
  createdAt: classes.createdAt,
})

const selectClasses = (db: Queryable, teacherId: string, today: SchoolDay, more?: SQL) =>
  db
    .select(fields(today))
    .from(classes)
    .where(and(eq(classes.teacherId, teacherId), more))
    .orderBy(sql`${classes.archivedAt} is not null`, desc(classes.createdAt), desc(classes.id))

export type ClassRow = Awaited<ReturnType<typeof selectClasses>>[number]

/** A teacher's classes: the active ones first, then the newest. */
export const listOwnClasses = (db: Queryable, teacherId: string, today: SchoolDay): Promise<ClassRow[]> =>
  selectClasses(db, teacherId, today)

/** A teacher's class, or null when they have no such class. */
export async function findOwnClass(
  db: Queryable,
  teacherId: string,
  classId: number,
  today: SchoolDay,
): Promise<ClassRow | null> {
  const [row] = await selectClasses(db, teacherId, today, eq(classes.id, classId))
  return row ?? null
}

/** Keeps a new class; answers its id, or null when another class has its code. */
export async function insertClass(db: Queryable, values: typeof classes.$inferInsert): Promise<number | null> {
  const [row] = await db.insert(classes).values(values).onConflictDoNothing().returning({ id: classes.id })
  return row?.id ?? null
}

/** Changes a teacher's class; false when they have no such class. */
export async function updateClass(
  db: Queryable,
  teacherId: string,
  classId: number,
  values: Partial<Pick<ClassRow, 'name' | 'note' | 'archivedAt' | 'quietHours'>>,
): Promise<boolean> {
  const rows = await db
    .update(classes)
    .set(values)
    .where(and(eq(classes.id, classId), eq(classes.teacherId, teacherId)))
    .returning({ id: classes.id })
  return rows.length > 0
}

/** Gives a class a code: 'taken' when another class has it, null when the teacher has no such class. */
export async function updateCode(
  db: Queryable,
  teacherId: string,
  classId: number,
  joinCode: string,
): Promise<'kept' | 'taken' | null> {
  const { rows } = await db.execute<{ own: boolean; changed: boolean }>(sql`
    with own as (
      select id from ${classes} where id = ${classId} and teacher_id = ${teacherId}
    ), changed as (
      update ${classes} as turma set join_code = ${joinCode}
      from own
      where turma.id = own.id and not exists (select from ${classes} as other where other.join_code = ${joinCode})
      returning turma.id
    )
    select exists (select from own) as own, exists (select from changed) as changed`)
  const [outcome] = rows
  if (!outcome?.own) return null
  return outcome.changed ? 'kept' : 'taken'
}

/** The pupils of a class by name, and when each last studied a material of its teacher. */
export async function selectMembers(db: Queryable, classId: number) {
  const { rows } = await db.execute<{
    userId: string
    fullName: string
    joinedAt: string
    lastStudied: string | null
  }>(sql`
    select m.user_id as "userId", u.full_name as "fullName", m.joined_at as "joinedAt", (
        select max(p.last_act_at) from user_progress p
        join materials material on material.id = p.material_id and material.teacher_id = c.teacher_id
        where p.user_id = m.user_id
      ) as "lastStudied"
    from ${classMembers} as m
    join ${classes} as c on c.id = m.class_id
    join users u on u.id = m.user_id
    where m.class_id = ${classId}
    order by u.name_order, u.id`)
  return rows
}

/** Takes a pupil out of a class; false when they are not in it. */
export async function deleteMember(db: Queryable, classId: number, userId: string): Promise<boolean> {
  const gone = await db
    .delete(classMembers)
    .where(and(eq(classMembers.classId, classId), eq(classMembers.userId, userId)))
    .returning({ id: classMembers.userId })
  return gone.length > 0
}

/** The subjects of a class's teacher that its members see, by name. */
export async function selectClassSubjects(db: Queryable, classId: number) {
  const { rows } = await db.execute<{ id: number; name: string; restricted: boolean; materialsCount: number }>(sql`
    select s.id, s.name, s.is_restricted as restricted,
      (select count(*)::int from materials where subject_id = s.id) as "materialsCount"
    from ${classes} as c
    join subjects s on s.teacher_id = c.teacher_id
    where c.id = ${classId} and s.archived_at is null and (
      not s.is_restricted
      or exists (select from ${subjectClasses} as opening where opening.subject_id = s.id and opening.class_id = c.id)
    )
    order by s.place nulls first, s.name_order, s.id`)
  return rows
}
