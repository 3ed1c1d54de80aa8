import { expect, test } from 'vitest'
import { addPlan, noWork } from './plans.ts'

const rowsOf = new Map([
  ['users', 2200],
  ['subjects', 800],
  ['materials', 4000],
])

type Told = Record<string, unknown>
const scan = (type: string, table: string, rows: number, more: Told = {}): Told => ({
  'Node Type': type,
  'Relation Name': table,
  'Actual Rows': rows,
  'Actual Loops': 1,
  'Shared Hit Blocks': 3,
  ...more,
})
const index = (table: string, rows: number, more: Told = {}) =>
  scan('Index Scan', table, rows, { 'Index Name': `${table}_idx`, ...more })
const above = (type: string, ...plans: Told[]): Told => ({
  'Node Type': type,
  'Actual Rows': 1,
  'Actual Loops': 1,
  Plans: plans,
})

/** The tables that a plan reads whole, and how. */
function wholeOf(plan: Told): string[] {
  const work = noWork()
  addPlan(work, `duration: 1 ms  plan:\n${JSON.stringify({ 'Query Text': 'select', Plan: plan })}`, rowsOf)
  return [...work.whole].map(([how, rows]) => `${how} (${rows})`)
}

test.each<[string, Told, string[]]>([
  ['from end to end', scan('Seq Scan', 'subjects', 800), ['subjects: from end to end (800)']],
  [
    'from end to end for a few rows',
    scan('Seq Scan', 'subjects', 3, { 'Rows Removed by Filter': 797 }),
    ['subjects: from end to end (800)'],
  ],
  ['a table of constant size', scan('Seq Scan', 'school_counts', 4), []],
  ['an index without a condition', index('users', 2200), ['users: users_idx from end to end (2200)']],
  ['the same up to a limit', above('Limit', index('users', 60)), []],
  ['a limit that is never come to', above('Limit', index('users', 2200)), ['users: users_idx, nearly all (2200)']],
  [
    'a limit that comes after sorting',
    above('Limit', above('Sort', index('users', 2200))),
    ['users: users_idx from end to end (2200)'],
  ],
  [
    'a part of a statement that is worked out for itself',
    above('Limit', index('users', 60, { 'Parent Relationship': 'InitPlan' })),
    ['users: users_idx from end to end (60)'],
  ],
  ['what a condition finds', index('users', 30, { 'Index Cond': '(id = $1)' }), []],
  [
    'a condition that nearly all meet',
    index('users', 2000, { 'Index Cond': '(type = $1)' }),
    ['users: users_idx, nearly all (2000)'],
  ],
  ['rows looked up one by one', index('users', 1, { 'Index Cond': '(id = $1)', 'Actual Loops': 3000 }), []],
  ['a search for a common word', scan('Bitmap Heap Scan', 'materials', 4000, { 'Recheck Cond': '(words @@ $1)' }), []],
  ['what is never come to', scan('Seq Scan', 'materials', 0, { 'Actual Loops': 0 }), []],
])('%s', (_, plan, whole) => {
  expect(wholeOf(plan)).toEqual(whole)
})

test('blocks and statements are summed up, and other notices tell nothing', () => {
  const work = noWork()
  const plan = {
    'Query Text': 'select',
    Plan: index('users', 1, { 'Index Cond': '(id = $1)', 'Shared Read Blocks': 2 }),
  }
  addPlan(work, `duration: 1 ms  plan:\n${JSON.stringify(plan)}`, rowsOf)
  addPlan(work, `duration: 1 ms  plan:\n${JSON.stringify(plan)}`, rowsOf)
  addPlan(work, 'relation "words" already exists, skipping', rowsOf)
  expect([work.statements, work.blocks, work.whole.size]).toEqual([2, 10, 0])
})
