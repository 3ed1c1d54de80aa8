import { expect, test } from 'vitest'
import { proveByOwnPassage } from './own-passage.ts'

const rain = 'A chuva ácida corrói o mármore das fachadas, porque o ácido dissolve o calcário.'
const proved = (question: string, answer: string, quote: string) =>
  proveByOwnPassage({ question, answer, quote, wrong: [] }).verdict

test('a card is proved by the passage it came with, wherever in it that is said', () => {
  expect(proved('O que a chuva ácida corrói?', 'O mármore das fachadas', rain)).toBe('published')
  const long =
    `As cidades têm muitos carros. O ar fica carregado de gases. ${rain} O vidro resiste. As árvores perdem ` +
    'folhas.'
  expect(proved('O que a chuva ácida corrói?', 'O mármore das fachadas', long)).toBe('published')
})

test('a passage about something else proves nothing, and one that says the contrary refutes', () => {
  expect(proved('O que a chuva ácida corrói?', 'Os dentes dos peixes', rain)).not.toBe('published')
  expect(proved('Em que ano caiu a chuva?', '1987', 'Em 1978 caiu a primeira chuva ácida medida no país.')).toBe(
    'refused',
  )
  expect(proved('O que é erosão?', 'O desgaste do solo', 'Livro de Geografia, capítulo 3, página 20')).not.toBe(
    'published',
  )
})

test('a passage too short to be looked for is said to be so', () => {
  const { verdict, reason } = proveByOwnPassage({
    question: 'O que é H2O?',
    answer: 'Água',
    quote: 'H2O é água',
    wrong: [],
  })
  expect([verdict, reason]).toEqual(['suggested', 'O trecho é curto demais para provar o card.'])
})
