import { expect, test } from 'vitest'
import { takeApart } from './clauses.ts'
import { gerundClauses } from './gerunds.ts'

const said = (text: string) => {
  const clause = takeApart(text)
  return clause ? gerundClauses(clause).map(({ subject, verb, rest }) => `${subject} | ${verb} | ${rest}`) : null
}

test.each([
  ['A ponte encurtou o caminho, facilitando a venda do queijo', ['A ponte | facilitou | a venda do queijo']],
  // There the growth did.
  ['A frota cresceu em poucos anos, permitindo viagens mais longas', []],
  ['A frota cresceu em poucos anos, totalizando trezentos barcos', ['A frota | totalizou | trezentos barcos']],
])('%s', (text, clauses) => {
  expect(said(text)).toEqual(clauses)
})
