import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { takeYourTime } from '../../platform/transaction.ts'
import { materials, subjects } from '../materials/tables.ts'

/** A subject, held until the transaction ends; null when there is none. */
export async function lockSubject(
  tx: Transaction,
  id: number,
): Promise<{ id: number; name: string; teacherId: string } | null> {
  const [row] = await tx
    .select({ id: subjects.id, name: subjects.name, teacherId: subjects.teacherId })
    .from(subjects)
    .where(eq(subjects.id, id))
    .for('update')
  return row ?? null
}

/** Deletes a subject with its materials; answers where their PDFs are. */
export async function deleteSubjectRow(tx: Transaction, id: number): Promise<string[]> {
  await takeYourTime(tx)
  const kept = await tx.select({ pdfPath: materials.pdfPath }).from(materials).where(eq(materials.subjectId, id))
  await tx.delete(subjects).where(eq(subjects.id, id))
  return kept.map(({ pdfPath }) => pdfPath)
}

/** A material, held until the transaction ends; null when there is none. */
export async function lockMaterial(tx: Transaction, id: number) {
  const { title, teacherId, status } = materials
  const [row] = await tx
    .select({ id: materials.id, title, teacherId, status })
    .from(materials)
    .where(eq(materials.id, id))
    .for('update')
  return row ?? null
}

export async function updateMaterial(
  tx: Transaction,
  id: number,
  { title, description }: { title: string; description?: string | null | undefined },
): Promise<void> {
  const change = description === undefined ? { title } : { title, description: description || null }
  await tx.update(materials).set(change).where(eq(materials.id, id))
}

/** Deletes a material with all that hangs on it; answers where its PDF is. */
export async function deleteMaterialRow(tx: Transaction, id: number): Promise<string[]> {
  await takeYourTime(tx)
  const gone = await tx.delete(materials).where(eq(materials.id, id)).returning({ pdfPath: materials.pdfPath })
  return gone.map(({ pdfPath }) => pdfPath)
}
