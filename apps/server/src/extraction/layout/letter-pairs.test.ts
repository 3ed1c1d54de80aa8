import fc from 'fast-check'
import { expect, test } from 'vitest'
import { usualPairs } from './letter-pairs.ts'

const LESSON =
  'A célula é a menor parte viva de um ser. O núcleo guarda o material genético. A membrana separa a célula do meio.'

test.each([
  ['Portuguese', LESSON, 0.98],
  ['English', 'The cell is the smallest living part of a being. Its nucleus keeps what is handed down.', 0.77],
  ['a program', 'public function getName(): string { return $this->name; } class Aluno extends Pessoa { }', 0.92],
  ['letters set three places on', 'D fhoxod h d phqru sduwh ylyd gh xp vhu. R qxfohr jxdugd r pdwhuldo jhqhwlfr.', 0.3],
  ['numbers', '1 234 567', null],
])('%s', (_, text, share) => {
  const pairs = usualPairs(text)
  expect(pairs && Math.round(pairs * 100) / 100).toBe(share)
})

test('neither accents nor capitals nor the signs between words change anything', () => {
  const bare = LESSON.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  fc.assert(
    fc.property(fc.constantFrom(' ', '. ', ', ', '\n', ' — ', '1'), between => {
      expect(usualPairs(LESSON.toUpperCase().replaceAll(' ', between))).toBe(usualPairs(bare))
    }),
  )
})
