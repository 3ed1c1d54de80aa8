import { kindName } from '@capivira/core/review/kind-names'
import { expect, test } from 'vitest'
import priors from './priors.json' with { type: 'json' }

test('every kind of item that there are marks of has a name to read, exercises as well', () => {
  const kinds = new Set([...priors.map(({ factKind }) => factKind), 'exercise'])
  expect(kinds.size).toBeGreaterThan(1)
  expect([...kinds].filter(kind => kindName(kind) === kind)).toEqual([])
  expect(kindName('cause')).toBe('Causa e consequência')
})
