import { expect, test } from 'vitest'
import { mutantsOf, mutated } from './mutants.ts'

test('operators, conditions, numbers and truths are changed one at a time, types are not', () => {
  const code = 'type Few = 1 | 2\nexport const many = (n: number): boolean => n >= 10 && !(n === 3 ? false : n > 4)\n'
  const changed = mutantsOf('a.ts', code).map(mutant => mutated(code, mutant).split('=> ')[1]?.trim())
  expect(changed).toEqual([
    '((n >= 10) || (!(n === 3 ? false : n > 4)))',
    '((n) > (10)) && !(n === 3 ? false : n > 4)',
    'n >= (10 + 1) && !(n === 3 ? false : n > 4)',
    'n >= 10 && ((n === 3 ? false : n > 4))',
    'n >= 10 && !(true ? false : n > 4)',
    'n >= 10 && !(false ? false : n > 4)',
    'n >= 10 && !(((n) !== (3)) ? false : n > 4)',
    'n >= 10 && !(n === (3 + 1) ? false : n > 4)',
    'n >= 10 && !(n === 3 ? true : n > 4)',
    'n >= 10 && !(n === 3 ? false : ((n) >= (4)))',
    'n >= 10 && !(n === 3 ? false : n > (4 + 1))',
  ])
})

test('a sum of texts stays', () => {
  expect(mutantsOf('a.ts', "export const both = (a: string) => a + 'x'\n")).toEqual([])
})
