import type { materialEdit } from '@capivira/core/materials/contract'
import { defaultSubjectName, subjectKey } from '@capivira/core/materials/upload'
import type * as z from 'zod/mini'
import type { Database } from '../../platform/database.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { updateOwn } from './store.ts'
import { findOrInsertSubject } from './subject-store.ts'

type Edit = z.output<typeof materialEdit> & { materialId: number; now: Date }

/**
 * Changes title, description and subject of a teacher's material; the subject is found by its name or made, as in an
 * upload. False when they have no such material: then nothing is made either.
 */
export async function editMaterial(
  db: Database,
  teacherId: string,
  { materialId, title, description, subject, now }: Edit,
): Promise<boolean> {
  const name = subject || defaultSubjectName
  return inTransaction(db, async tx => {
    if (!(await updateOwn(tx, teacherId, materialId, { title, description: description || null }))) return false
    const subjectId = await findOrInsertSubject(tx, { teacherId, name, nameKey: subjectKey(name), createdAt: now })
    return updateOwn(tx, teacherId, materialId, { subjectId })
  })
}
