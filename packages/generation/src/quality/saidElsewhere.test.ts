import { expect, test } from 'vitest'
import { qualityContext } from './context.ts'
import { isSaidElsewhere } from './saidElsewhere.ts'

test.each([
  ['Um fruto com casca grossa', false],
  ['Um fruto de casca grossa', true],
])('a text with “fruto sem casca grossa” says “%s”: %s', (option, expected) => {
  const context = qualityContext({ pages: ['O kiwi-mirim é um fruto sem casca grossa.'], keyTerms: [] })
  expect(isSaidElsewhere(option, 'O que é o kiwi-mirim?', context)).toBe(expected)
})
