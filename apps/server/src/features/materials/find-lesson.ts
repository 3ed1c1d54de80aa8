import type { Lesson } from '@capivira/generation/model/lesson'
import type { Queryable } from '../../platform/database.ts'
import { nameClasses } from '../classes/name-classes.ts'
import { selectLesson } from './lesson-store.ts'

/**
 * For whom a material is, and about what: its subject, its level, and the classes that study it; undefined once it is
 * gone.
 */
export async function findLesson(db: Queryable, materialId: number): Promise<Lesson | undefined> {
  const lesson = await selectLesson(db, materialId)
  return lesson && { ...lesson, classes: await nameClasses(db, materialId) }
}
