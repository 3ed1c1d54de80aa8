import { expect, test } from 'vitest'
import { found } from '../testing/document.ts'

test('a crasis before a plural is left out of what is asked and answered', () => {
  expect(
    found('A orientação à objetos é uma maneira de programar que modela o mundo em classes.', 'definition/is-a'),
  ).toEqual(['O que é a orientação a objetos? → Uma maneira de programar que modela o mundo em classes'])
})

test('the next verb of the subject is no part of what it is', () => {
  expect(
    found(
      'O ouriço-do-mar é um parente das estrelas-do-mar e causa ferimentos nos pés dos banhistas.',
      'definition/is-a',
    ),
  ).toEqual(['O que é o ouriço-do-mar? → Um parente das estrelas-do-mar'])
})

test('a right one stays', () => {
  expect(found('A ida à cidade grande é uma viagem que leva três dias de barco.', 'definition/is-a')).toEqual([
    'O que é a ida à cidade grande? → Uma viagem que leva três dias de barco',
  ])
})
