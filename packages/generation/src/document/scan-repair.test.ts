import { isKnown } from '@capivira/portuguese/morphology'
import { expect, test } from 'vitest'
import { repairScanned } from './scan-repair.ts'

test.each([
  ['O comeco da viagem', 'O começo da viagem'],
  ['a evaporaçao da água', 'a evaporação da água'],
  ['Licoes de canto', 'Lições de canto'],
  ['a fundacao da vila', 'a fundação da vila'],
  ['Houve fome. À Revolta do Porto é a revolta dos navios.', 'Houve fome. A Revolta do Porto é a revolta dos navios.'],
  ['mudaram a vila. À Revolta de', 'mudaram a vila. A Revolta de'],
  ['À Inconfidência foi um movimento de Minas.', 'A Inconfidência foi um movimento de Minas.'],
  ['no campo (Prado etal. 2011, Lemos etal., 2014)', 'no campo (Prado et al. 2011, Lemos et al., 2014)'],
])('%s', (read, whole) => {
  expect(repairScanned(read, isKnown)).toBe(whole)
})

test.each([
  'Euphorbia obtusifolia',
  'foco e calor',
  'the ocean and the color',
  'João Bosco',
  'o pacote etal.js e a fetal',
  'flamenco',
  'À Santa Casa cabia o cuidado dos doentes.',
  'À noite a cidade é um silêncio.',
  'Vai à Bahia quem pode.',
  'o arquivo nacao.txt',
])('left alone: %s', text => {
  expect(repairScanned(text, isKnown)).toBe(text)
})
