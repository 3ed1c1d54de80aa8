import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { materials } from '../materials/tables.ts'
import { assignments, classes, subjectClasses } from './tables.ts'

/**
 * Names of the classes that are not archived and study a material: its subject is open to them, or they have it as a
 * tarefa.
 */
export async function selectClassNames(db: Queryable, materialId: number): Promise<string[]> {
  const bySubject = sql`${classes.id} in (
    select ${subjectClasses.classId} from ${subjectClasses}
    join ${materials} on ${materials.subjectId} = ${subjectClasses.subjectId} where ${materials.id} = ${materialId})`
  const byTask = sql`${classes.id} in (
    select ${assignments.classId} from ${assignments} where ${eq(assignments.materialId, materialId)})`
  const rows = await db
    .select({ name: classes.name })
    .from(classes)
    .where(sql`${classes.archivedAt} is null and (${bySubject} or ${byTask})`)
    .orderBy(classes.id)
  return rows.map(({ name }) => name)
}
