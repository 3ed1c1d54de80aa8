/**
 * Whether the tests of the rules can fail: puts small wrong changes into the packages, a sample of them drawn with a
 * seed, and sees which go unnoticed. Tests that fail while their file is unchanged are told and left out. Files are not
 * touched: a change lives in the module that Vitest loads.
 *   node bench/tests-that-fail.ts [--package core]… [--sample 60] [--seed 1] [--file part-of-a-path] [--patience 60]
 */
import { parseArgs } from 'node:util'
import { PROJECT } from '../scripts/lib/project.mjs'
import { readTree } from '../scripts/lib/structure/tree.ts'
import { mutated } from './tests-that-fail/mutants.ts'
import { type Case, sampleOf } from './tests-that-fail/sample.ts'
import { openTester } from './tests-that-fail/tester.ts'

/** Files of tests that fail while nothing is changed, told once each. */
const unsound = new Set<string>()

const { values } = parseArgs({
  options: {
    package: { type: 'string', multiple: true, default: ['core', 'games', 'portuguese'] },
    sample: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string' },
    patience: { type: 'string', default: '60' },
  },
})
const tree = readTree(PROJECT, ['packages'])
const tester = openTester(Number(values.patience) * 1000)

const lineOf = ({ file, mutant }: Case) => (tree.get(file) ?? '').slice(0, mutant.start).split('\n').length

/** The tests of a case that can tell something: they pass while the file is unchanged. */
const sound = new Map<string, string[]>()
async function soundTests({ file, tests }: Case): Promise<string[]> {
  const known = sound.get(file)
  if (known) return known
  const passing = await tester.soundOf({ file, code: tree.get(file) ?? '', tests })
  for (const test of tests.filter(one => !passing.includes(one) && !unsound.has(one))) {
    unsound.add(test)
    console.log(`  left out, fails unchanged: ${test}  (beside ${file})`)
  }
  sound.set(file, passing)
  return passing
}

for (const name of values.package) {
  const wanted = { seed: values.seed, most: Number(values.sample), ...(values.file && { part: values.file }) }
  const { all, cases } = sampleOf(tree, `packages/${name}`, wanted)
  const noticed = { failed: 0, endless: 0 }
  let untested = 0
  for (const one of cases) {
    const { file, mutant } = one
    const tests = await soundTests(one)
    const code = tree.get(file) ?? ''
    const outcome = tests.length === 0 ? 'passed' : await tester.run({ file, code: mutated(code, mutant), tests })
    if (outcome !== 'passed') noticed[outcome] += 1
    else {
      if (tests.length === 0) untested += 1
      const source = code.slice(mutant.start, mutant.end).replace(/\s+/g, ' ').slice(0, 70)
      console.log(
        `  ${file}:${lineOf(one)}  ${mutant.what}  in  ` +
          `${source}${tests.length === 0 ? '  (no test of the package meets it)' : ''}`,
      )
    }
  }
  const seen = noticed.failed + noticed.endless
  console.log(
    `${name}: ${cases.length} of ${all} changes, ${seen} noticed (${((seen / cases.length) * 100).toFixed(0)}%), ` +
      `${noticed.endless} of them endless; ${cases.length - seen} unnoticed, ${untested} where no test of the ` +
      'package comes by',
  )
}
tester.close()
