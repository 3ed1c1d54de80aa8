import { expect, test } from 'vitest'
import { resolveSubject } from './anaphora.ts'
import { saysWhatItIs } from './predicated.ts'
import { resolveUntold } from './untold.ts'

test.each([
  ['É responsável por bombear o sangue.', true],
  ['É uma bomba com quatro câmaras.', true],
  ['É o maior músculo do corpo.', true],
  ['É possível ouvir as batidas.', false],
  ['Foi um padre que fundou a vila.', false],
  ['É uma pena.', false],
])('%s', (text, is) => {
  expect(saysWhatItIs(text, { gender: 'm', number: 's' })).toBe(is)
})

test('names what the sentence before speaks of', () => {
  expect(resolveSubject('É responsável por filtrar o sangue.', 'O rim fica no abdome.')).toBe(
    'O rim é responsável por filtrar o sangue.',
  )
  expect(resolveSubject('Eram isentos de impostos.', 'Os padres viviam em conventos.')).toBe(
    'Os padres eram isentos de impostos.',
  )
  expect(resolveSubject('É capaz de guardar energia.', 'O ATP (trifosfato de adenosina) é uma molécula.')).toBe(
    'O ATP é capaz de guardar energia.',
  )
  expect(resolveSubject('É possível filtrar o sangue.', 'O rim fica no abdome.')).toBeNull()
})

test('names what the heading is about', () => {
  expect(resolveUntold('Foram os primeiros navegadores do Pacífico.', 'Polinésios')).toBe(
    'Os polinésios foram os primeiros navegadores do Pacífico.',
  )
  expect(resolveUntold('É consequência do desmatamento.', 'Erosão')).toBe('A erosão é consequência do desmatamento.')
})
