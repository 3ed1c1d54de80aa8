import type { MaterialAuthors } from '@capivira/core/ai/contract'
import type { Services } from '../../platform/services.ts'
import type { SignedIn } from '../../platform/signed-in.ts'
import { selectServices, selectWriters, teaches, type WriterRow } from './authors-store.ts'

/** Who wrote the items of a material, and what the models that were asked took; null where it is not the caller's. */
export async function listAuthors(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  user: Pick<SignedIn, 'id' | 'userType'>,
  materialId: number,
): Promise<MaterialAuthors | null> {
  if (!(await teaches(db, user, materialId))) return null
  const items = { patterns: 0, model: 0, assistant: 0, teacher: 0, imported: 0, unknown: 0 }
  for (const row of await selectWriters(db, materialId)) items[writerOf(row)] += row.items
  const services = await selectServices(db, materialId)
  const { prices } = settings.ai ?? { prices: { input: 0, output: 0 } }
  const priced = prices.input + prices.output > 0
  return {
    items,
    services: services.map(({ milliseconds, costMicros, lastAt, ...service }) => ({
      ...service,
      seconds: Math.round(milliseconds / 1000),
      cost: priced || costMicros > 0 ? Math.round(costMicros / 100) / 10_000 : null,
      lastAt: lastAt.toISOString(),
    })),
  }
}

function writerOf({ engine, origin, pasted }: WriterRow): keyof MaterialAuthors['items'] {
  if (pasted) return 'assistant'
  if (origin === 'teacher' || origin === 'imported') return origin
  if (engine === null) return 'unknown'
  return engine === 'model' ? 'model' : 'patterns'
}
