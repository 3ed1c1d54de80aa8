import { expect, test } from 'vitest'
import { contextOf } from '../context.ts'
import { studyFrom } from '../testing/document.ts'
import { checkDistractor } from './check.ts'

test('what the passage says of another is wrong, though it stands beside the answer', () => {
  const text = 'A capital do Pará é Belém, a do Amazonas é Manaus, a do Acre é Rio Branco e a de Roraima é Boa Vista.'
  const context = contextOf(studyFrom(text))
  const asked = { question: 'Qual é a capital do Pará?', answerType: 'term' as const, source: { page: 1, quote: text } }
  expect(checkDistractor('Manaus', 'Belém', asked, context).filter(({ gate }) => gate === 'Q2')).toEqual([])
  const other = { ...asked, question: 'Que cidade do Norte tem o maior porto?' }
  expect(checkDistractor('Manaus', 'Belém', other, context).map(({ gate }) => gate)).toContain('Q2')
})
