import { expect, test } from 'vitest'
import { deniesOther } from './contrast.ts'

const passage = 'As galinhas têm penas. Os lagartos não têm penas.'

test.each([
  ['As galinhas têm penas, enquanto os lagartos não têm', false],
  ['As galinhas não têm penas, enquanto os lagartos têm', true],
  ['Os lagartos não têm penas, mas as galinhas têm', false],
  ['As rãs têm penas, enquanto as galinhas não têm', true],
  ['As galinhas têm penas', false],
  ['As galinhas, as patas e os lagartos', false],
])('%s', (answer, other) => {
  expect(deniesOther(answer, passage)).toBe(other)
})
