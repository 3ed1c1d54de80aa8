import { expect, test } from 'vitest'
import { checkCard } from './check.ts'
import { qualityContext } from './context.ts'

test('a term with its definition need not be a sentence', () => {
  const quote = 'Órbita: trajetória elíptica de um planeta ao redor do Sol.'
  const item = {
    question: 'O que é órbita?',
    answer: 'Trajetória elíptica de um planeta ao redor do Sol',
    source: { page: 1, quote },
  }
  const context = qualityContext({ pages: [quote], keyTerms: ['órbita'] })
  const refused = (family: 'definition' | 'cause') =>
    checkCard({ ...item, family }, context).flatMap(({ gate, severity }) => (severity === 'reject' ? gate : []))
  expect(refused('definition')).toEqual([])
  expect(refused('cause')).toEqual(['S1'])
})
