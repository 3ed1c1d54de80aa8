import { expect, test } from 'vitest'
import { checkLengths, countLengths } from './lengths.ts'

const file = 'packages/ui/src/a.ts'
const tree = (source: string, name = file) => new Map([[name, source]])
const long = 'a'.repeat(130)
const body = (lines: number) => `{\n${'  run()\n'.repeat(lines - 2)}}`

test('long lines are counted for each part of the project', () => {
  const source = `const a = /${long}/\nconst b = 1\n`
  expect(countLengths(tree(source))).toEqual({ 'packages/ui': { lines: 1, functions: 0 } })
  expect(countLengths(tree(`// ${long}\n`, 'e2e/a.ts'))).toEqual({ e2e: { lines: 1, functions: 0 } })
  expect(countLengths(tree(source, 'bench/a.ts'))).toEqual({ bench: { lines: 1, functions: 0 } })
  expect(checkLengths(tree(source), { 'packages/ui': { lines: 1, functions: 0 } })).toEqual([])
  expect(checkLengths(tree(source), {})).toEqual([
    { file: 'packages/ui', message: `has 1 lines over 120 characters, more than 0; they stand at\n  ${file}:1` },
  ])
})

test('a number that could be lower is refused until it is', () => {
  expect(checkLengths(tree(''), { 'packages/ui': { lines: 0, functions: 2 } })).toEqual([
    {
      file: 'packages/ui',
      message: 'has 0 functions over 80 lines, fewer than 2: node scripts/check-structure.ts --lower',
    },
  ])
})

test.each([
  ['a function of 80 lines', `function a() ${body(80)}\nrun()\n`, 0],
  ['a function of 81 lines', `function a() ${body(81)}`, 1],
  ['an arrow', `const a = () => ${body(81)}`, 1],
  ['a method', `class A {\n  a() ${body(81)}\n}`, 1],
])('%s counts', (_, source, functions) => {
  expect(countLengths(tree(source))['packages/ui']?.functions ?? 0).toBe(functions)
})

test.each([
  ["describe('a', () => %)", 0],
  ["describe.each([1])('a', () => %)", 0],
  ["test.describe('a', () => %)", 0],
  ["test('a', async () => %)", 1],
])('of tests the groups are lists and no functions: %s', (source, functions) => {
  const counts = countLengths(tree(source.replace('%', body(90)), 'apps/web/src/a.test.ts'))
  expect(counts.apps?.functions ?? 0).toBe(functions)
})
