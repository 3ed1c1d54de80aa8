import { expect, test } from 'vitest'
import { plainSubject } from './subject-aside.ts'

test.each([
  ['As festas, da colheita de milho', 'As festas da colheita de milho'],
  ['O freio, ao contrário do motor', 'O freio'],
  ['O mel, por conter pouca água', 'O mel'],
  ['O mel, por ser doce', 'O mel'],
  ['A palavra ecologia, de origem grega', 'A palavra ecologia'],
  // Said of both.
  ['O mel, assim como a rapadura', 'O mel, assim como a rapadura'],
])('%s', (subject, plain) => {
  expect(plainSubject(subject)).toBe(plain)
})
