import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('what is one and has a name of many, or lies somewhere by its name', () => {
  const which = 'definition/which-is'
  expect(found('A base da alimentação dos tropeiros eram os feijões secos.', which)).toEqual([
    'Qual era a base da alimentação dos tropeiros? → Os feijões secos',
  ])
  expect(found('As cidades com mais bicicletas por morador são as capitais do litoral.', which)).toEqual([
    'Quais são as cidades com mais bicicletas por morador? → As capitais do litoral',
  ])
  const text = 'O lugar mais alto da excursão é o pico da Bandeira, que fica na divisa.'
  expect(found(text, 'naming/reversed')).toEqual([])
})

test('a place among others is asked for, and what a name tells already is not', () => {
  const which = 'definition/which-is'
  expect(found('O tipo originário da casa serrana é uma tenda que os pastores armavam.', which)).toEqual([
    'Qual é o tipo originário da casa serrana? → Uma tenda que os pastores armavam',
  ])
  expect(found('O formato Corisco é um formato compactado de desenhos.', which)).toEqual([])
  expect(found('O formato Corisco é um formato compactado de desenhos.', 'definition/is-a')).toContain(
    'O que é o formato Corisco? → Um formato compactado de desenhos',
  )
})

test('of one thing of another that is a certain thing one asks which it is', () => {
  expect(found('A epítome do barroco da serra é a igreja de São Bento.', 'definition/is-a')).toEqual([
    'Qual é a epítome do barroco da serra? → A igreja de São Bento',
  ])
  expect(found('A epítome do barroco da serra é a igreja de São Bento.', 'naming/reversed')).toEqual([])
  expect(found('O pólen da flor é o conjunto dos grãos que as abelhas levam.', 'definition/is-a')).toEqual([
    'O que é o pólen da flor? → O conjunto dos grãos que as abelhas levam',
  ])
  expect(found('A régua de pontos é a medida mais usada em estudos de trilhas.', 'definition/is-a')).toEqual([])
})

test('the most notable one of something is asked, of nothing it is not', () => {
  expect(found('O abrigo mais antigo da serra é a gruta de Pedra Alta.', 'definition/which-is')).toHaveLength(1)
  expect(found('O abrigo mais notável é a gruta de Pedra Alta.', 'definition/which-is')).toEqual([])
})

test('what is good about a thing has no name', () => {
  expect(found('A leveza das tendas é a vantagem que os pastores da serra procuram.', 'naming/reversed')).toEqual([])
})
