import { expect, test } from 'vitest'
import { gapDemand } from './gap.ts'

test.each([
  ['A _____ é um bioma.', { agreement: { gender: 'f', number: 's' }, bare: false }],
  ['Nos _____ vivem peixes.', { agreement: { gender: 'm', number: 'p' }, bare: false }],
  ['Uma _____ é a área drenada por um rio.', { agreement: { gender: 'f', number: 's' }, bare: false }],
  ['A corte saiu de _____ em 1807.', { agreement: null, bare: true }],
  ['Depois da guerra, _____ e URSS se desentenderam.', { agreement: null, bare: false }],
  ['_____ proclamou a Independência.', { agreement: null, bare: false }],
  ['O que é um bioma?', null],
])('%s', (question, demand) => {
  expect(gapDemand(question)).toEqual(demand)
})
