import { describe, expect, test } from 'vitest'
import { agrees, contract, definiteArticle, howMany, splitContraction, verbAgrees, withArticle } from './agreement.ts'
import { parseNounPhrase } from './noun-phrase.ts'

const phrase = (text: string) => {
  const parsed = parseNounPhrase(text)
  if (!parsed) throw new Error(`no noun phrase: ${text}`)
  return parsed
}

test('articles', () => {
  expect(definiteArticle({ gender: 'f', number: 'p' })).toBe('as')
  expect(howMany({ gender: 'f', number: 'p' })).toBe('quantas')
})

test.each([
  ['de', 'a célula', 'da célula'],
  ['em', 'os rios', 'nos rios'],
  ['por', 'as plantas', 'pelas plantas'],
  ['a', 'a água', 'à água'],
  ['a', 'o solo', 'ao solo'],
  ['a', 'aquele rio', 'àquele rio'],
  ['de', 'ele', 'dele'],
  ['de', 'água', 'de água'],
  ['em', 'uma célula', 'em uma célula'],
  ['para', 'a raiz', 'para a raiz'],
])('contract %s + %s', (preposition, text, expected) => {
  expect(contract(preposition, text)).toBe(expected)
})

test.each([
  ['pelas', 'por', 'as'],
  ['do', 'de', 'o'],
  ['numa', 'em', 'uma'],
  ['àquela', 'a', 'aquela'],
  ['À', 'a', 'a'],
])('splitContraction %s', (word, preposition, rest) => {
  expect(splitContraction(word)).toEqual({ preposition, word: rest })
})

test('splitContraction of another word is null', () => {
  expect(splitContraction('casa')).toBeNull()
})

test('withArticle', () => {
  expect(withArticle(phrase('fotossíntese'))).toBe('a fotossíntese')
  expect(withArticle(phrase('Enzimas'))).toBe('as enzimas')
  expect(withArticle(phrase('Machado de Assis'))).toBe('Machado de Assis')
  expect(withArticle(phrase('O Pantanal'))).toBe('o Pantanal')
  expect(withArticle(phrase('uma célula'))).toBe('a célula')
})

describe('agreement checks', () => {
  test('participles and adjectives', () => {
    expect(agrees('assinada', { gender: 'f', number: 's' })).toBe(true)
    expect(agrees('assinado', { gender: 'f', number: 's' })).toBe(false)
    expect(agrees('comuns', { gender: 'f', number: 'p' })).toBe(true)
    expect(agrees('zorbado', { gender: 'f', number: 's' })).toBe(true)
  })

  test('verbs and subjects', () => {
    expect(verbAgrees('convertem', 'p')).toBe(true)
    expect(verbAgrees('converte', 'p')).toBe(false)
    expect(verbAgrees('são', 's')).toBe(false)
    expect(verbAgrees('pedra', 'p')).toBe(true)
  })
})
