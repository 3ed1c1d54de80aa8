import { expect, test } from 'vitest'
import { withoutAside } from './asides.ts'
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

test('what else is done to the same thing is no part of what the first verb takes', () => {
  const rest = (text: string) => clausesOf(text).map(clause => clause.rest)
  expect(rest('A lã vem da serra, é lavada no rio e chega às lojas.')).toEqual(['da serra'])
  expect(rest('A lã serve para fazer o fio que, depois de limpo, é tingido.')).toEqual([
    'para fazer o fio que, depois de limpo, é tingido',
  ])
})

test('what is said of another, its verb left out, is no part of what the first takes', () => {
  const rest = (text: string) => clausesOf(text).map(clause => clause.rest)
  expect(rest('O almoço é servido pelo pai e o jantar, pela mãe.')).toEqual(['servido pelo pai'])
  expect(rest('O arco é feito de madeira e a flecha, de bambu.')).toEqual(['feito de madeira'])
  expect(rest('O caçador usa o arco e a flecha, de bambu.')).toEqual(['o arco e a flecha, de bambu'])
})

test.each([
  ['A ema raramente voa sobre os rios largos.', 'A ema', true],
  ['O gavião quase nunca caça à noite.', 'O gavião', true],
  ['O mal provoca dor a quem o faz.', 'O mal', false],
  ['O lobo muitas vezes vive em bando.', 'O lobo', false],
  ['O rio Doce, na maioria das vezes, corre turvo.', 'O rio Doce', false],
  ['A ponte quase foi levada pela cheia.', 'A ponte', true],
  ['A ponte quase sempre balança.', 'A ponte', false],
])('how often, or hardly ever: %s', (text, subject, negated) => {
  expect(clausesOf(text)).toMatchObject([{ subject, negated }])
})

test('where a thing with a name lies limits nothing; where something is done does', () => {
  const leadOf = (text: string) => clausesOf(text).map(clause => withoutAside(clause).lead)
  expect(leadOf('A ponte de Itaúna, no rio Preto, foi aberta em 1960.')).toEqual([''])
  expect(leadOf('Os tropeiros, no rio Preto, trocavam sal por farinha.')).toEqual(['No rio Preto'])
})
