import type { Queryable } from '../../platform/database.ts'
import { isClass, ownAmong } from './access-store.ts'

/** Whether a class is a teacher's own. */
export async function ownsClass(db: Queryable, teacherId: string, classId: number): Promise<boolean> {
  return (await ownAmong(db, teacherId, [classId])).length > 0
}

/** Whether somebody may read of a class: administrators of any, teachers of their own. */
export async function readsClass(
  db: Queryable,
  { id, userType }: { id: string; userType: string },
  classId: number,
): Promise<boolean> {
  return userType === 'admin' ? isClass(db, classId) : ownsClass(db, id, classId)
}
