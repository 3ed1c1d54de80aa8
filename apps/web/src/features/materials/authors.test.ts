import { expect, test } from 'vitest'
import { authorsCounts, authorsLine, formatSeconds, serviceSentence } from './authors.ts'

const none = { patterns: 0, model: 0, assistant: 0, teacher: 0, imported: 0, unknown: 0 }
const service = {
  provider: 'openai-compatible',
  model: 'modelo-da-escola',
  host: '192.168.0.9:11434',
  calls: 5,
  failures: 1,
  seconds: 202,
  tokens: 12_400,
  cost: null,
  lastAt: '2026-03-02T14:00:00.000Z',
}

test('who wrote is told in one line, and no model is named that wrote nothing', () => {
  expect(authorsLine({ items: none, services: [] })).toBe('')
  expect(authorsLine({ items: { ...none, patterns: 3 }, services: [service] })).toBe('os padrões da Capivira')
  expect(authorsLine({ items: { ...none, patterns: 3, model: 2 }, services: [service] })).toBe(
    'os padrões da Capivira e modelo-da-escola',
  )
  expect(authorsLine({ items: { ...none, model: 2, teacher: 1 }, services: [service, service] })).toBe(
    'modelos de IA e a pessoa que ensina',
  )
  expect(authorsCounts({ items: { ...none, patterns: 1, assistant: 12 }, services: [] })).toEqual([
    '1 item: os padrões da Capivira',
    '12 itens: um assistente, cuja resposta foi colada',
  ])
})

test('a model is told with its host, time, tokens and price, or that the price is not known', () => {
  expect(serviceSentence(service)).toBe(
    'modelo-da-escola, em 192.168.0.9:11434: 5 pedidos (1 falhou) em 3 min 22 s, 12.400 tokens. O custo não é ' +
      'conhecido: a escola não informou preços.',
  )
  expect(serviceSentence({ ...service, host: null, calls: 1, failures: 0, cost: 0.0123 })).toBe(
    'modelo-da-escola, em um serviço de que não ficou registro: 1 pedido em 3 min 22 s, 12.400 tokens. Custo: ' +
      '0,0123, na moeda dos preços da escola.',
  )
})

test.each([
  [41.4, '41 s'],
  [120, '2 min'],
  [7500, '2 h 5 min'],
])('%d seconds are %s', (seconds, told) => {
  expect(formatSeconds(seconds)).toBe(told)
})
