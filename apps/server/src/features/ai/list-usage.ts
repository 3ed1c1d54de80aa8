import type { AiUsage } from '@capivira/core/ai/contract'
import type { AiProvider } from '../../platform/ai-settings.ts'
import type { Services } from '../../platform/services.ts'
import { countSchool } from '../school/counts.ts'
import { selectFailures, selectUsageByDay } from './usage-store.ts'

const DAY = 24 * 3600_000
const USUAL_DAYS = 30

/** What the model was asked for in the last days, what it cost and how often it failed. */
export async function listUsage(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  now: Date,
  days = USUAL_DAYS,
): Promise<AiUsage> {
  const { ai } = settings
  const since = new Date(now.getTime() - days * DAY)
  const byDay = await selectUsageByDay(db, since, settings.schoolTimeZone)
  const failures = await selectFailures(db, since)
  const { modelItems, extractiveItems } = await countSchool(db)
  const priced = ai !== undefined && ai.prices.input + ai.prices.output > 0
  const present = ({ costMicros, ...used }: Omit<(typeof byDay)[number], 'day'>) => ({
    ...used,
    cost: priced || costMicros > 0 ? Math.round(costMicros / 100) / 10_000 : null,
  })
  const total = (pick: (one: (typeof byDay)[number]) => number) => byDay.reduce((sum, one) => sum + pick(one), 0)
  return {
    service: ai ? serviceOf(ai) : null,
    totals: present({
      calls: total(({ calls }) => calls),
      failures: total(one => one.failures),
      inputTokens: total(({ inputTokens }) => inputTokens),
      outputTokens: total(({ outputTokens }) => outputTokens),
      costMicros: total(({ costMicros }) => costMicros),
    }),
    days: byDay.map(({ day, ...used }) => ({ day, ...present(used) })),
    failures: failures.map(({ lastAt, ...failure }) => ({ ...failure, lastAt: lastAt.toISOString() })),
    items: { model: modelItems, extractive: extractiveItems },
  }
}

function serviceOf({ provider, model, baseUrl, image, limits }: AiProvider): NonNullable<AiUsage['service']> {
  return { provider, model, host: new URL(baseUrl).host, draws: image !== undefined, limits }
}
