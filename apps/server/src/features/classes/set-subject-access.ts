import type { SubjectAccess } from '@capivira/core/classes/contract'
import { messages } from '@capivira/core/http/errors'
import type { Database } from '../../platform/database.ts'
import { Refusal, refuseField } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { findAccess, ownAmong, replaceClasses, updateRestriction } from './access-store.ts'

const choose = 'Escolha ao menos uma turma.'
const notFound = new Refusal(404, messages.notFound)

/**
 * Opens a subject to all pupils, or to the members of some classes alone. Refuses 404 for a subject that is not the
 * teacher's and 400 for classes that are not.
 */
export async function setSubjectAccess(
  db: Database,
  teacherId: string,
  { subjectId, restricted, classIds }: SubjectAccess & { subjectId: number },
): Promise<SubjectAccess | Refusal> {
  const wanted = restricted ? [...new Set(classIds)] : []
  if (!(await findAccess(db, teacherId, subjectId))) return notFound
  if (restricted && wanted.length === 0) return refuseField(400, 'classIds', choose)
  return inTransaction(db, async tx => {
    const own = await ownAmong(tx, teacherId, wanted)
    if (own.length < wanted.length) return new Refusal(400, 'Uma das turmas não existe mais. Recarregue a página.')
    if (!(await updateRestriction(tx, teacherId, subjectId, restricted))) return notFound
    await replaceClasses(tx, subjectId, own)
    return { restricted, classIds: own }
  })
}
