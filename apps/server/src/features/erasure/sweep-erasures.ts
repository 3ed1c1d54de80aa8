import type { Database } from '../../platform/database.ts'
import { sweepOutbox } from '../../platform/mail/outbox-folder.ts'
import type { Settings } from '../../platform/settings.ts'
import { openErasedList } from './erased-list.ts'
import { selectErased, selectGonePseudonyms } from './store.ts'

/**
 * Puts accounts on this machine's list that were erased elsewhere, and removes e-mails of no use and of people who are
 * gone.
 */
export async function sweepErasures({
  db,
  settings,
  now,
}: {
  db: Database
  settings: Pick<Settings, 'dataFolder' | 'erasedList'>
  now: Date
}): Promise<void> {
  await sweepOutbox(settings.dataFolder, now, await selectGonePseudonyms(db))
  const list = await openErasedList(settings)
  const listed = new Set((await list.read()).accounts.map(({ hash }) => hash))
  await list.add((await selectErased(db)).filter(({ hash }) => !listed.has(hash)))
}
