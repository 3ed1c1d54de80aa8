import { expect, test } from 'vitest'
import { ownerless } from './ownerless.ts'

const ofNobody = (question: string) => ownerless(question, noun => noun === 'função')

test.each([
  ['Para que servem suas asas?', 'suas'],
  ['Qual é a função de suas asas?', 'suas'],
  ['Por que suas asas batem depressa, sem parar?', 'suas'],
  ['Como é sua casca quando o ovo racha?', 'sua'],
])('%s', (question, found) => {
  expect(ofNobody(question)).toBe(found)
})

test.each([
  'Para que o morcego usa suas asas?',
  'Por que, apesar de seu tamanho, a formiga carrega folhas?',
  'Em suas cartas, contra o que os tropeiros se queixavam?',
  'Quem pintou seu próprio retrato?',
  'Em sua viagem, o que o tropeiro levava?',
  'O que é preciso fazer para guardar suas sementes?',
  'Onde publicou seu livro o Barão?',
])('%s', question => {
  expect(ofNobody(question)).toBeNull()
})
