import type { Queryable } from '../../platform/database.ts'
import { ownAmong } from './access-store.ts'

/** Whether a class is a teacher's own. */
export async function ownsClass(db: Queryable, teacherId: string, classId: number): Promise<boolean> {
  return (await ownAmong(db, teacherId, [classId])).length > 0
}
