import { expect, test } from 'vitest'
import { contextOf } from '../../context.ts'
import { checkDistractor } from '../../quality/check.ts'
import { found, studyFrom } from '../../testing/document.ts'
import { findFacts } from '../index.ts'

test.each([
  [
    'O coletivo de lobos é alcateia, o de peixes é cardume e o de ilhas é arquipélago.',
    [
      'Qual é o coletivo de lobos? → Alcateia',
      'Qual é o coletivo de peixes? → Cardume',
      'Qual é o coletivo de ilhas? → Arquipélago',
    ],
  ],
  [
    'A capital do Pará é Belém, a do Amazonas é Manaus e a do Acre é Rio Branco.',
    [
      'Qual é a capital do Pará? → Belém',
      'Qual é a capital do Amazonas? → Manaus',
      'Qual é a capital do Acre? → Rio Branco',
    ],
  ],
])('%s', (text, expected) => {
  expect(found(text, 'relation/parallel')).toEqual(expected)
})

test('what the others have are the wrong options', () => {
  const text = 'A capital do Pará é Belém, a do Amazonas é Manaus e a do Acre é Rio Branco.'
  const [first] = findFacts(studyFrom(text)).filter(({ pattern }) => pattern === 'relation/parallel')
  expect(first?.rivals).toEqual(['Manaus', 'Rio Branco'])
})

test('a sentence that goes on otherwise is none', () => {
  expect(
    found('A capital do Pará é Belém, que fica perto do mar, e a do Acre é Rio Branco.', 'relation/parallel'),
  ).toEqual([])
})

test('what the passage says of another is wrong, though it stands beside the answer', () => {
  const text = 'A capital do Pará é Belém, a do Amazonas é Manaus, a do Acre é Rio Branco e a de Roraima é Boa Vista.'
  const context = contextOf(studyFrom(text))
  const asked = { question: 'Qual é a capital do Pará?', answerType: 'term' as const, source: { page: 1, quote: text } }
  expect(checkDistractor('Manaus', 'Belém', asked, context).filter(({ gate }) => gate === 'Q2')).toEqual([])
  const other = { ...asked, question: 'Que cidade do Norte tem o maior porto?' }
  expect(checkDistractor('Manaus', 'Belém', other, context).map(({ gate }) => gate)).toContain('Q2')
})
