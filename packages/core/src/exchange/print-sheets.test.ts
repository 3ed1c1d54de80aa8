import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { duplexSheets, foldedSheets, printedOptions, textSize } from './print-sheets.ts'

test('backs are mirrored row by row, so that they match when the sheet is turned along its long edge', () => {
  const [first, second, ...rest] = duplexSheets([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(first).toEqual({ front: [1, 2, 3, 4, 5, 6, 7, 8], back: [2, 1, 4, 3, 6, 5, 8, 7] })
  expect(second).toEqual({
    front: [9, null, null, null, null, null, null, null],
    back: [null, 9, null, null, null, null, null, null],
  })
  expect(rest).toEqual([])
})

test('a folded sheet has four cards', () => {
  expect(foldedSheets([1, 2, 3, 4, 5])).toEqual([[1, 2, 3, 4], [5]])
})

test('long texts are set smaller', () => {
  expect([textSize('curto'), textSize('x'.repeat(300)), textSize('x'.repeat(1000))]).toEqual(['xl', 'md', 'xs'])
  expect(textSize('a\n'.repeat(14))).toBe('sm')
})

test.each([
  [60, 'xl', 'lg'],
  [160, 'lg', 'md'],
  [300, 'md', 'sm'],
  [540, 'sm', 'xs'],
])('a line of %i letters is the longest in %s', (longest, size, smaller) => {
  expect([textSize('x'.repeat(longest)), textSize('x'.repeat(longest + 1))]).toEqual([size, smaller])
})

test('the order of options is the same at every printing, and the key follows it', () => {
  const question = { question: '', category: null, sourcePage: null, material: '', explanation: null }
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 0, max: 3 }), (id, correctAnswer) => {
      const asked = { ...question, id, options: ['a', 'b', 'c', 'd'], correctAnswer }
      const printed = printedOptions(asked)
      expect(printed).toEqual(printedOptions(asked))
      expect(printed.options[printed.right]).toBe(asked.options[correctAnswer])
      expect([...printed.options].sort()).toEqual(asked.options)
    }),
  )
  const letters = Array.from(
    { length: 200 },
    (_, id) => printedOptions({ ...question, id, options: ['a', 'b', 'c', 'd'], correctAnswer: 0 }).right,
  )
  for (const letter of [0, 1, 2, 3]) expect(letters.filter(right => right === letter).length).toBeGreaterThan(25)
})

test('options that speak of others keep their place on paper, and the key names their letter there', () => {
  const question = { question: '', category: null, sourcePage: null, material: '', explanation: null }
  for (let id = 0; id < 40; id++) {
    const of = (options: string[], correctAnswer: number) => printedOptions({ ...question, id, options, correctAnswer })
    expect(of(['2', '4', '6', 'Todas as anteriores'], 3)).toMatchObject({ right: 3 })
    expect(of(['10', '15', 'A e B', '12'], 2)).toEqual({ options: ['10', '15', 'A e B', '12'], right: 2 })
  }
})
