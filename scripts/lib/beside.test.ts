import { expect, test } from 'vitest'
import { runBeside } from './beside.ts'
import { planTests } from './test-plan.ts'

const moment = () => new Promise(resolve => setImmediate(resolve))

test('what steps need counts as one that runs, and failing it fails no check', async () => {
  const steps = planTests([]) ?? []
  let running = 0
  const counts: number[] = []
  const prepared: string[] = []
  const work = async () => {
    counts.push(++running)
    await moment()
    running--
  }
  const outcomes = await runBeside(steps, 2, {
    prepare: async need => {
      prepared.push(need)
      await work()
      throw new Error('broken')
    },
    check: async ({ heading }) => {
      await work()
      return heading
    },
  })
  expect(Math.max(...counts)).toBe(2)
  expect(prepared).toEqual(['writer', 'program', 'web'])
  expect(outcomes).toEqual(steps.filter(step => step.beside).map(({ heading }) => heading))
})
