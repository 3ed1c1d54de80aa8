import { expect, test } from 'vitest'
import { lettersOf } from '../testing/letters.ts'
import { withoutHyphenStrikes } from './hyphen-strikes.ts'

const textOf = (letters: ReturnType<typeof lettersOf>) =>
  withoutHyphenStrikes(letters)
    .map(({ text }) => text)
    .join('')

test('a row of one letter strikes the letters under it', () => {
  expect(textOf([...lettersOf('rio e mar'), ...lettersOf('xxx', 0), ...lettersOf('.', 60)])).toBe('emar.')
})

test('letters beside a row of one letter are of its word', () => {
  expect(textOf(lettersOf('fiiiil e gooool'))).toBe('fiiiilegooool')
  // Narrow letters: their middles lie no farther from the row than those of struck ones may.
  const narrow = lettersOf('fiiiil').map((letter, at) => ({ ...letter, start: 2 * at, end: 2 * at + 2 }))
  expect(textOf(narrow)).toBe('fiiiil')
})

test('a row of hyphens strikes what reaches beyond it a little', () => {
  const narrow = lettersOf('ol').map((letter, at) => ({ ...letter, start: 2 * at, end: 2 * at + 2 }))
  expect(textOf([...narrow, ...lettersOf('---', 2)])).toBe('')
})
