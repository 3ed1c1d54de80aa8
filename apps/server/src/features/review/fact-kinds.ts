import type { FactKindLine } from '@capivira/core/review/contract'
import type { Database, Queryable } from '../../platform/database.ts'
import { readLine } from './read-rule.ts'
import { selectKinds, upsertKind } from './store.ts'

/** The kinds of items there are, with what teachers decided of each. */
export async function listFactKinds(db: Database): Promise<FactKindLine[]> {
  const [kinds, line] = [await selectKinds(db), await readLine(db)]
  return kinds.map(({ withdrawnAt, reasons, ...row }) => ({
    ...row,
    withdrawnAt: withdrawnAt === null ? null : new Date(withdrawnAt).toISOString(),
    reasons: reasons ?? [],
    line: line(row.factKind),
  }))
}

/** Writes down that an admin withdrew a kind, or brought it back. */
export async function noteKind(
  db: Queryable,
  { factKind, withdrawn, by, now }: { factKind: string; withdrawn: boolean; by: string; now: Date },
): Promise<void> {
  await upsertKind(db, { factKind, withdrawnAt: withdrawn ? now : null, decidedAt: now, decidedBy: by })
}
