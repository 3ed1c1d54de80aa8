import { read } from '@capivira/portuguese/parser'
import { expect, test } from 'vitest'
import { statementsOf } from '../reading/statements.ts'
import { classAsked, namedAnswer } from './class-asked.ts'

function subjectOf(text: string) {
  const statement = statementsOf(read(text))[0]
  if (!statement?.subject) throw new Error(`no subject in: ${text}`)
  return { statement, part: statement.subject }
}
const askedOf = (text: string, known: string | null = null) => {
  const { statement, part } = subjectOf(text)
  return classAsked({ statement, classOf: () => known }, part)
}

test.each([
  ['O conceito antigo de horta reúne o plantio e a colheita.', 'que conceito', false],
  ['As linguagens da oficina usam marcas.', 'que linguagens', true],
])('the noun of %s asks %s', (text, word, plural) => {
  expect(askedOf(text)).toMatchObject({ word, plural })
})

test.each([
  'O aumento da temperatura causa a seca.',
  'O programa guarda as notas.',
  'Um programa de desenho guarda as notas.',
  'O programa de desenho e a agenda guardam as notas.',
])('nothing but what: %s', text => {
  expect(askedOf(text)).toBeNull()
})

test('a name is asked for by what it is known to be', () => {
  expect(askedOf('O Corisco guarda as notas.', 'programa')).toEqual({
    word: 'que programa',
    gender: 'm',
    plural: false,
  })
  expect(askedOf('O Corisco guarda as notas.')).toBeNull()
  expect(askedOf('Os Coriscos guardam as notas.', 'programa')).toBeNull()
})

test.each([
  ['A tradição serrana, conhecida desde 1800, usa uma viga.', 'A tradição serrana'],
  ['O Corisco, um programa de desenho, guarda as notas.', 'O Corisco'],
  ['A tradição conhecida na serra usa uma viga.', 'A tradição conhecida na serra'],
])('%s is answered by %s', (text, answer) => {
  const { statement, part } = subjectOf(text)
  expect(namedAnswer(statement, part)).toBe(answer)
})
