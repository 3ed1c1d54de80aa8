import { read } from '@capivira/portuguese/parser'
import { expect, test } from 'vitest'
import { statementsOf } from '../reading/statements.ts'
import { isName, namesRole, saysWhatItIs } from './defines.ts'
import { bare } from './terms.ts'

function copularOf(text: string) {
  const statement = statementsOf(read(text)).find(({ copular }) => copular)
  const part = statement?.parts.find(({ slot }) => slot === 'attribute')
  if (!statement?.subject || !part) throw new Error(`no copula in: ${text}`)
  return { statement, subject: statement.subject, part }
}

test.each([
  ['A erosão é o desgaste das rochas.', true],
  ['O jongo é uma dança de roda.', true],
  ['O jongo é a dança mais antiga do vale.', true],
  ['O teste é um questionário com maior número de perguntas.', false],
  ['O remo é um modo mais seguro de viagem.', false],
  ['A pressa é uma atitude de pintores.', false],
  ['O eco é o resultado da volta do som.', true],
])('says what a thing is: %s', (text, says) => {
  const { statement, subject, part } = copularOf(text)
  expect(saysWhatItIs(statement, subject, part, bare(statement, part))).toBe(says)
})

test.each([
  ['O barro é o material de construção originário.', true],
  ['O barro é o enchimento padrão.', true],
  ['O barro é a terra molhada.', false],
  ['O barro é um enchimento padrão.', false],
])('a place that one thing fills: %s', (text, role) => {
  const { statement, part } = copularOf(text)
  expect(namesRole(statement, part)).toBe(role)
})

test.each([
  ['A vazante é a descida da maré.', true],
  ['Um pote é a descida da maré.', false],
  ['A escolha de uma muda que cresce depressa foi a estratégia da horta.', false],
])('a name and no description: %s', (text, name) => {
  const { statement, subject } = copularOf(text)
  expect(isName(statement, subject)).toBe(name)
})
