import type { SchoolDay } from '@capivira/core/progress/school-day'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { materials } from '../materials/tables.ts'
import { quizzes } from '../quizzes/tables.ts'
import { asksSomething } from './standing-store.ts'
import { assignments, classes, subjectClasses } from './tables.ts'

/** An assignment as its teacher sees it in a list; instants as PostgreSQL writes them. */
export type AssignmentRow = {
  id: number
  classId: number
  materialId: number
  title: string
  subject: string
  withCards: boolean
  withQuiz: boolean
  note: string | null
  dueDay: SchoolDay
  createdAt: string
  /** Why nobody can do it any more; null while somebody can. */
  blocked: 'empty' | 'restricted' | null
  doneCount: number
  membersCount: number
}

async function select(db: Queryable, teacherId: string, more: SQL): Promise<AssignmentRow[]> {
  const { rows } = await db.execute<AssignmentRow>(sql`
    select a.id, a.class_id as "classId", a.material_id as "materialId", m.title, s.name as subject,
      a.with_cards as "withCards", a.with_quiz as "withQuiz", a.note, a.due_day::text as "dueDay",
      a.created_at as "createdAt",
      case
        when not ${asksSomething} and (m.is_processed or m.status = 'failed') then 'empty'
        when s.archived_at is not null then 'restricted'
        when s.is_restricted and not exists (
          select from ${subjectClasses} as opening where opening.subject_id = s.id and opening.class_id = a.class_id
        ) then 'restricted'
      end as blocked,
      (
        select count(*)::int from assignment_results r
        join class_members member on member.user_id = r.user_id and member.class_id = a.class_id
        where r.assignment_id = a.id
      ) as "doneCount",
      (select count(*)::int from class_members where class_id = a.class_id) as "membersCount"
    from ${assignments} as a
    join ${classes} as c on c.id = a.class_id and c.teacher_id = ${teacherId}
    join ${materials} as m on m.id = a.material_id
    join subjects s on s.id = m.subject_id
    left join ${quizzes} as q on q.material_id = m.id
    where ${more}
    order by a.due_day desc, a.id desc`)
  return rows
}

/** The assignments of a teacher's class, the last due first. */
export const listOfClass = (db: Queryable, teacherId: string, classId: number) =>
  select(db, teacherId, sql`a.class_id = ${classId}`)

/** One assignment of a teacher, or null when they have no such assignment. */
export async function findAssignment(db: Queryable, teacherId: string, id: number): Promise<AssignmentRow | null> {
  const [row] = await select(db, teacherId, sql`a.id = ${id}`)
  return row ?? null
}

/** What of a teacher's material can be given to a class; null when it is not theirs. */
export async function findGivable(
  db: Queryable,
  teacherId: string,
  { materialId, classId }: { materialId: number; classId: number },
) {
  const [row] = await db
    .select({
      isProcessed: materials.isProcessed,
      cards: materials.cardsCount,
      questions: sql<number>`coalesce(${quizzes.questionsCount}, 0)`,
      isSeen: sql<boolean>`exists (
          select from subjects s where s.id = ${materials.subjectId} and s.archived_at is null and (not s.is_restricted
            or exists (
            select from ${subjectClasses} as opening where opening.subject_id = s.id and opening.class_id = ${classId}
          ))
        )`,
    })
    .from(materials)
    .leftJoin(quizzes, eq(quizzes.materialId, materials.id))
    .where(and(eq(materials.id, materialId), eq(materials.teacherId, teacherId)))
  return row ?? null
}

export async function insertAssignment(db: Queryable, values: typeof assignments.$inferInsert): Promise<number> {
  const [row] = await db.insert(assignments).values(values).returning({ id: assignments.id })
  if (!row) throw new Error('an insert answered no row')
  return row.id
}

const ofTeacher = (teacherId: string) =>
  sql`exists (select from ${classes} where ${classes.id} = ${assignments.classId}
    and ${classes.teacherId} = ${teacherId})`

/** Changes day and note of a teacher's assignment; false when they have no such assignment. */
export async function updateAssignment(
  db: Queryable,
  teacherId: string,
  id: number,
  values: { dueDay: SchoolDay; note: string | null },
): Promise<boolean> {
  const rows = await db
    .update(assignments)
    .set(values)
    .where(and(eq(assignments.id, id), ofTeacher(teacherId)))
    .returning({ id: assignments.id })
  return rows.length > 0
}

/** Takes a teacher's assignment back; false when they have no such assignment. */
export async function deleteAssignment(db: Queryable, teacherId: string, id: number): Promise<boolean> {
  const rows = await db
    .delete(assignments)
    .where(and(eq(assignments.id, id), ofTeacher(teacherId)))
    .returning({ id: assignments.id })
  return rows.length > 0
}
