import { expect, test } from 'vitest'
import { openWarnings } from './warnings.ts'

test('what is known from the start comes first; a warning raised again is told once, in its newest words', () => {
  const warnings = openWarnings(['O endereço é http.'])
  expect(warnings.list()).toEqual(['O endereço é http.'])
  warnings.raise('proxy', 'Um proxy em 10.0.0.1 repassa pedidos.')
  warnings.raise('clock', 'O relógio está errado.')
  warnings.raise('proxy', 'Um proxy em 10.0.0.2 repassa pedidos.')
  expect(warnings.list()).toEqual([
    'O endereço é http.',
    'Um proxy em 10.0.0.2 repassa pedidos.',
    'O relógio está errado.',
  ])
})
