import { expect, test } from 'vitest'
import { clausesOf } from './clauses.ts'

test('what is set beside a statement with a subject of its own is a clause too', () => {
  expect(
    clausesOf('Esse caminho reduz o tempo, enquanto que o aumento da carga exige energia.').map(({ subject, verb }) => [
      subject,
      verb,
    ]),
  ).toEqual([
    ['Esse caminho', 'reduz'],
    ['O aumento da carga', 'exige'],
  ])
  expect(clausesOf('Em 1950, os homens saíam, enquanto que as mulheres ficavam em casa.')).toHaveLength(1)
})

test('a link between commas is no part of what the verb takes', () => {
  expect(clausesOf('O prefeito impõe, assim, um preço ao peixe.').map(({ rest }) => rest)).toEqual([
    'um preço ao peixe',
  ])
})

test.each([
  ['A ema raramente voa sobre os rios largos.', 'A ema', true],
  ['O gavião quase nunca caça à noite.', 'O gavião', true],
  ['O mal provoca dor a quem o faz.', 'O mal', false],
  ['O lobo muitas vezes vive em bando.', 'O lobo', false],
  ['O rio Doce, na maioria das vezes, corre turvo.', 'O rio Doce', false],
])('how often, or hardly ever: %s', (text, subject, negated) => {
  expect(clausesOf(text)).toMatchObject([{ subject, negated }])
})
