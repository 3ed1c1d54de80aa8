import { expect, test } from 'vitest'
import { checkCard } from './check.ts'
import { qualityContext } from './context.ts'

test('a term with its definition need not be a sentence', () => {
  const quote = 'Órbita: trajetória elíptica de um planeta ao redor do Sol.'
  const item = {
    question: 'O que é órbita?',
    answer: 'Trajetória elíptica de um planeta ao redor do Sol',
    source: { page: 1, quote },
  }
  const context = qualityContext({ pages: [quote], keyTerms: ['órbita'] })
  const refused = (family: 'definition' | 'cause') =>
    checkCard({ ...item, family }, context).flatMap(({ gate, severity }) => (severity === 'reject' ? gate : []))
  expect(refused('definition')).toEqual([])
  expect(refused('cause')).toEqual(['S1'])
})

test('the more of one thing, the more of another: said without a verb', () => {
  const quote = 'Quanto maior a vela de uma jangada, maior a sua velocidade no mar.'
  const item = {
    question: 'Quanto maior a vela de uma jangada, o que acontece?',
    answer: 'Maior a sua velocidade no mar',
    family: 'cause' as const,
    source: { page: 1, quote },
  }
  const context = qualityContext({ pages: [quote], keyTerms: ['jangada'] })
  expect(checkCard(item, context).filter(({ severity }) => severity === 'reject')).toEqual([])
})

test('nor need a name with the years of a life', () => {
  const quote = 'Maria Prado (1851–1920): pintora de santos e de marinhas do litoral norte.'
  const context = qualityContext({ pages: [quote], keyTerms: [] })
  const item = {
    question: 'Quem foi Maria Prado?',
    answer: 'Pintora de santos e de marinhas do litoral norte',
    family: 'definition' as const,
    source: { page: 1, quote },
  }
  expect(checkCard(item, context).filter(({ gate }) => gate === 'S1')).toEqual([])
})

test.each([
  ['A disciplina apresenta os conceitos de rede.', true],
  ['Esta cartilha foi elaborada para ajudar na compra de sementes.', true],
  ['Este guia foi criado para ajudar na compra de sementes.', true],
  ['O curso do rio apresenta quedas de água.', false],
  ['A disciplina ajuda o atleta a treinar todo dia.', false],
])('%s speaks of the lesson itself: %s', (quote, own) => {
  const context = qualityContext({ pages: [quote], keyTerms: ['rede'] })
  const item = { question: 'O que é a rede?', answer: 'Os conceitos de rede', source: { page: 1, quote } }
  expect(checkCard(item, context).some(({ detail }) => detail.includes('próprio material'))).toBe(own)
})
