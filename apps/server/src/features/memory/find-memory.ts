import type { MemoryStanding } from '@capivira/core/memory/contract'
import { defaultParameters } from '@capivira/core/study/schedule'
import type { Queryable } from '../../platform/database.ts'
import { type ScopeId, type Standing, selectStanding } from './store.ts'

/**
 * A card rated 'médio' at first sight stands for all: the third weight is how many days it is remembered by nine of
 * ten.
 */
const daysOf = (weights: readonly number[] | null | undefined) => (weights ?? defaultParameters.weights)[2] ?? 0

/** How memories of the school or of a turma are reckoned, and how that fares. */
export async function findMemory(db: Queryable, classId: ScopeId): Promise<MemoryStanding> {
  const own = await selectStanding(db, classId)
  const school = classId === null ? undefined : await selectStanding(db, null)
  return {
    use: own?.weights ? 'own' : 'defaults',
    usedSince: textOf(own?.usedSince),
    isOff: own?.isOff ?? false,
    fittedAt: textOf(own?.fittedAt),
    isBetter: own?.isBetter ?? false,
    ...countsOf(own),
    before: own?.before ?? null,
    after: own?.after ?? null,
    daysBefore: daysOf(school?.weights),
    daysAfter: own?.found ? daysOf(own.found) : null,
  }
}

const textOf = (instant: Date | null | undefined) => instant?.toISOString() ?? null

const countsOf = (own: Standing | undefined) => ({
  ratings: own?.ratings ?? 0,
  heldOut: own?.heldOut ?? 0,
  pupils: own?.pupils ?? 0,
})
