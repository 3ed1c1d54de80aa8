import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'Para medir a umidade do ar, é necessário um higrômetro.',
    'O que é necessário para medir a umidade do ar? → Um higrômetro',
  ],
  [
    'Para que a rede da escola fale com outra, é necessária uma ponte de rádio.',
    'O que é necessário para que a rede da escola fale com outra? → Uma ponte de rádio',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'relation/needed-for')).toEqual([expected])
})

test.each([
  'Para evitar a ferrugem é preciso cobrir o metal com tinta ou óleo.',
  'Para a limpeza do tanque, é necessária a saída dele do poço.',
])('asks nothing of %s', text => {
  expect(found(text, 'relation/needed-for')).toEqual([])
})
