import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countPlaywright, countVitest, readCount } from './test-results.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'capivira-results-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a test file that could not be loaded counts as a failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{}, {}] },
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}] },
  ]
  expect(countVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({ passed: 2, failed: 2 })
})

test('a journey that passed only when repeated failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 }
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 5, failed: 3 })
})

test('a run that failed without a failed test is one failure', () => {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify({ stats: { expected: 4, unexpected: 0, flaky: 0 } }))
  expect(readCount(file, countPlaywright, 1)).toEqual({ passed: 4, failed: 1 })
  expect(readCount(file, countPlaywright, 0)).toEqual({ passed: 4, failed: 0 })
})

test('a run that left no report failed', () => {
  expect(readCount(path.join(folder, 'none.json'), countVitest, 1)).toEqual({ passed: 0, failed: 1 })
  expect(readCount(path.join(folder, 'none.json'), countVitest, null)).toEqual({ passed: 0, failed: 1 })
})
