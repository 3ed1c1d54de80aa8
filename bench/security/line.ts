import type { School } from './school.ts'

/**
 * One line of the report: something that must be refused, or an honest neighbour of it that must go through.
 * `run` answers null when all is as it should be, else what it saw. It is given the school that most lines play in, and
 * one that is hosted for others: in production, behind https, with secrets of its own making and two-factor asked of
 * its staff.
 */
export type Line = {
  finding: string
  kind: 'refused' | 'honest'
  what: string
  run: (school: School, hosted: School) => Promise<string | null>
}

/** What was seen where it differs from what is expected; null where it does not. */
export function unless(right: boolean, seen: string): string | null {
  return right ? null : seen
}

/** The first thing seen of several; null when all are as they should be. */
export function firstOf(...seen: (string | null)[]): string | null {
  return seen.find(one => one !== null) ?? null
}
