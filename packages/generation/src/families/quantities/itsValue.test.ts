import { expect, test } from 'vitest'
import { studyFrom } from '../../testing/document.ts'
import { findFacts } from '../index.ts'

const found = (text: string) =>
  findFacts(studyFrom(text))
    .filter(({ pattern }) => pattern === 'quantity/value')
    .map(({ question, answer }) => `${question} → ${answer}`)

test.each([
  [
    'O ponto de fusão do chumbo, ao nível do mar, é de 327 °C.',
    'Ao nível do mar, qual é o ponto de fusão do chumbo? → 327 °C',
  ],
  [
    'A área do lago da represa, que é o maior da serra, é de 340 hectares.',
    'Qual é a área do lago da represa? → 340 hectares',
  ],
  ['O máximo divisor comum de 18 e 24 é 6.', 'Qual é o máximo divisor comum de 18 e 24? → 6'],
])('%s', (text, expected) => {
  expect(found(text)).toEqual([expected])
})

test.each(['O valor da entrada, em muitos casos, é de muitos reais.', 'A área do sítio é 30 vezes maior.'])(
  'nothing of: %s',
  text => {
    expect(found(text)).toEqual([])
  },
)
