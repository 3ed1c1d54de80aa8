import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startTestApp, type TestApp, type TestParts } from './app.ts'

/** When a school day begins for tests that ask for it: noon in São Paulo. */
export const noon = '2026-03-02T15:00:00Z'

/** So many seconds after {@link noon}. */
export const after = (seconds: number) => new Date(Date.parse(noon) + seconds * 1000).toISOString()

/**
 * A test server for all tests of a file, started before the first of them and closed after the last; each begins at
 * {@link noon}.
 */
export function useSchool(parts?: TestParts): TestApp {
  let started: TestApp | undefined
  beforeAll(async () => {
    started = await startTestApp(parts)
  })
  afterAll(() => started?.close())
  beforeEach(() => started?.setNow(noon))
  const school = (): TestApp => {
    if (!started) throw new Error('the school opens before the first test, not before')
    return started
  }
  return {
    get app() {
      return school().app
    },
    get connection() {
      return school().connection
    },
    get databaseUrl() {
      return school().databaseUrl
    },
    get settings() {
      return school().settings
    },
    get files() {
      return school().files
    },
    get emails() {
      return school().emails
    },
    setNow: instant => school().setNow(instant),
    later: (...when) => school().later(...when),
    now: () => school().now(),
    visitor: () => school().visitor(),
    signedIn: (...who) => school().signedIn(...who),
    close: () => school().close(),
  }
}
