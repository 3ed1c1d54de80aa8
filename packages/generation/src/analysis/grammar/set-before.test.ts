import { expect, test } from 'vitest'
import { takeApart } from './clauses.ts'

const read = (text: string) => {
  const clause = takeApart(text)
  return clause && [clause.lead, clause.subject, clause.verb].join(' | ')
}

test.each([
  ['Campeã da prova de remo, a equipe do porto treinou de noite', ' | A equipe do porto | treinou'],
  ['Nascido em Ilhéus, ele estudou música', 'Nascido em Ilhéus | Ele | estudou'],
  ['Herdeira de um moinho, ela vendeu a casa', ' | Ela | vendeu'],
  ['Os morcegos, garantem os biólogos, são mamíferos', ' | Os morcegos | são'],
  ['Juntas, serra e praia atraem visitantes', 'Juntas | Serra e praia | atraem'],
  ['Trigo, a cevada e o centeio são cereais', ' | Trigo, a cevada e o centeio | são'],
  [
    'Plantio tardio do milho, o que aumenta os custos, reduz a safra',
    ' | Plantio tardio do milho, o que aumenta os custos | reduz',
  ],
  ['Porque a ponte caiu na enchente', null],
])('%s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test('a verb at the head is no subject', () => {
  expect(read('Mostra como a usina contribui para a poluição')).toBeNull()
})
