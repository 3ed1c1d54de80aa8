import fc from 'fast-check'
import { expect, test } from 'vitest'
import { initialColour, initialColours, initialsOf } from './initials.ts'

test('the first and the last part of a name give its initials', () => {
  const cases = {
    'Ana Souza': 'AS',
    'ana maria de souza': 'AS',
    'João da Silva e Souza dos Santos': 'JS',
    'Élcio Ávila': 'ÉÁ',
    Maria: 'M',
    '(Bia) 2 Lima': 'BL',
    '  ': '?',
    '123': '?',
  }
  for (const [name, initials] of Object.entries(cases)) expect([name, initialsOf(name)]).toEqual([name, initials])
})

test('a name is one or two letters, whatever it is', () => {
  fc.assert(fc.property(fc.string(), name => /^(\?|(\p{L}\p{M}*){1,4})$/u.test(initialsOf(name))))
})

test('somebody has one colour, and people have different ones', () => {
  const ids = Array.from({ length: 60 }, (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`)
  const colours = ids.map(initialColour)
  expect(ids.map(initialColour)).toEqual(colours)
  expect(new Set(colours).size).toBe(initialColours)
})
