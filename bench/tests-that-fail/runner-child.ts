/** Runs as a process: holds one Vitest open and runs the tests it is told against files as it is told they are. */
import path from 'node:path'
import { createVitest } from 'vitest/node'
import { PROJECT } from '../../scripts/lib/project.mjs'
import type { Asked } from './tester.ts'

let current: { id: string; code: string } | undefined

const vitest = await createVitest(
  'test',
  {
    root: PROJECT,
    config: false,
    watch: false,
    isolate: false,
    pool: 'threads',
    maxWorkers: 1,
    bail: 1,
    reporters: [{}],
    include: ['packages/*/src/**/*.test.ts'],
    testTimeout: 60_000,
  },
  { plugins: [{ name: 'mutant', enforce: 'pre', load: id => (id === current?.id ? current.code : null) }] },
)
await vitest.standalone()

async function run({ file, code, tests }: Asked): Promise<boolean> {
  const id = path.join(PROJECT, file)
  current = { id, code }
  vitest.invalidateFile(id)
  const project = vitest.getRootProject()
  const { testModules } = await vitest.runTestSpecifications(
    tests.map(test => project.createSpecification(path.join(PROJECT, test))),
  )
  current = undefined
  vitest.invalidateFile(id)
  return testModules.length > 0 && testModules.every(module => module.ok())
}

process.on('message', (asked: Asked) => {
  run(asked).then(
    passed => process.send?.({ passed }),
    // What cannot even be loaded is noticed.
    () => process.send?.({ passed: false }),
  )
})
process.once('disconnect', () => process.exit())
process.send?.({ ready: true })
