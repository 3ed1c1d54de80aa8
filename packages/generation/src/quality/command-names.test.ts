import { expect, test } from 'vitest'
import { withoutActedOn, withoutCommandSigns } from './command-names.ts'

test.each([
  [String.raw`Para que serve o comando \emph?`, 'Para que serve o comando emph?'],
  [String.raw`\caption*`, 'caption'],
  [String.raw`o comando \= e o \@for`, 'o comando  e o for'],
  // What is passed to a command, and the signs of a formula, stay what they are.
  [String.raw`\emph{texto}`, String.raw`\emph{texto}`],
  [String.raw`x \ y`, String.raw`x \ y`],
])('%s', (text, expected) => {
  expect(withoutCommandSigns(text)).toBe(expected)
})

test('what a command acts on is told from what the material shows', () => {
  const item = { question: String.raw`O que faz o comando \fecha?`, answer: 'Termina a página' }
  expect(withoutActedOn(item.answer, item)).toBe('Termina a objeto')
  expect(withoutActedOn('Segundo o texto, o que faz o comando?', item)).toBe('Segundo o texto, o que faz o comando?')
  expect(withoutActedOn('Termina a página anterior', item)).toBe('Termina a página anterior')
  expect(withoutActedOn('Termina a página', { question: 'O que faz o autor?', answer: '' })).toBe('Termina a página')
})
