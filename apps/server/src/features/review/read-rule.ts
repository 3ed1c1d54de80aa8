import { doubtfulPages } from '@capivira/core/materials/doubtful-pages'
import { type LineTold, type Mark, type Prior, publicationLine } from '@capivira/core/review/line'
import type { Rule } from '@capivira/core/review/standing'
import type { PublicationPolicy } from '@capivira/core/review/states'
import type { Queryable, Transaction } from '../../platform/database.ts'
import priors from './priors.json' with { type: 'json' }
import {
  countPublishedVerdicts,
  selectConfidences,
  selectMarks,
  selectPolicy,
  selectWithdrawnKinds,
  updateOwnPolicy,
  upsertRule,
} from './store.ts'

/** What strict readers kept of open documents, by kind and certainty; written by `bench/evaluate/choice/priors.ts`. */
export const readersMarks: readonly Prior[] = priors

/**
 * When new items of a material go to pupils: as it says itself, or else its teacher, or else those that are certain.
 */
export async function findPolicy(
  db: Queryable,
  materialId: number,
): Promise<{ policy: PublicationPolicy; isOwnPolicy: boolean }> {
  const { own, ofTeacher } = await selectPolicy(db, materialId)
  return { policy: own ?? ofTeacher ?? 'certain', isOwnPolicy: own !== null }
}

/**
 * What decides about new items of a material: its policy, the line, the kinds that are withdrawn, the pages that were
 * hard to read.
 */
export async function readRule(db: Queryable, materialId: number): Promise<Rule> {
  const { policy } = await findPolicy(db, materialId)
  const withdrawnKinds = new Set(await selectWithdrawnKinds(db))
  const { uncertain } = doubtfulPages(await selectConfidences(db, materialId))
  return { policy, line: await readLine(db), withdrawnKinds, doubtfulPages: new Set(uncertain) }
}

/**
 * The certainty from which on items of a kind are published by themselves, by this school's verdicts and readers'
 * marks.
 */
export async function readLine(db: Queryable): Promise<Rule['line']> {
  return lineFrom(await selectMarks(db))
}

/**
 * The same of marks that are at hand, beside what strict readers kept of open documents; each kind is reckoned once.
 */
export function lineFrom(marks: readonly Mark[]): Rule['line'] {
  const lines = new Map<string | null, number>()
  return kind => {
    const line = lines.get(kind) ?? publicationLine(marks, kind, readersMarks)
    lines.set(kind, line)
    return line
  }
}

/**
 * Writes down when new items of a material go to pupils; for `always` also for its teacher's materials that say nothing
 * themselves.
 */
export async function keepPolicy(
  tx: Transaction,
  materialId: number,
  { policy, always, now }: { policy: PublicationPolicy; always: boolean; now: Date },
): Promise<void> {
  const teacherId = await updateOwnPolicy(tx, materialId, policy)
  if (always && teacherId) await upsertRule(tx, { userId: teacherId, policy, changedAt: now })
}

/** How well what is published by itself does with the teachers of this school. */
export async function tellLine(db: Queryable): Promise<LineTold> {
  const line = await readLine(db)
  return { ...(await countPublishedVerdicts(db)), publishes: line(null) <= 1 }
}
