import { expect, test } from 'vitest'
import { found, studyFrom } from '../testing/document.ts'
import { findFacts } from './index.ts'
import { mended } from './mended.ts'

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

test('what somebody founded is asked for with its year', () => {
  expect(found('Em 1917, Gonzaga fundou uma sociedade de autores.', 'agent/made')).toEqual([
    'Em 1917, o que Gonzaga fundou? → Uma sociedade de autores',
  ])
})

test('what illustrates a manner is no part of it', () => {
  const [fact] = findFacts(studyFrom('O Pantanal localiza-se no Centro-Oeste do Brasil.'))
  const answer = 'Com um prólogo longo: nele, o narrador apresenta a cidade'
  expect(fact && mended({ ...fact, family: 'cause', answer }).answer).toBe('Com um prólogo longo')
})
