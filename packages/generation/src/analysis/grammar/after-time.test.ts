import { expect, test } from 'vitest'
import { resolveAfterTime } from './after-time.ts'

test.each([
  [
    'Em 1687 publicou os “Princípios”.',
    'Isaac Newton nasceu em 1643, na Inglaterra.',
    'Em 1687, Isaac Newton publicou os “Princípios”.',
  ],
  [
    'Em maio de 1930, lançou o primeiro livro.',
    'Rachel de Queiroz nasceu em Fortaleza.',
    'Em maio de 1930, Rachel de Queiroz lançou o primeiro livro.',
  ],
  ['Em 1826 morreu o rei.', 'D. João VI voltou para Portugal.', null],
  ['Em 1687 publicou os “Princípios”.', 'A física avançou muito.', null],
])('%s after %s', (core, previous, expected) => {
  expect(resolveAfterTime(core, previous)).toBe(expected)
})
