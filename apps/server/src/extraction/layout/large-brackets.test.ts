import { expect, test } from 'vitest'
import { aRun, lettersOf } from '../testing/letters.ts'
import { levelBrackets } from './large-brackets.ts'
import type { Letter } from './letters.ts'

const large = aRun({ style: { bold: false, italic: false, monospace: false, large: true } })
const heights = (...letters: Letter[][]) => {
  const all = letters.flat()
  levelBrackets(all)
  return all.filter(({ run }) => run === large).map(({ baseline }) => baseline)
}
const pair = (x: number) => [lettersOf('(', 0, 91, large), lettersOf(')', x, 91, large)]

test('large brackets around one row stand on its baseline, also where a fraction ends it', () => {
  const [open = [], close = []] = pair(20)
  expect(heights(open, lettersOf('1+', 5), lettersOf('i', 15, 96, aRun({ size: 7 })), close)).toEqual([100, 100])
})

test('those around several rows, and around none, stay where they are', () => {
  const [open = [], close = []] = pair(15)
  expect(heights(open, lettersOf('12', 5, 97), lettersOf('34', 5, 110), close)).toEqual([91, 91])
  expect(heights(open, lettersOf('12', 25), close)).toEqual([91, 91])
})

test('brackets of other fonts are left', () => {
  const letters = [...lettersOf('(', 0, 91), ...lettersOf('x', 5)]
  levelBrackets(letters)
  expect(letters.map(({ baseline }) => baseline)).toEqual([91, 100])
})
