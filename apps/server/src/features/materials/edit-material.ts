import { messages } from '@capivira/core/http/errors'
import type { editMaterial as contract, materialEdit } from '@capivira/core/materials/contract'
import { defaultSubjectName, subjectKey } from '@capivira/core/materials/upload'
import type * as z from 'zod/mini'
import type { Database } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { lockWords, updateOwn } from './store.ts'
import { findOrInsertSubject } from './subject-store.ts'

type Words = z.output<typeof materialEdit>
type Edit = z.output<(typeof contract)['body'] & object> & { materialId: number; now: Date }

const notFound = new Refusal(404, messages.notFound)
const changedElsewhere =
  'Este material foi alterado em outra janela enquanto você escrevia. Nada do que você digitou se perdeu: ' +
  'compare com o que está salvo e escolha.'

/**
 * Changes title, description and subject of a teacher's material; the subject is found by its name or made, as in an
 * upload. Refuses 404 where they have no such material, and 409 where it changed since they read it: then nothing is
 * made either.
 */
export async function editMaterial(
  db: Database,
  teacherId: string,
  { materialId, title, description, subject, was, now }: Edit,
): Promise<Refusal | null> {
  const name = subject || defaultSubjectName
  return inTransaction(db, async tx => {
    const current = await lockWords(tx, teacherId, materialId)
    if (!current) return notFound
    if (was && !areSame(was, current)) return new Refusal(409, changedElsewhere, { code: 'newer-version', current })
    await updateOwn(tx, teacherId, materialId, { title, description: description || null })
    const nameKey = subjectKey(name)
    if (nameKey === subjectKey(current.subject)) return null
    const subjectId = await findOrInsertSubject(tx, { teacherId, name, nameKey, createdAt: now })
    await updateOwn(tx, teacherId, materialId, { subjectId })
    return null
  })
}

const areSame = (one: Words, other: Words) =>
  one.title === other.title &&
  one.description === other.description &&
  subjectKey(one.subject || defaultSubjectName) === subjectKey(other.subject)
