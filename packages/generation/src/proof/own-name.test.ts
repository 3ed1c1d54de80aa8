import { expect, test } from 'vitest'
import { ownNumbers, withoutOwnName } from './own-name.ts'

const sentence = (text: string) => ({ text, page: 1, heading: '' })
const own = ownNumbers([
  sentence('Portaria n.º 31/2004, de 2 de maio, sobre as feiras da vila.'),
  sentence('A Lei n.º 8/1999 continua em vigor.'),
])

test('a document that is a rule says at its beginning what it is called', () => {
  expect([...own]).toEqual(['31/2004'])
  expect(ownNumbers([sentence('A feira tem 31 barracas.')]).size).toBe(0)
})

test.each([
  ['Quem monta as barracas, segundo a Portaria n.º 31/2004?', 'Quem monta as barracas?'],
  ['Que multa se paga na Portaria nº 31/2004?', 'Que multa se paga?'],
  ['O que a Portaria n.º 31/2004 proíbe?', 'O que a portaria proíbe?'],
  ['Quem monta as barracas, segundo a Lei n.º 8/1999?', 'Quem monta as barracas, segundo a Lei n.º 8/1999?'],
  ['Quantas barracas tem a feira de 2004?', 'Quantas barracas tem a feira de 2004?'],
])('%s', (question, asked) => {
  expect(withoutOwnName(question, own)).toBe(asked)
})
