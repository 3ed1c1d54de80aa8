import { expect, test } from 'vitest'
import { withoutCommandSigns } from './commandNames.ts'

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
