import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ModelAnswer } from './ask.ts'
import { isRefusal, salvage } from './salvage.ts'

const item = {
  tipo: 'cartao',
  ancora: 'p1 s2',
  citacao: 'A erosão é o desgaste que a chuva e o vento fazem no solo.',
  pergunta: 'O que é a erosão?',
  resposta: 'O desgaste que a chuva e o vento fazem no solo.',
  distratores: [],
  explicacao: '',
  dificuldade: 'fácil',
}
const answer = {
  itens: [item, { ...item, pergunta: 'O que causa a erosão?' }],
  sem_conteudo: false,
  ultimo_id: 'p1 s9',
}
const said = (raw: string): ModelAnswer => ({ raw, finishReason: 'stop', usage: { input: 1, output: 1 } })
const questions = (raw: string) => salvage(said(raw)).items.map(({ question }) => question)
const both = ['O que é a erosão?', 'O que causa a erosão?']
const text = JSON.stringify(answer)

describe('an answer is read', () => {
  test.each([
    ['as it should be', text],
    ['in a fence with talk around it', `Claro!\n\`\`\`json\n${text}\n\`\`\`\nBons estudos.`],
    ['in a fence that never ends', `\`\`\`json\n${text}`],
    ['after thoughts', `<think>Talvez {"itens": []}? Não.</think>${text}`],
    ['with trailing commas and single quotes', text.replaceAll('"', "'").replace('}]', '},]')],
    ['as a bare list', JSON.stringify(answer.itens)],
    ['wrapped once more', JSON.stringify({ resposta: answer })],
    ['with the English name of its list', JSON.stringify({ items: answer.itens })],
    ['with talk after it', `${text}\n\nQuer mais itens?`],
  ])('%s', (_, raw) => {
    expect(questions(raw)).toEqual(both)
  })

  test('cut in the middle of an item: whole items are kept', () => {
    expect(questions(text.slice(0, text.lastIndexOf('"resposta"')))).toEqual(['O que é a erosão?'])
  })

  test('cut in the middle of an answer: what is left of the word is no answer', () => {
    const cut = `${text.slice(0, text.lastIndexOf('O desgaste') + 6)}`
    expect(questions(cut)).toEqual(['O que é a erosão?'])
    const mended = { ...said(cut), finishReason: 'length' as const, object: JSON.parse(text) }
    expect(salvage(mended).items.map(({ question }) => question)).toEqual(['O que é a erosão?'])
  })

  test('its last identifier, and that there is nothing to ask', () => {
    expect(salvage(said(text)).lastAnchor).toBe('p1 s9')
    const empty = salvage(said('{"itens": [], "sem_conteudo": true, "ultimo_id": "p1 s9"}'))
    expect([empty.nothingToAsk, empty.broken, empty.items]).toEqual([true, false, []])
  })
})

test.each([
  '',
  'Não há perguntas a fazer aqui.',
  '{}',
  'null',
  '{"type":"object","properties":{"itens":{"type":"array"}}}',
  '[1, 2',
])('nothing can be read of %j', raw => {
  expect(salvage(said(raw))).toEqual({ items: [], nothingToAsk: false, lastAnchor: null, broken: true })
})

test('items without question, answer or quote are left out, odd fields are mended', () => {
  const [{ pergunta, ...noQuestion }] = [item]
  const odd = {
    ...item,
    tipo: 'quiz',
    pergunta: ` **${pergunta}** `,
    distratores: ['a) O calor', 7, '', 'b) O frio', null, 'c) A chuva'],
    dificuldade: 'easy',
  }
  const { items } = salvage(said(JSON.stringify({ itens: [noQuestion, 'texto', null, odd] })))
  expect(items).toEqual([
    {
      kind: 'question',
      anchor: 'p1 s2',
      quote: item.citacao,
      question: 'O que é a erosão?',
      answer: item.resposta,
      distractors: ['O calor', 'O frio', 'A chuva'],
      explanation: '',
      difficulty: 'fácil',
    },
  ])
})

test('whatever comes, it is read without a throw', { timeout: 30_000 }, () => {
  const read = (raw: string) => {
    expect(salvage(said(raw)).items.length).toBeLessThanOrEqual(40)
  }
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 60 }), read))
  fc.assert(fc.property(fc.json({ maxDepth: 3 }), read))
  fc.assert(
    fc.property(fc.nat(text.length), fc.string({ maxLength: 5 }), (at, noise) =>
      read(text.slice(0, at) + noise + text.slice(at)),
    ),
    { numRuns: 50 },
  )
})

test.each(['[', '{', '{"a":', '"', '<think>', '```json {', '["a",{b:'])('an endless %s is given up', piece => {
  expect(salvage(said(piece.repeat(50_000))).items).toEqual([])
})

test.each([
  ['Desculpe, não posso ajudar com esse pedido.', true],
  ["I'm sorry, but I can't help with that.", true],
  ['Este trecho trata de erosão.', false],
])('%s is a refusal: %s', (raw, expected) => {
  expect(isRefusal(raw)).toBe(expected)
})
