import { expect, test } from 'vitest'
import { found, studyFrom } from '../../testing/document.ts'
import { findFacts } from '../index.ts'
import { calmer } from './shouted.ts'

test('a word shouted once is asked in small letters', () => {
  const text = 'O firmware fica na placa. Um FIRMWARE controla os circuitos da impressora.'
  const asked = found(text).map(line => line.split(' → ')[0])
  expect(asked.length).toBeGreaterThan(2)
  expect(asked.join(' ')).toMatch(/firmware/)
  expect(asked.join(' ')).not.toMatch(/FIRMWARE/)
})

test('a name in capitals stays', () => {
  const text =
    'O FERRONORTE liga dois portos. Um FERRONORTE controla os trens do porto. O arquivo ferronorte guarda os dados.'
  expect(found(text, 'function/').join(' ')).toMatch(/FERRONORTE/)
})

test.each([
  [
    'Relógios Tissol agrupam os ponteiros em uma caixa.',
    'O que Relógios Tissol agrupam?',
    'O que relógios Tissol agrupam?',
  ],
  ['Jogos Olímpicos reúnem atletas em uma cidade.', 'O que Jogos Olímpicos reúnem?', 'O que Jogos Olímpicos reúnem?'],
])('%s', (text, question, expected) => {
  const [some] = findFacts(studyFrom('O Pantanal localiza-se no Centro-Oeste do Brasil.'))
  const { sentences } = studyFrom(text)
  const [sentence] = sentences
  expect(some && sentence && calmer(sentences)({ ...some, sentence, question }).question).toBe(expected)
})
