import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/embedded-postgres.ts'
import { roomyFolder } from './roomy-folder.ts'
import { prepareTemplate } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the maintenance database of the cluster that all server tests share. */
    testDatabaseUrl: string
    /** Folder where programs that tests start find what an earlier one of the run has compiled: NODE_COMPILE_CACHE. */
    compileCache: string
  }
}

/**
 * One PostgreSQL for the whole test run, in a folder that goes with it, with one migrated template that every test file
 * copies (see database.ts).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = roomyFolder()
  const postgres = await startEmbeddedPostgres({ folder: path.join(folder, 'postgres'), durability: 'disposable' })
  const teardown = async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    await prepareTemplate(postgres.url)
  } catch (error) {
    await teardown()
    throw error
  }
  project.provide('testDatabaseUrl', postgres.url)
  project.provide('compileCache', path.join(folder, 'compiled'))
  return teardown
}
