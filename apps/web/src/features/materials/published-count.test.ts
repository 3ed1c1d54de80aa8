import { expect, test } from 'vitest'
import { publishedCount } from './published-count.ts'

test('counts say that they are of what is published only where something waits', () => {
  expect(publishedCount({ suggestedCount: 0 }, 'cards', 3)).toBe('3 cards')
  expect(publishedCount({ suggestedCount: 3 }, 'cards', 0)).toBe('0 cards publicados')
  expect(publishedCount({ suggestedCount: 3 }, 'flipCards', 1)).toBe('1 flip card publicado')
  expect(publishedCount({ suggestedCount: 3 }, 'questions', 1)).toBe('1 questão publicada')
  expect(publishedCount({ suggestedCount: 3 }, 'words', 2)).toBe('2 palavras publicadas')
})
