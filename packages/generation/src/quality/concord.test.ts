import { expect, test } from 'vitest'
import { agrees } from './concord.ts'
import { qualityContext } from './context.ts'

const context = qualityContext({ pages: [''], keyTerms: [] })
const clash = (answer: string) =>
  agrees({ question: 'Como se faz isso?', answer, family: 'cause', source: { page: 1, quote: answer } }, context)

test('the “a” after a participle is a preposition before an infinitive and the like', () => {
  expect(clash('O requeijão é feito a partir da nata')).toBeNull()
  expect(clash('O moinho é movido a vapor')).toBeNull()
  expect(clash('O leite é aquecido a uma temperatura alta')).toBeNull()
  expect(clash('O moinho foi vendido a fábrica')).not.toBeNull()
})
