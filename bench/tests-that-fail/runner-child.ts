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
    // It goes by a file's content: it would hand it out as first read, and keep a change for all who run tests later.
    fsModuleCache: false,
    reporters: [{}],
    include: ['packages/*/src/**/*.test.ts'],
    testTimeout: 60_000,
  },
  { plugins: [{ name: 'mutant', enforce: 'pre', load: id => (id === current?.id ? current.code : null) }] },
)
await vitest.standalone()

/** The test files that failed; null where none could be run. */
async function run({ file, code, tests }: Asked): Promise<string[] | null> {
  const id = path.join(PROJECT, file)
  current = { id, code }
  vitest.invalidateFile(id)
  const project = vitest.getRootProject()
  const { testModules } = await vitest.runTestSpecifications(
    tests.map(test => project.createSpecification(path.join(PROJECT, test))),
  )
  current = undefined
  vitest.invalidateFile(id)
  // It answers all that it ever ran, each as it went last: those of earlier changes too.
  const ran = testModules
    .map(module => ({ test: path.relative(PROJECT, module.moduleId), isOk: module.ok() }))
    .filter(({ test }) => tests.includes(test))
  return ran.length === 0 ? null : ran.filter(({ isOk }) => !isOk).map(({ test }) => test)
}

process.on('message', (asked: Asked) => {
  run(asked).then(
    failed => process.send?.({ failed }),
    // What cannot even be loaded is noticed.
    () => process.send?.({ failed: null }),
  )
})
process.once('disconnect', () => process.exit())
process.send?.({ ready: true })
