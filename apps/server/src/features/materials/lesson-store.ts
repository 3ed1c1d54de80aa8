import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'
import { materials, subjects } from './tables.ts'

/** The subject and the level of a material. */
export async function selectLesson(
  db: Queryable,
  materialId: number,
): Promise<{ subject: string; schoolLevel: string } | undefined> {
  const [row] = await db
    .select({ subject: subjects.name, schoolLevel: materials.schoolLevel })
    .from(materials)
    .innerJoin(subjects, eq(subjects.id, materials.subjectId))
    .where(eq(materials.id, materialId))
  return row
}
