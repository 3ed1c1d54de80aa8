import { join } from 'node:path'
import { pino } from 'pino'
import { buildApp } from '../../apps/server/src/app.ts'
import { openDatabase } from '../../apps/server/src/platform/database.ts'
import { openFileStore } from '../../apps/server/src/platform/files.ts'
import { readSettings } from '../../apps/server/src/platform/settings.ts'

/**
 * The server with its routes and one connection, without pages, e-mails, jobs and a log: for programs that look into
 * it.
 */
export async function quietApp(databaseUrl: string, folder: string, connection = openDatabase(databaseUrl, 1)) {
  const settings = await readSettings({ DATABASE_URL: databaseUrl, DATA_DIR: folder, NODE_ENV: 'test' })
  const app = await buildApp({
    ...connection,
    settings,
    files: await openFileStore(settings),
    jobs: { processMaterial: async () => {}, sendEmail: async () => {} },
    now: () => new Date(),
    logger: pino({ level: 'silent' }),
    webFolder: join(folder, 'no-pages'),
  })
  return { app, connection }
}
