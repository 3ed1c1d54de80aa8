import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** How many tests passed and failed. */
export interface Count {
  passed: number
  failed: number
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()).default([]),
})

/** Counts Vitest's JSON report; a file that could not even be loaded counts as one failed test. */
export function countVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report)
  const unloadable = testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0)
  return { passed: numPassedTests, failed: numFailedTests + unloadable.length }
}

/** Counts Playwright's JSON report; a test that passed only when repeated failed, as did an error outside tests. */
export function countPlaywright(report: unknown): Count {
  const { stats, errors } = playwrightReport.parse(report)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/**
 * Reads a report and makes it agree with the exit code: a run that failed without a failed test, or left no report, is
 * one failure.
 */
export function readCount(file: string, count: (report: unknown) => Count, exitCode: number | null): Count {
  const none: Count = { passed: 0, failed: 0 }
  const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : none
  const unexplained = exitCode !== 0 && counted.failed === 0
  return unexplained ? { ...counted, failed: 1 } : counted
}
