import { expect, test } from 'vitest'
import { lackingSentence } from './lacking-sentence.ts'

test.each([
  [['a resposta (R)'], 'falta a resposta (R)'],
  [['uma alternativa errada (E)'], 'falta uma alternativa errada (E)'],
  [['as alternativas erradas (E)'], 'faltam as alternativas erradas (E)'],
  [
    ['as alternativas erradas (E)', 'a frase do texto (F)'],
    'faltam as alternativas erradas (E) e a frase do texto (F)',
  ],
  [
    ['a pergunta (P)', 'a resposta (R)', 'a frase do texto (F)'],
    'faltam a pergunta (P), a resposta (R) e a frase do texto (F)',
  ],
])('%j', (lacks, said) => {
  expect(lackingSentence(lacks)).toBe(`O item está incompleto: ${said}.`)
})
