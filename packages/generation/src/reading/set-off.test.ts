import { read } from '@capivira/portuguese/parser'
import { expect, test } from 'vitest'
import { setOffPlace, withoutSetOff } from './set-off.ts'
import { statementsOf } from './statements.ts'
import { written } from './written.ts'

function subjectOf(text: string) {
  const statement = statementsOf(read(text))[0]
  if (!statement?.subject) throw new Error(`no subject in: ${text}`)
  return { tree: statement.tree, part: statement.subject }
}

test.each([
  ['Uma expressão regular, em ciências da computação, define um padrão.', 'uma expressão regular'],
  ['A tradição serrana, conhecida desde 1800, usa uma viga.', 'a tradição serrana'],
  ['A tradição da serra usa uma viga.', 'a tradição da serra'],
  ['O bairro, a vila e a cidade usam a ponte.', 'o bairro, a vila e a cidade'],
])('%s: %s', (text, said) => {
  const { tree, part } = subjectOf(text)
  expect(written(tree, withoutSetOff(tree, part))).toBe(said)
})

test('where something is so is told from what a thing is', () => {
  const place = subjectOf('Uma expressão regular, em ciências da computação, define um padrão.')
  expect(written(place.tree, setOffPlace(place.tree, place.part) ?? [])).toBe('em ciências da computação')
  const told = subjectOf('A tradição serrana, conhecida desde 1800, usa uma viga.')
  expect(setOffPlace(told.tree, told.part)).toBeNull()
})
