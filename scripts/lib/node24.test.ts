import { expect, test } from 'vitest'
import { installing } from './node24.mjs'

test('what is installed is not called the same as what is there', () => {
  expect(installing('20.11.1', false)).toBe('Instalando o Node 24 só para a Capivira (o desta máquina é o 20.11.1)…')
  expect(installing('24.21.0', true)).toBe(
    'Instalando de novo o Node 24 da Capivira, que mudou de versão (este é o 24.21.0)…',
  )
})
