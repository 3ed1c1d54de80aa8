import { parser } from '@capivira/portuguese/parser'
import { describe, expect, test } from 'vitest'
import { treeReader } from '../reading/parsed.ts'
import { extracted, line, page } from '../testing/document.ts'
import { judge } from './judge.ts'
import { knowledgeOf } from './knowledge.ts'

const reader = treeReader(parser())
/** What becomes of a card about one sentence that it quotes. */
const outcome = (quote: string, question: string, answer: string) => {
  const item = { kind: 'card' as const, question, answer, wrong: [], explanation: '', quote, page: 1 }
  return judge(item, knowledgeOf(extracted([page(1, [line(quote, { top: 70 })])]), 'Aula', reader)).outcome
}

const adjectives = 'A Patagônia tem verões curtos e invernos longos.'
const seasons = 'Os verões são curtos e os invernos longos.'
const brackets = 'A loja vende duas frutas: a banana (de casca amarela) e a ameixa (de casca roxa).'
const years = 'A prefeitura inaugurou em 1921 a ponte de madeira e em 1934 o mercado de peixes.'
const however = 'O gato dorme no sofá, porém o cachorro dorme na varanda.'
const whilst = 'A padaria abre às seis horas, enquanto a farmácia abre às oito horas.'
const shared = 'A avó costura vestidos de algodão e borda toalhas de linho.'

describe('of two things told side by side', () => {
  test.each([
    [adjectives, 'Como são os verões da Patagônia?', 'Longos.'],
    [adjectives, 'Como são os invernos da Patagônia?', 'Curtos.'],
    [seasons, 'Como são os verões?', 'Longos.'],
    [seasons, 'Como são os invernos?', 'Curtos.'],
    [brackets, 'Qual é a casca da ameixa?', 'Amarela.'],
    [brackets, 'De que cor é a casca da banana?', 'Roxa.'],
    [years, 'O que a prefeitura inaugurou em 1921?', 'O mercado de peixes.'],
    [years, 'O que a prefeitura inaugurou em 1934?', 'A ponte de madeira.'],
    [however, 'Onde dorme o gato?', 'Na varanda.'],
    [however, 'Onde dorme o cachorro?', 'No sofá.'],
    [whilst, 'A que horas abre a padaria?', 'Às oito horas.'],
    [whilst, 'A que horas abre a farmácia?', 'Às seis horas.'],
    [shared, 'De que são as toalhas que a avó borda?', 'De algodão.'],
  ])('what is told of the one is held of the other: %s %s %s', (quote, question, answer) => {
    expect(outcome(quote, question, answer)).not.toBe('published')
  })

  test.each([
    [adjectives, 'Como são os verões da Patagônia?', 'Curtos.'],
    [adjectives, 'Como são os invernos da Patagônia?', 'Longos.'],
    [seasons, 'Como são os verões?', 'Curtos.'],
    [seasons, 'Como são os invernos?', 'Longos.'],
    [years, 'O que a prefeitura inaugurou em 1921?', 'A ponte de madeira.'],
    [however, 'Onde dorme o gato?', 'No sofá.'],
    [however, 'Onde dorme o cachorro?', 'Na varanda.'],
    [whilst, 'A que horas abre a padaria?', 'Às seis horas.'],
    [whilst, 'A que horas abre a farmácia?', 'Às oito horas.'],
  ])('what is told of each is published: %s %s %s', (quote, question, answer) => {
    expect(outcome(quote, question, answer)).toBe('published')
  })
})
