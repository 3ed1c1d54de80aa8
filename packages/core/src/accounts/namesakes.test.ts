import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apartFrom, calledName, maskedAddress, writtenName } from './namesakes.ts'

test.each([
  ['ana.silva07@escola.example', 'an…07@escola.example'],
  ['bia@escola.example', 'b…a@escola.example'],
  ['bo@escola.example', 'b…@escola.example'],
  ['ana@7a', 'a…a@7a'],
  ['ana', 'a…a'],
])('%s is told as %s', (email, masked) => {
  expect(maskedAddress(email)).toBe(masked)
})

test('days tell people of one name apart; addresses and numbers where days do not', () => {
  const people = [
    { id: 'a', email: 'ana.silva07@escola.example', since: '2026-03-12' },
    { id: 'b', email: 'ana.silva@escola.example', since: '2026-02-05' },
    { id: 'd', email: 'ana.s.lima@casa.example', since: '2026-03-12' },
    { id: 'c', email: 'ana.silva17@escola.example', since: '2026-04-01' },
    { id: 'e', email: 'an.x.e17@escola.example', since: '2026-04-01' },
  ]
  expect(Object.fromEntries(apartFrom(people))).toEqual({
    a: 'entrou em 12/03/2026, an…07@escola.example',
    b: 'entrou em 05/02/2026',
    c: 'entrou em 01/04/2026, an…17@escola.example, conta 1 de 2',
    d: 'entrou em 12/03/2026, an…ma@casa.example',
    e: 'entrou em 01/04/2026, an…17@escola.example, conta 2 de 2',
  })
})

test('no two are told alike', () => {
  const person = fc.record({
    id: fc.uuid(),
    email: fc.constantFrom('ana1@x.example', 'ana2@x.example', 'anna1@x.example', 'bia@y.example'),
    since: fc.constantFrom('2026-03-01', '2026-03-02'),
  })
  fc.assert(
    fc.property(fc.uniqueArray(person, { selector: ({ id }) => id, maxLength: 12 }), people => {
      expect(new Set(apartFrom(people).values()).size).toBe(people.length)
    }),
  )
})

test('a name that nobody else has is said alone', () => {
  expect(calledName({ fullName: 'Bia Ramos' })).toBe('Bia Ramos')
  expect(calledName({ fullName: 'Ana Silva', apart: 'entrou em 12/03/2026' })).toBe('Ana Silva, entrou em 12/03/2026')
  expect(writtenName({ fullName: 'Ana Silva', apart: 'entrou em 12/03/2026' })).toBe('Ana Silva (entrou em 12/03/2026)')
})
