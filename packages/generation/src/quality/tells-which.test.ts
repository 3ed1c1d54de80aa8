import { expect, test } from 'vitest'
import { tellsWhich } from './tells-which.ts'

test.each([
  ['O _____ é o conjunto das formas da superfície terrestre.', true],
  ['Os _____ são os seres vivos que fabricam o próprio alimento.', true],
  ['Uma _____ é uma grande região que reúne vários ecossistemas.', true],
  ['A rede usa um conjunto de protocolos chamado _____.', true],
  ['O lado oposto ao ângulo reto recebe o nome de _____.', true],
  ['Em 1806, Napoleão decretou o _____, medida que proibia o comércio.', true],
  ['O _____ influencia o clima e o caminho dos rios.', false],
  ['Uma _____ também pode ter um caminho extra.', false],
  ['O corpo retorna ao _____, que o guarda.', false],
  ['Os _____ são a água, o vento e o gelo.', false],
])('%s %s', (question, told) => {
  expect(tellsWhich(question, 'cloze')).toBe(told)
})

test('a question for a name describes what it names', () => {
  expect(tellsWhich('Como se chama o acúmulo de sedimentos no leito?', 'naming')).toBe(true)
})
