import { toCsv } from '@capivira/core/reports/csv'
import type { FactKindLine } from '@capivira/core/review/contract'
import { kindName } from '@capivira/core/review/kind-names'
import type { Mark } from '@capivira/core/review/line'
import type { Verdict } from '@capivira/core/review/states'
import type { Database, Queryable } from '../../platform/database.ts'
import { lineFrom, readersMarks } from './read-rule.ts'
import { selectKinds, selectMarks, selectVerdicts, upsertKind } from './store.ts'

/** The kinds of items there are, with what teachers decided of each. */
export async function listFactKinds(db: Database): Promise<FactKindLine[]> {
  const [kinds, marks] = [await selectKinds(db), await selectMarks(db)]
  const line = lineFrom(marks)
  return kinds.map(({ withdrawnAt, reasons, ...row }) => ({
    ...row,
    withdrawnAt: withdrawnAt === null ? null : new Date(withdrawnAt).toISOString(),
    reasons: reasons ?? [],
    line: line(row.factKind),
    ...weighedOf(marks, row.factKind),
    ...readOf(row.factKind, line(row.factKind)),
  }))
}

function weighedOf(marks: readonly Mark[], factKind: string): { weighed: number; weighedKept: number } {
  const own = marks.filter(mark => mark.factKind === factKind)
  return { weighed: own.length, weighedKept: own.filter(({ kept }) => kept).length }
}

function readOf(factKind: string, line: number): { readersMarked: number; readersKept: number } {
  const own = readersMarks.filter(mark => mark.factKind === factKind && mark.certainty >= line)
  const sum = (key: 'total' | 'kept') => own.reduce((all, mark) => all + mark[key], 0)
  return { readersMarked: sum('total'), readersKept: sum('kept') }
}

const verdictNames: Record<Verdict, string> = { keep: 'manteve', refuse: 'recusou' }

/**
 * What teachers decided, counted by kind, verdict and reason, as a spreadsheet opens it: no text, no person, no
 * material.
 */
export async function verdictsCsv(db: Queryable): Promise<string> {
  const counts = await selectVerdicts(db)
  return toCsv(
    ['Tipo', 'Decisão', 'Motivo', 'Vezes'],
    counts.map(({ factKind, verdict, reason, times }) => [
      factKind === null ? null : kindName(factKind),
      verdictNames[verdict],
      reason,
      times,
    ]),
  )
}

/** Writes down that an admin withdrew a kind, or brought it back. */
export async function noteKind(
  db: Queryable,
  { factKind, withdrawn, by, now }: { factKind: string; withdrawn: boolean; by: string; now: Date },
): Promise<void> {
  await upsertKind(db, { factKind, withdrawnAt: withdrawn ? now : null, decidedAt: now, decidedBy: by })
}
