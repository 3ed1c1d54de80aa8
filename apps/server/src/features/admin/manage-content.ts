import type { materialEdit } from '@capivira/core/admin/contract'
import { messages } from '@capivira/core/http/errors'
import type * as z from 'zod/mini'
import type { Database } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { removeFiles } from '../materials/remove-files.ts'
import { deleteMaterialRow, deleteSubjectRow, lockMaterial, lockSubject, updateMaterial } from './content-store.ts'
import { type MaterialLine, selectMaterial } from './lists-store.ts'
import { type By, recordAct } from './record-act.ts'

type Tools = { db: Database; files: FileStore }

const notFound = new Refusal(404, messages.notFound)

/** Deletes a subject with its materials, cards and quizzes, then their files. */
export async function deleteSubject({ db, files }: Tools, by: By, id: number): Promise<{ message: string } | Refusal> {
  const gone = await inTransaction(db, async tx => {
    const subject = await lockSubject(tx, id)
    if (!subject) return notFound
    const paths = await deleteSubjectRow(tx, id)
    const detail = paths.length === 0 ? null : `${paths.length} ${paths.length === 1 ? 'material' : 'materiais'}`
    await recordAct(tx, by, 'delete-subject', subject, detail)
    return paths
  })
  if (gone instanceof Refusal) return gone
  await removeFiles(files, gone)
  return { message: 'Matéria excluída com sucesso' }
}

/** Deletes a material with its cards and quiz, then its files. A worker that is at it finds it gone and stops. */
export async function deleteMaterial({ db, files }: Tools, by: By, id: number): Promise<{ message: string } | Refusal> {
  const gone = await inTransaction(db, async tx => {
    const material = await lockMaterial(tx, id)
    if (!material) return notFound
    const paths = await deleteMaterialRow(tx, id)
    await recordAct(tx, by, 'delete-material', { ...material, name: material.title })
    return paths
  })
  if (gone instanceof Refusal) return gone
  await removeFiles(files, gone)
  return { message: 'Material excluído com sucesso' }
}

/** Corrects the title and description of a material. */
export async function editMaterial(
  { db }: Pick<Tools, 'db'>,
  by: By,
  id: number,
  edit: z.output<typeof materialEdit>,
): Promise<MaterialLine | Refusal> {
  return inTransaction(db, async tx => {
    const before = await lockMaterial(tx, id)
    if (!before) return notFound
    await updateMaterial(tx, id, edit)
    const detail = before.title === edit.title ? null : `antes: ${before.title}`
    await recordAct(tx, by, 'edit-material', { ...before, name: edit.title }, detail)
    return (await selectMaterial(tx, id)) ?? notFound
  })
}
