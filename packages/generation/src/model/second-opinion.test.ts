import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Card, Question } from '../items.ts'
import type { AskStructured, ModelAnswer, ModelQuestion } from './ask.ts'
import { type Opinion, secondOpinions, withOpinion } from './second-opinion.ts'

const source = { page: 1, quote: 'O mangue protege a costa porque as raízes seguram a lama.' }
const shared = { category: '', difficulty: 'médio' as const, family: 'cause' as const, engine: 'extractive' as const }
const card: Card = {
  ...shared,
  question: 'O que as raízes do mangue seguram?',
  answer: 'A lama',
  source,
  fingerprint: 'c1',
  certainty: 0.6,
}
const question: Question = {
  ...shared,
  question: 'O que o mangue protege?',
  options: ['O vento', 'A costa', 'A chuva'],
  correctAnswer: 1,
  explanation: '',
  answerType: 'term',
  source,
  fingerprint: 'q1',
  certainty: 0.6,
}

const answered = (raw: string): ModelAnswer => ({ raw, finishReason: 'stop', usage: { input: 9, output: 9 } })
const said = (...respostas: object[]) => JSON.stringify({ respostas })

/** What a model's answer makes of the card and the question, and what it was asked. */
async function opinions(raw: string): Promise<{ of: (Opinion | undefined)[]; asked: ModelQuestion[] }> {
  const asked: ModelQuestion[] = []
  const ask: AskStructured = async one => {
    asked.push(one)
    return answered(raw)
  }
  const found = await secondOpinions([card, question], ask)
  return { of: [found.get(card), found.get(question)], asked }
}

describe('a second opinion', () => {
  test('is asked for with passage and options, never with answer or key', async () => {
    const { asked } = await opinions(said())
    expect(asked.length).toBe(1)
    const [, json = ''] = asked[0]?.user.split('\n') ?? []
    expect(JSON.parse(json)).toEqual({
      perguntas: [
        { numero: 1, trecho: source.quote, pergunta: card.question },
        { numero: 2, trecho: source.quote, pergunta: question.question, alternativas: question.options },
      ],
    })
  })

  test.each([
    [
      'the same answers',
      said({ numero: 1, resposta: 'a lama do chão', outra: '' }, { numero: 2, resposta: 'A costa.', outra: '' }),
      ['agrees', 'agrees'],
    ],
    [
      'others',
      said({ numero: 1, resposta: 'o vento', outra: '' }, { numero: 2, resposta: 'A chuva', outra: '' }),
      ['disagrees', 'disagrees'],
    ],
    [
      'none',
      said({ numero: 1, resposta: '', outra: '' }, { numero: 2, resposta: '', outra: '' }),
      ['disagrees', 'disagrees'],
    ],
    ['a second right option', said({ numero: 2, resposta: 'A costa', outra: 'A chuva' }), [undefined, 'disagrees']],
    ['what is no option', said({ numero: 2, resposta: 'O manguezal inteiro', outra: '' }), [undefined, 'silent']],
    [
      'an answer in a fence',
      `Aqui:\n\`\`\`json\n${said({ numero: 1, resposta: 'Lama', outra: '' })}\n\`\`\``,
      ['agrees', undefined],
    ],
    ['talk', 'Não sei.', [undefined, undefined]],
  ])('is read of %s', async (_, raw, expected) => {
    expect((await opinions(raw)).of).toEqual(expected)
  })

  test('of a number agrees with that number alone', async () => {
    const dated = { ...card, answer: 'Em 1897', source: { page: 1, quote: 'A cidade foi fundada em 1897.' } }
    const about = async (answer: string) =>
      (await secondOpinions([dated], async () => answered(said({ numero: 1, resposta: answer, outra: '' })))).get(dated)
    expect([await about('1897'), await about('Em 1879')]).toEqual(['agrees', 'disagrees'])
  })

  test('is asked for in few calls, and no more after one that brings nothing', async () => {
    const many = Array.from({ length: 20 }, (_, at) => ({ ...card, fingerprint: `c${at}` }))
    let calls = 0
    await secondOpinions(many, async () => {
      calls += 1
      return answered(said())
    })
    expect(calls).toBe(3)
    calls = 0
    await secondOpinions(many, async () => {
      calls += 1
      return { failure: 'limit' }
    })
    expect(calls).toBe(1)
  })
})

test('an opinion lifts or lowers a certainty and never makes it sure', () => {
  expect(withOpinion(0.5, 'agrees')).toBeCloseTo(0.643, 3)
  expect(withOpinion(0.5, 'disagrees')).toBeCloseTo(0.231, 3)
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), certainty => {
      expect(withOpinion(certainty, 'silent')).toBe(certainty)
      for (const opinion of ['agrees', 'disagrees'] as const) {
        const after = withOpinion(certainty, opinion)
        expect(after).toBeGreaterThan(0)
        expect(after).toBeLessThan(1)
      }
      expect(withOpinion(certainty, 'agrees')).toBeGreaterThanOrEqual(withOpinion(certainty, 'disagrees'))
    }),
  )
})
