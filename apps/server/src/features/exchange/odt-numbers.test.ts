import { expect, test } from 'vitest'
import { OdtStyles } from './odt-looks.ts'
import { OdtNumbers } from './odt-numbers.ts'
import type { Attribute } from './workbook-parts.ts'

const of =
  (values: Record<string, string>): Attribute =>
  name =>
    values[name]

const styles = new OdtStyles()
const levels = { Q: [['1'], ['a']], A: [['a']], I: [['I']], i: [['i']], F: [['1', '7']] }
for (const [name, forms] of Object.entries(levels)) {
  styles.open('list-style', of({ 'style:name': name }))
  for (const [at, [form = '', start = '1']] of forms.entries())
    styles.open(
      'list-level-style-number',
      of({ 'text:level': `${at + 1}`, 'style:num-format': form, 'text:start-value': start }),
    )
  styles.close('list-style')
}

/** What stands before so many entries of a list. */
function entries(numbers: OdtNumbers, style: string, count: number, list: Record<string, string> = {}): string[] {
  numbers.beginList(style, of(list))
  const before = Array.from({ length: count }, () => {
    numbers.beginEntry(of({}))
    return numbers.beforeEntry()
  })
  numbers.endList()
  return before
}

test('questions that are each followed by a list of letters go on counting, by the list or by its style', () => {
  const numbers = new OdtNumbers(styles)
  expect(entries(numbers, 'Q', 1, { 'xml:id': 'q1' })).toEqual(['1. '])
  expect(entries(numbers, 'A', 2)).toEqual(['a) ', 'b) '])
  expect(entries(numbers, 'Q', 1, { 'text:continue-list': 'q1', 'xml:id': 'q2' })).toEqual(['2. '])
  expect(entries(numbers, 'A', 2)).toEqual(['a) ', 'b) '])
  expect(entries(numbers, 'Q', 1, { 'text:continue-list': 'q2' })).toEqual(['3. '])
  expect(entries(numbers, 'Q', 1, { 'text:continue-numbering': 'true' })).toEqual(['4. '])
  expect(entries(numbers, 'Q', 1)).toEqual(['1. '])
})

test('a list begins where its style or an entry says', () => {
  const numbers = new OdtNumbers(styles)
  expect(entries(numbers, 'F', 2)).toEqual(['7. ', '8. '])
  numbers.beginList('Q', of({}))
  numbers.beginEntry(of({ 'text:start-value': '5' }))
  expect(numbers.beforeEntry()).toBe('5. ')
  expect(numbers.beforeEntry()).toBe('')
})

test('Roman numbers are written as they are shown', () => {
  const signs = entries(new OdtNumbers(styles), 'I', 50)
  const shown = [1, 4, 9, 14, 40, 49, 50].map(count => signs[count - 1])
  expect(shown).toEqual(['I. ', 'IV. ', 'IX. ', 'XIV. ', 'XL. ', 'XLIX. ', '50. '])
  expect(entries(new OdtNumbers(styles), 'i', 2)).toEqual(['i. ', 'ii. '])
})
