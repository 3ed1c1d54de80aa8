import { isKnown } from '@capivira/portuguese/morphology'
import { expect, test } from 'vitest'
import { repairScanned } from './scanRepair.ts'

test.each([
  ['O comeco da viagem', 'O começo da viagem'],
  ['a evaporaçao da água', 'a evaporação da água'],
  ['Licoes de canto', 'Lições de canto'],
  ['a fundacao da vila', 'a fundação da vila'],
])('%s', (read, whole) => {
  expect(repairScanned(read, isKnown)).toBe(whole)
})

test.each([
  'Euphorbia obtusifolia',
  'foco e calor',
  'the ocean and the color',
  'João Bosco',
  'flamenco',
  'o arquivo nacao.txt',
])('left alone: %s', text => {
  expect(repairScanned(text, isKnown)).toBe(text)
})
