import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptySource, type SourceQuestion } from '../source.ts'
import {
  answerPoints,
  checkLightning,
  dealLightning,
  feedbackDelay,
  hurrySeconds,
  lightningRecognitions,
  lightningXp,
  questionsOf,
  scoreOf,
  secondsOf,
  xpOf,
} from './rules.ts'

const question = (questionId: number, more: Partial<SourceQuestion> = {}): SourceQuestion => ({
  questionId,
  question: `Qual é a ${questionId}?`,
  options: ['certa', 'errada', 'outra'],
  correctAnswer: 'certa',
  explanation: null,
  cardId: null,
  page: 1,
  quote: null,
  ...more,
})
const sourceOf = (count: number) => ({
  ...emptySource,
  questions: Array.from({ length: count }, (_, at) => question(at + 1)),
})

test('the constants are those of the specification', () => {
  expect(questionsOf).toEqual({ easy: 8, medium: 12, hard: 15 })
  expect(secondsOf).toEqual({ easy: 15, medium: 12, hard: 8 })
  expect([hurrySeconds, feedbackDelay]).toEqual([3, 1500])
})

describe('score and XP', () => {
  test.each([
    [0, 100],
    [999, 109],
    [7450, 174],
    [15_000, 250],
  ])('a right answer with %i ms left is worth %i', (remaining, points) => {
    expect(answerPoints(remaining)).toBe(points)
  })

  test.each([
    [8, 8, 130],
    [7, 8, 120],
    // 80% is not above 80%.
    [12, 15, 145],
    [13, 15, 180],
    // 60% is not above 60%.
    [9, 15, 90],
    [10, 15, 125],
    [0, 8, 0],
    [0, 0, 0],
  ])('%i of %i right pay %i XP', (right, asked, xp) => {
    expect(lightningXp(right, asked)).toBe(xp)
  })
})

describe('what is asked', () => {
  test('as many questions as the level or the count says, or fewer with a word about it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('easy', 'medium', 'hard'),
        fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
        fc.nat(20),
        fc.string(),
        (difficulty, count, there, seed) => {
          const deal = dealLightning(sourceOf(there), { difficulty, count }, seed)
          const wanted = count ?? questionsOf[difficulty]
          if (deal.kind === 'shortage') return there < Math.min(3, wanted)
          const { questions, secondsPerQuestion } = deal.dealt
          expect(questions).toHaveLength(Math.min(wanted, there))
          expect(deal.notice === null).toBe(there >= wanted)
          expect(secondsPerQuestion).toBe(secondsOf[difficulty])
          expect(questions.map(({ questionId }) => questionId)).toEqual(questions.map((_, at) => at + 1))
          for (const { options } of questions) expect([...options].sort()).toEqual(['certa', 'errada', 'outra'])
          expect(dealLightning(sourceOf(there), { difficulty, count }, seed)).toEqual(deal)
          return true
        },
      ),
    )
  })

  test('the right option stands in every place', () => {
    const places = new Set(
      Array.from({ length: 40 }, (_, seed) => {
        const deal = dealLightning(sourceOf(3), { difficulty: 'easy', count: 1 }, `${seed}`)
        return deal.kind === 'dealt' ? deal.dealt.questions[0]?.options.indexOf('certa') : -1
      }),
    )
    expect([...places].sort()).toEqual([0, 1, 2])
  })

  test('an option that speaks of the others stays last', () => {
    const options = ['2', '4', '6', 'Todas as anteriores']
    const questions = [question(1, { options, correctAnswer: 'Todas as anteriores' }), question(2), question(3)]
    for (let seed = 0; seed < 20; seed++) {
      const deal = dealLightning({ ...emptySource, questions }, { difficulty: 'easy' }, `${seed}`)
      expect(deal.kind === 'dealt' && deal.dealt.questions[0]?.options[3]).toBe('Todas as anteriores')
    }
  })

  test('incomplete questions are left out', () => {
    const questions = [
      question(1),
      question(2, { question: ' ' }),
      question(3, { options: ['certa'] }),
      question(4, { options: ['certa', 'certa', 'outra'] }),
      question(5, { correctAnswer: 'nenhuma' }),
      question(8, { options: ['certa', 'A certa.', 'outra'] }),
      question(6),
      question(7),
    ]
    const deal = dealLightning({ ...emptySource, questions }, { difficulty: 'easy' }, 's')
    expect(deal.kind === 'dealt' && deal.dealt.questions.map(({ questionId }) => questionId)).toEqual([1, 6, 7])
  })

  test.each([
    [0, 'Não foi possível gerar perguntas: este material ainda não tem questões. São precisas 3.'],
    [
      1,
      'Não foi possível gerar perguntas: este material só tem 1 que dê para ler em 8 segundos. O quiz relâmpago ' +
        'precisa de pelo menos 3.',
    ],
    [
      2,
      'Não foi possível gerar perguntas: este material só tem 2 que dê para ler em 8 segundos. O quiz relâmpago ' +
        'precisa de pelo menos 3.',
    ],
  ])('with %i questions it says what is missing', (there, reason) => {
    expect(dealLightning(sourceOf(there), { difficulty: 'hard' }, 's')).toEqual({ kind: 'shortage', reason })
  })
})

test('of questions none of which can be dealt it says so, and not that there are none', () => {
  const alike = [question(1, { options: ['certa', 'A certa.', 'outra'] })]
  expect(dealLightning({ ...emptySource, questions: alike }, { difficulty: 'hard' }, 's')).toEqual({
    kind: 'shortage',
    reason: 'Não foi possível gerar perguntas: este material não tem nenhuma que dê para ler em 8 segundos.',
  })
})

describe('what was handed in', () => {
  const deal = dealLightning(
    { ...emptySource, questions: [question(1, { cardId: 71 }), question(2, { cardId: 72 }), question(3), question(4)] },
    { difficulty: 'easy', count: 4 },
    's',
  )
  if (deal.kind !== 'dealt') throw new Error('not dealt')
  const { dealt } = deal
  const claim = { score: 0, accuracy: 75, completionTime: 30 }
  const options: (string | null)[] = ['certa', 'errada', 'certa', null]
  const answers = options.map((option, at) => ({
    questionId: at + 1,
    option,
    remainingMs: option === null ? 0 : 5000,
  }))
  const no = 'As respostas não são as desta partida.'
  test.each([
    ['answers', { ...claim, answers }, null],
    ['a question missing', { ...claim, answers: answers.slice(1) }, no],
    [
      'a foreign question',
      { ...claim, answers: answers.with(0, { questionId: 9, option: 'certa', remainingMs: 0 }) },
      no,
    ],
    [
      'an option nobody offered',
      { ...claim, answers: answers.with(0, { questionId: 1, option: 'x', remainingMs: 0 }) },
      no,
    ],
    [
      'one question twice',
      { ...claim, answers: answers.with(0, { questionId: 2, option: 'certa', remainingMs: 0 }) },
      'A mesma pergunta foi respondida duas vezes.',
    ],
    [
      'more time than there was',
      { ...claim, answers: answers.with(0, { questionId: 1, option: 'certa', remainingMs: 15_001 }) },
      'O tempo de uma resposta não confere.',
    ],
    ['a claim that can be', { ...claim, score: 600 }, null],
    ['a claim of too many points', { ...claim, score: 751 }, 'Essa pontuação não é possível nesta partida.'],
    ['a claim of too few points', { ...claim, score: 299 }, 'Essa pontuação não é possível nesta partida.'],
    ['an accuracy that no count gives', { ...claim, accuracy: 60 }, 'A precisão não confere com esta partida.'],
  ])('%s', (_, result, reason) => {
    expect(checkLightning(result, dealt, 31_000)).toBe(reason)
  })

  test('is worth what was right', () => {
    expect(scoreOf({ ...claim, answers }, dealt)).toBe(2 * 150)
    expect(xpOf({ ...claim, answers }, dealt)).toBe(20)
    expect(xpOf({ ...claim, score: 600 }, dealt)).toBe(30 + 25)
  })

  test('shows which cards were recognised', () => {
    expect(lightningRecognitions({ ...claim, answers }, dealt)).toEqual([
      { cardId: 71, known: true },
      { cardId: 72, known: false },
    ])
    expect(lightningRecognitions(claim, dealt)).toEqual([])
  })
})
