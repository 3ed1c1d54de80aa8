import type { JoinedClass } from '@capivira/core/classes/contract'
import { tidyCode } from '@capivira/core/classes/join-code'
import type { Database, Queryable, Transaction } from '../../platform/database.ts'
import { Refusal, refuseField } from '../../platform/refusal.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { findByCode, holdByCode, insertMember } from './join-store.ts'
import { settleAssignments } from './settle-assignments.ts'

const unknown = 'Nenhuma turma tem este código. Confira as letras com o seu professor.'
const archived = 'Esta turma já foi encerrada. Peça o código novo ao seu professor.'

/**
 * The class of a code, as a pupil sees it before joining. Refuses 404 for a code nobody has and 410 for an archived
 * class.
 */
export async function lookUpClass(
  db: Queryable,
  userId: string,
  typed: string,
): Promise<(JoinedClass & { isMember: boolean }) | Refusal> {
  const found = await findByCode(db, tidyCode(typed), userId)
  if (!found) return refuseField(404, 'code', unknown)
  const { archivedAt, ...shown } = found
  return archivedAt ? refuseField(410, 'code', archived) : shown
}

/** Makes a pupil a member of the class of a code; joining twice changes nothing. Refuses as {@link lookUpClass}. */
export function joinClass(db: Database, joining: Joining): Promise<JoinedClass | Refusal> {
  return inTransaction(db, tx => joinIn(tx, joining))
}

type Joining = { userId: string; code: string; now: Date }

/** The same, in the caller's transaction. */
export async function joinIn(tx: Transaction, { userId, code, now }: Joining): Promise<JoinedClass | Refusal> {
  await holdByCode(tx, tidyCode(code))
  const found = await lookUpClass(tx, userId, code)
  if (found instanceof Refusal) return found
  await insertMember(tx, { classId: found.id, userId, joinedAt: now })
  // They may have done some of its assignments already.
  await settleAssignments(tx, { userId, classId: found.id, now })
  return found
}
