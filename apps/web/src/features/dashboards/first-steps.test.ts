import { expect, test } from 'vitest'
import { stepsOf, wentTheWay } from './first-steps.ts'

const turma = (changes: object = {}) => ({
  id: 4,
  name: '7º A',
  joinCode: 'KM4RTW',
  membersCount: 0,
  archivedAt: null,
  ...changes,
})
const nothing = { dashboard: { engagement: 0 }, materials: [], classes: [] }
const done = (has: Parameters<typeof stepsOf>[0]) => stepsOf(has).map(step => step.done)

test('each step ticks itself off: a material that was read, a class, a pupil in it', () => {
  expect(done(nothing)).toEqual([false, false, false])
  const materials = [{ status: 'processed' as const }]
  expect(done({ ...nothing, materials })).toEqual([true, false, false])
  expect(done({ ...nothing, materials, classes: [turma()] })).toEqual([true, true, false])
  expect(done({ ...nothing, materials, classes: [turma({ membersCount: 1 })] })).toEqual([true, true, true])
})

test('a file that failed is no material, one on its way is not yet, and an archived class is none', () => {
  expect(done({ ...nothing, materials: [{ status: 'failed' }] })).toEqual([false, false, false])
  const [first] = stepsOf({ ...nothing, materials: [{ status: 'extracting' }] })
  expect(first).toMatchObject({ done: false, href: '/manage-materials', action: 'Acompanhar' })
  expect(done({ ...nothing, classes: [turma({ archivedAt: '2026-01-01T00:00:00Z', membersCount: 9 })] })).toEqual([
    false,
    false,
    false,
  ])
})

test('who has what to study, and had pupils in a class of any year, went the way before', () => {
  const materials = [{ status: 'processed' as const }]
  const archived = turma({ archivedAt: '2025-12-01T00:00:00Z', membersCount: 9 })
  expect(wentTheWay({ materials, classes: [turma(), archived] })).toBe(true)
  expect(wentTheWay({ materials: [{ status: 'failed' }], classes: [archived] })).toBe(false)
  expect(wentTheWay({ materials, classes: [turma()] })).toBe(false)
})

test('pupils who study already need no class', () => {
  expect(done({ ...nothing, dashboard: { engagement: 3 } })).toEqual([true, true, true])
})

test('the last step has the code of the class and leads to it', () => {
  expect(stepsOf({ ...nothing, classes: [turma()] })[2]).toMatchObject({ href: '/classes/4', code: 'KM4RTW' })
})
