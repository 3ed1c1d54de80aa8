import type { AdminCard, AdminMaterial, AdminQuiz, AdminUser } from '@capivira/core/admin/contract'
import type { Subject } from '@capivira/core/materials/contract'
import type { SchoolDay } from '@capivira/core/progress/school-day'
import { presentUser as presentAccount } from '../accounts/present.ts'
import type { CardLine, MaterialLine, QuizLine, SubjectLine, UserLine } from './lists-store.ts'

/** A user as administrators see them. */
export function presentUser(user: UserLine, today: SchoolDay): AdminUser {
  const { materialsCount, lockedAt, ...account } = user
  // What a person chose for their own comfort is nobody else's business.
  return {
    ...presentAccount({ ...account, settings: {} }, today),
    materialsCount,
    lockedAt: lockedAt?.toISOString() ?? null,
  }
}

export function presentSubject(row: SubjectLine): Subject {
  return { ...row, archivedAt: row.archivedAt?.toISOString() ?? null, createdAt: row.createdAt.toISOString() }
}

export function presentMaterial(row: MaterialLine): AdminMaterial {
  return { ...row, createdAt: row.createdAt.toISOString() }
}

export function presentCard(row: CardLine): AdminCard {
  return { ...row, createdAt: row.createdAt.toISOString() }
}

export function presentQuiz(row: QuizLine): AdminQuiz {
  return { ...row, createdAt: row.createdAt.toISOString() }
}
