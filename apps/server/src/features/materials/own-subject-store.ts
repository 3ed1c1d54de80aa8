import type { SubjectContents } from '@capivira/core/materials/subject-contract'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database.ts'
import { takeYourTime } from '../../platform/transaction.ts'
import { materials, subjects } from './tables.ts'

type Values = Partial<Pick<typeof subjects.$inferInsert, 'name' | 'nameKey' | 'description' | 'archivedAt'>>

const own = (teacherId: string, id: number) => and(eq(subjects.id, id), eq(subjects.teacherId, teacherId))

/** Holds a teacher's subject until the transaction ends; false when they have no such subject. */
export async function lockOwnSubject(tx: Transaction, teacherId: string, id: number): Promise<boolean> {
  const rows = await tx.select({ id: subjects.id }).from(subjects).where(own(teacherId, id)).for('update')
  return rows.length > 0
}

/** The name of another subject of the teacher's that people would take for this name, or null. */
export async function findNamesake(
  db: Queryable,
  { teacherId, nameKey, except }: { teacherId: string; nameKey: string; except?: number },
): Promise<string | null> {
  const [row] = await db
    .select({ name: subjects.name })
    .from(subjects)
    .where(
      and(
        eq(subjects.teacherId, teacherId),
        eq(subjects.nameKey, nameKey),
        except === undefined ? undefined : ne(subjects.id, except),
      ),
    )
  return row?.name ?? null
}

/** Keeps a new subject; answers its id, or null when the teacher has one of this name. */
export async function insertSubject(db: Queryable, values: typeof subjects.$inferInsert): Promise<number | null> {
  const [row] = await db.insert(subjects).values(values).onConflictDoNothing().returning({ id: subjects.id })
  return row?.id ?? null
}

/** Changes a teacher's subject; false when they have no such subject. */
export async function updateSubject(db: Queryable, teacherId: string, id: number, values: Values): Promise<boolean> {
  const rows = await db.update(subjects).set(values).where(own(teacherId, id)).returning({ id: subjects.id })
  return rows.length > 0
}

/** Puts a teacher's subjects in this order; those that are not named have no place any more. */
export async function updatePlaces(db: Queryable, teacherId: string, ids: readonly number[]): Promise<void> {
  await db.execute(sql`
    update ${subjects} as own set place = array_position(${sql.param(ids)}::int[], own.id) - 1
    where own.teacher_id = ${teacherId}`)
}

/** Moves everything of one subject to another. */
export async function moveMaterials(tx: Transaction, from: number, to: number): Promise<void> {
  await tx.update(materials).set({ subjectId: to }).where(eq(materials.subjectId, from))
}

/** What is in a teacher's subject; null when they have no such subject. */
export async function selectContents(db: Queryable, teacherId: string, id: number): Promise<SubjectContents | null> {
  const { rows } = await db.execute<SubjectContents>(sql`
    select count(m.id)::int as materials,
      coalesce(sum((select count(*) from flip_cards c where c.material_id = m.id)), 0)::int as cards,
      coalesce(sum((
        select count(*) from quizzes q join quiz_questions asked on asked.quiz_id = q.id where q.material_id = m.id
      )), 0)::int as questions,
      (
        select count(distinct p.user_id)::int from user_progress p join materials of on of.id = p.material_id
        where of.subject_id = s.id
      ) as pupils
    from subjects s left join materials m on m.subject_id = s.id
    where s.id = ${id} and s.teacher_id = ${teacherId}
    group by s.id`)
  return rows[0] ?? null
}

/** Deletes a subject with its materials; answers where their files are. */
export async function deleteSubjectRow(tx: Transaction, id: number): Promise<string[]> {
  await takeYourTime(tx)
  const kept = await tx.select({ pdfPath: materials.pdfPath }).from(materials).where(eq(materials.subjectId, id))
  await tx.delete(subjects).where(eq(subjects.id, id))
  return kept.map(({ pdfPath }) => pdfPath)
}
