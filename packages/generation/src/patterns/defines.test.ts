import { read } from '@capivira/portuguese/parser'
import { expect, test } from 'vitest'
import { statementsOf } from '../reading/statements.ts'
import { asksForOne, isName, isNamedPerson, namesRole, saysWhatItIs } from './defines.ts'
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
  ['Os ribossomos são as pequenas estruturas responsáveis pela síntese de proteínas.', true],
  ['As mudanças são os conceitos novos.', false],
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

test.each([
  ['A principal vantagem do moinho é a força da água.', true],
  ['O tambor mais antigo da vila é um tronco.', true],
  ['A melhor época do plantio é o verão.', true],
  ['A primeira etapa da receita é a lavagem.', true],
  ['A métrica mais utilizada é a contagem.', true],
  ['O tipo originário da casa é a tenda.', true],
  ['A causa da seca é uma massa de ar.', true],
  ['O tambor da vila é um tronco.', false],
  ['Um tambor mais antigo é um tronco.', false],
  ['O tambor que soa mais alto é um tronco.', false],
  ['A causa é uma massa de ar.', false],
])('one asks which of all it is: %s', (text, one) => {
  const { statement, subject } = copularOf(text)
  expect(asksForOne(statement, subject)).toBe(one)
})

test.each([
  ['O inventor Nilo Prado foi o criador da roda.', true],
  ['A pintora Rosa Dias foi a alma da festa.', true],
  ['O editor Corisco é um programa de desenho.', false],
  ['O arquivo Corisco é um desenho.', false],
  ['O inventor foi o criador da roda.', false],
])('somebody by what they are and a name: %s', (text, named) => {
  const { statement, subject, part } = copularOf(text)
  const people = ['inventor', 'pintora', 'editor', 'criador']
  const isPerson = ({ index }: { index: number }) => people.includes(statement.tree.tokens[index]?.text ?? '')
  expect(isNamedPerson({ statement, isPerson }, subject, part)).toBe(named)
})
