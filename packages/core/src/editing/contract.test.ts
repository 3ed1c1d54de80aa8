import { describe, expect, test } from 'vitest'
import { cardContent, itemContent, questionContent, wordContent } from './contract.ts'

const card = { kind: 'card', question: 'O que é a foz?', answer: 'O fim de um rio', difficulty: 'fácil' }
const question = {
  kind: 'question',
  question: 'Onde nasce um rio?',
  options: ['Na foz', 'Na nascente'],
  correctAnswer: 1,
  explanation: null,
  difficulty: 'médio',
}
const word = { kind: 'word', word: 'foz', hint: 'Onde um rio acaba' }

const letters = (count: number) => 'a'.repeat(count)
const said = (content: object) => itemContent.safeParse(content).error?.issues.map(issue => issue.message) ?? []

test('blank options are to be written, and only written ones are alike', () => {
  const options = (...texts: string[]) => said({ ...question, options: texts })
  expect(options('', ' ')).toEqual(['Escreva a alternativa', 'Escreva a alternativa'])
  expect(options('Na foz', ' na FOZ ')).toEqual(['Há duas alternativas iguais'])
})

describe('what a teacher writes is taken up to its longest', () => {
  test.each([
    ['question of a card', 500, 'A pergunta deve ter no máximo 500 caracteres', { question: card }],
    ['answer of a card', 1000, 'A resposta deve ter no máximo 1.000 caracteres', { answer: card }],
    ['question of a quiz', 500, 'A pergunta deve ter no máximo 500 caracteres', { question }],
    ['explanation', 1000, 'A explicação deve ter no máximo 1.000 caracteres', { explanation: question }],
    ['word', 15, 'A palavra deve ter no máximo 15 letras, para caber nos jogos', { word }],
    ['hint', 300, 'A dica deve ter no máximo 300 caracteres', { hint: word }],
  ])('%s: %i', (_, longest, message, where) => {
    const [[field = '', content] = []] = Object.entries(where)
    expect(said({ ...content, [field]: letters(longest) })).toEqual([])
    expect(said({ ...content, [field]: letters(longest + 1) })).toEqual([message])
  })

  test('option: 300, of which there are at most five', () => {
    const options = (...texts: string[]) => said({ ...question, options: texts })
    expect(options(letters(300), 'b')).toEqual([])
    expect(options(letters(301), 'b')).toEqual(['A alternativa deve ter no máximo 300 caracteres'])
    expect(options('a', 'b', 'c', 'd', 'e')).toEqual([])
    expect(options('a', 'b', 'c', 'd', 'e', 'f')).toEqual(['São no máximo cinco alternativas'])
  })
})

test('what is too short says what is missing', () => {
  expect(said({ ...card, answer: ' ' })).toEqual(['Escreva a resposta'])
  expect(said({ ...question, options: ['Na foz'] })).toContain('Dê pelo menos duas alternativas')
  expect(said({ ...word, word: 'pé' })).toEqual(['Use uma palavra só, com pelo menos 3 letras, sem espaços nem hífen'])
  expect(said({ ...word, word: 'foz' })).toEqual([])
})

test('blanks at its ends are no letters', () => {
  expect(cardContent.parse({ ...card, answer: ` ${letters(1000)} ` }).answer).toBe(letters(1000))
  expect(wordContent.parse({ ...word, word: ' nascente ' }).word).toBe('nascente')
  expect(questionContent.parse({ ...question, explanation: '  ' }).explanation).toBe('')
})
