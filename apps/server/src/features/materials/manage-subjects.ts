import { messages } from '@capivira/core/http/errors'
import type { subjectBody } from '@capivira/core/materials/subject-contract'
import { subjectKey } from '@capivira/core/materials/upload'
import type * as z from 'zod/mini'
import type { Database } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import {
  deleteSubjectRow,
  findNamesake,
  insertSubject,
  lockOwnSubject,
  moveMaterials,
  updateSubject,
} from './own-subject-store.ts'
import { removeFiles } from './remove-files.ts'

type Words = z.output<typeof subjectBody>
type Edit = Words & { subjectId: number }

const notFound = new Refusal(404, messages.notFound)
const intoItself = 'Escolha outra matéria para receber os materiais.'

/** Refuses a second subject of what people take for one name. */
function refuseNamesake(name: string): Refusal {
  const sentence = `Você já tem uma matéria chamada “${name}”. Escolha outro nome, ou junte as duas.`
  return new Refusal(409, sentence, { errors: { name: sentence } })
}

/** Makes a subject of a teacher's; answers its id. Refuses 409 where they have one of this name. */
export async function createSubject(
  db: Database,
  teacherId: string,
  { name, description, now }: Words & { now: Date },
): Promise<number | Refusal> {
  const nameKey = subjectKey(name)
  const made = { teacherId, name, nameKey, description: description || null, createdAt: now }
  const id = await inTransaction(db, tx => insertSubject(tx, made))
  return id ?? refuseNamesake((await findNamesake(db, { teacherId, nameKey })) ?? name)
}

/**
 * Names and describes a teacher's subject. Refuses 404 where they have no such subject, 409 where another has the name.
 */
export async function editSubject(
  db: Database,
  teacherId: string,
  { subjectId, name, description }: Edit,
): Promise<Refusal | null> {
  const nameKey = subjectKey(name)
  return inTransaction(db, async tx => {
    if (!(await lockOwnSubject(tx, teacherId, subjectId))) return notFound
    const namesake = await findNamesake(tx, { teacherId, nameKey, except: subjectId })
    if (namesake !== null) return refuseNamesake(namesake)
    await updateSubject(tx, teacherId, subjectId, { name, nameKey, description: description || null })
    return null
  })
}

/**
 * Moves everything of a teacher's subject to another of theirs and deletes the first. Pupils keep what they did: it
 * hangs on the materials. Refuses 404 where one of the two is not theirs, 400 where they are the same.
 */
export async function mergeSubject(
  db: Database,
  teacherId: string,
  { subjectId, into }: { subjectId: number; into: number },
): Promise<Refusal | null> {
  if (subjectId === into) return new Refusal(400, intoItself, { errors: { into: intoItself } })
  return inTransaction(db, async tx => {
    // In one order whoever asks, so that two that merge the same pair do not wait for each other.
    const first = await lockOwnSubject(tx, teacherId, Math.min(subjectId, into))
    const second = await lockOwnSubject(tx, teacherId, Math.max(subjectId, into))
    if (!first || !second) return notFound
    await moveMaterials(tx, subjectId, into)
    await deleteSubjectRow(tx, subjectId)
    return null
  })
}

/** Deletes a teacher's subject with its materials, then their files; false when they have no such subject. */
export async function deleteSubject(
  { db, files }: { db: Database; files: FileStore },
  teacherId: string,
  subjectId: number,
): Promise<boolean> {
  const paths = await inTransaction(db, async tx =>
    (await lockOwnSubject(tx, teacherId, subjectId)) ? deleteSubjectRow(tx, subjectId) : null,
  )
  if (paths === null) return false
  await removeFiles(files, paths)
  return true
}
