import { expect, test } from 'vitest'
import { underHeading } from './heading.ts'

test.each([
  ['Qual é a função dela?', 'Mitocôndria', 'Sobre Mitocôndria: qual é a função dela?'],
  ['Como se chama o terreno plano?', 'As formas da Terra', 'Sobre as formas da Terra: como se chama o terreno plano?'],
  [
    'Quem a criou?',
    'A internet veio da guerra (infelizmente)',
    'No trecho “A internet veio da guerra (infelizmente)”: quem a criou?',
  ],
  ['Quem os descobriu?', 'Como nascem os rios?', 'No trecho “Como nascem os rios?”: quem os descobriu?'],
  ['Brasília fica onde?', 'O planalto', 'Sobre o planalto: Brasília fica onde?'],
])('a question stands under its heading: %s', (question, heading, shown) => {
  expect(underHeading(question, heading)).toBe(shown)
})

test('none is put before a question that names it, and none where there is none', () => {
  expect(underHeading('O que a mitocôndria faz?', 'Mitocôndria')).toBeNull()
  expect(underHeading('O que ela faz?', ' ')).toBeNull()
  expect(underHeading('O que ela faz?', null)).toBeNull()
})
