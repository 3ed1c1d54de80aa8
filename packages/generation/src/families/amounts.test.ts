import { expect, test } from 'vitest'
import { found, studyFrom } from '../testing/document.ts'
import { findFacts } from './index.ts'

test.each([
  [
    'quantity/weighs',
    'O coração humano pesa cerca de 300 gramas.',
    'Quanto pesa o coração humano? → Cerca de 300 gramas',
  ],
  ['quantity/weighs', 'Um elefante adulto pesa até 6 toneladas.', 'Quanto pesa um elefante adulto? → Até 6 toneladas'],
  [
    'quantity/weighs',
    'A torre da igreja mede 40 metros de altura.',
    'Quanto mede a torre da igreja? → 40 metros de altura',
  ],
  [
    'quantity/fraction',
    'O cerrado ocupa cerca de um quarto do território brasileiro.',
    'Que parte do território brasileiro o cerrado ocupa? → Cerca de um quarto',
  ],
  [
    'quantity/fraction',
    'Dois terços da água doce estão nas geleiras.',
    'Que parte da água doce está nas geleiras? → Dois terços',
  ],
  [
    'quantity/measure',
    'A velocidade da luz no vácuo é de 300 mil quilômetros por segundo.',
    'Qual é a velocidade da luz no vácuo? → 300 mil quilômetros por segundo',
  ],
])('how much (%s): %s', (pattern, text, asked) => {
  expect(found(text, pattern)).toContain(asked)
})

test('a weight with its unit in the singular has no other numbers beside it', () => {
  const facts = findFacts(studyFrom('O cérebro humano pesa cerca de 1,4 quilo.'))
  expect(facts.filter(fact => fact.pattern === 'quantity/weighs').map(fact => fact.quiz)).toEqual([false])
})
