import { expect, test } from 'vitest'
import { qualityContext } from './context.ts'
import { isSaidElsewhere } from './said-elsewhere.ts'

test.each([
  ['Um fruto com casca grossa', false],
  ['Um fruto de casca grossa', true],
])('a text with “fruto sem casca grossa” says “%s”: %s', (option, expected) => {
  const context = qualityContext({ pages: ['O kiwi-mirim é um fruto sem casca grossa.'], keyTerms: [] })
  expect(isSaidElsewhere(option, 'O que é o kiwi-mirim?', context)).toBe(expected)
})

test('a word of the same root says the same of the option', () => {
  const pages = ['O Ceará é o estado com mais produção de camarão. O maior produtor de ostras é Santa Catarina.']
  const context = qualityContext({ pages, keyTerms: [] })
  expect(isSaidElsewhere('Camarão', 'O maior produtor de _____ do estado é o Ceará.', context)).toBe(true)
  expect(isSaidElsewhere('Ostras', 'O maior produtor de _____ do estado é o Ceará.', context)).toBe(false)
})
