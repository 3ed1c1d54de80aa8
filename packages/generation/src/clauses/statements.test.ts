import { expect, test } from 'vitest'
import { statementsOf } from './statements.ts'

const said = (text: string) => statementsOf(text).map(({ subject, verb, rest }) => `${subject} | ${verb} | ${rest}`)

test('statements joined by a conjunction come apart', () => {
  expect(said('O rio nasce na serra, mas a lagoa recebe água do mar.')).toEqual([
    'O rio | nasce | na serra',
    'A lagoa | recebe | água do mar',
  ])
})

test('a gerund at the end gets the subject back', () => {
  expect(said('A represa regula o rio, destinando-se ao abastecimento da cidade.')).toEqual([
    'A represa | regula | o rio, destinando-se ao abastecimento da cidade',
    'A represa | se destina | ao abastecimento da cidade',
  ])
})

test('what explains or describes a subject is no part of it', () => {
  expect(said('A Redeagro, uma iniciativa do governo, é mantida por escolas.')[0]).toMatch(/^A Redeagro \| é/)
  expect(said('Símbolo da cidade, o farol atrai visitantes.')[0]).toMatch(/^O farol \| atrai/)
  expect(said('A medida, porém, reduziu o consumo de energia.')[0]).toMatch(/^A medida \| reduziu/)
})

test('on what a number hangs is nothing the subject does', () => {
  expect(said('A travessia leva uma ou duas horas, dependendo da maré.')).toEqual([
    'A travessia | leva | uma ou duas horas, dependendo da maré',
  ])
})
