import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AfterRun, leftoversOf } from './leftovers.ts'

const row = (id: number, more: Partial<AfterRun> = {}): AfterRun => ({
  id,
  fingerprint: String(id),
  isSeen: true,
  waits: false,
  isTouched: false,
  isUsed: false,
  ...more,
})
const suggested = { isSeen: false, waits: true }
const leftovers = (rows: AfterRun[], written: number[], before: number) =>
  leftoversOf(rows, new Set(written.map(String)), before)

test('what is written no more goes where as much is published in its place, or nothing comes', () => {
  expect(leftovers([row(1), row(2), row(3)], [3], 2)).toEqual({ gone: [1, 2], last: [] })
  expect(leftovers([row(1), row(2), row(3), row(4)], [3, 4], 2)).toEqual({ gone: [1, 2], last: [] })
})

test('as many of what pupils had stay as wait in their place', () => {
  const rows = [row(1), row(2), row(3), row(4, suggested), row(5, suggested)]
  expect(leftovers(rows, [4, 5], 3)).toEqual({ gone: [3], last: [1, 2] })
  expect(leftovers([...rows, row(6)], [4, 5, 6], 3)).toEqual({ gone: [3], last: [1, 2] })
  expect(leftovers([...rows, row(6), row(7)], [4, 5, 6, 7], 3)).toEqual({ gone: [2, 3], last: [1] })
})

test('what was studied stays behind the others, and counts as what pupils have', () => {
  const rows = [row(1), row(2, { isUsed: true }), row(3, suggested), row(4, suggested)]
  expect(leftovers(rows, [3, 4], 1)).toEqual({ gone: [1], last: [2] })
  expect(leftovers(rows, [3, 4], 2)).toEqual({ gone: [], last: [1, 2] })
})

test('what a teacher touched keeps its place, and what waited goes', () => {
  const rows = [row(1, { isTouched: true }), row(2, suggested), row(3, suggested)]
  expect(leftovers(rows, [3], 1)).toEqual({ gone: [2], last: [] })
})

test('pupils never get fewer items than before while as many wait', () => {
  const rows = fc.array(fc.record({ isSeen: fc.boolean(), isWritten: fc.boolean(), isUsed: fc.boolean() }))
  fc.assert(
    fc.property(rows, some => {
      const all = some.map(({ isSeen, isWritten, isUsed }, id) =>
        row(id, { isSeen, isUsed, waits: isWritten && !isSeen }),
      )
      const written = some.flatMap(({ isWritten }, id) => (isWritten ? [id] : []))
      const before = Math.min(some.length, all.filter(({ waits }) => waits).length)
      const { gone } = leftovers(all, written, before)
      const seen = all.filter(({ isSeen }) => isSeen)
      const left = seen.filter(({ id }) => !gone.includes(id))
      expect(left.length).toBeGreaterThanOrEqual(Math.min(before, seen.length))
      expect(gone.filter(id => all[id]?.isUsed || written.includes(id))).toEqual([])
    }),
  )
})
