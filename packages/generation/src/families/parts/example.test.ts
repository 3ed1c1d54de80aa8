import { expect, test } from 'vitest'
import { found, studyFrom } from '../../testing/document.ts'
import { findFacts } from '../index.ts'

test('the members a text names for a kind', () => {
  expect(found('O país combate as doenças tropicais, como a malária e a zika.', 'list/')).toEqual([
    'Quais são exemplos de doenças tropicais? → A malária e a zika',
    'Qual das alternativas é um exemplo de doenças tropicais? → A malária',
  ])
})

test('asks for no examples of what depends on a place', () => {
  expect(found('A floresta se estende por países vizinhos, como o Peru e a Colômbia.', 'list/such-as')).toEqual([])
})

test('the inner list, not the outer one', () => {
  expect(
    found(
      'A indústria exigia recursos naturais como carvão e ferro, o crescimento da população e novas máquinas.',
      'list/such-as',
    ),
  ).toEqual(['Quais são exemplos de recursos naturais? → Carvão e ferro'])
})

test('things said to be examples', () => {
  expect(found('O feijão, a soja e a ervilha são exemplos de plantas leguminosas.', 'list/examples')).toEqual([
    'Quais são exemplos de plantas leguminosas? → O feijão, a soja e a ervilha',
  ])
})

test('examples of a kind the text does not teach are asked for last', () => {
  const strengths = (text: string) =>
    findFacts(studyFrom(text))
      .filter(({ pattern }) => pattern === 'list/such-as')
      .map(({ strength }) => strength)
  const [once = 1] = strengths('O país combate as doenças tropicais, como a malária e a zika.')
  const [taught = 0] = strengths(
    '# Obras públicas\n\nA vila cresceu com grandes gastos em obras públicas, como canais e pontes.',
  )
  const [wide = 1] = strengths(
    'A vila cresceu com grandes gastos em obras públicas, como canais e pontes. As obras públicas deram trabalho a muitos.',
  )
  expect(once).toBeLessThan(taught)
  expect(wide).toBeLessThan(once)
})

test('what was said of things is no example of them', () => {
  expect(
    found('Os peritos descreveram as medidas e as propostas tributárias como construtivas e promissoras.', 'list/'),
  ).toEqual([])
})

test('what things served as is no example of them', () => {
  expect(found('Os mestres usavam cantos antigos como instrumento de ensino e de festa.', 'list/')).toEqual([])
})
