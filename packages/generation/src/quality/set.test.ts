import { describe, expect, test } from 'vitest'
import type { Card, Question } from '../items.ts'
import { GOOD_CARDS, GOOD_QUESTIONS, GOOD_WORDS } from '../testing/good-items.ts'
import { fitsLightning } from './lightning-fit.ts'
import { duplicatePairs, isDuplicate, type MetricId, measureSet } from './set.ts'
import { questionSimilarity } from './similarity.ts'

const [card] = GOOD_CARDS
const [question] = GOOD_QUESTIONS
if (!card || !question) throw new Error('no fixture')

const THINGS =
  `água vento fogo terra pedra folha fruto flor raiz caule peixe ave cobra sapo urso lobo gato cavalo abelha \
formiga`.split(' ')
const cards: Card[] = THINGS.map(thing => ({ ...card, question: `O que é ${thing}?`, answer: `Definição de ${thing}` }))
const questions: Question[] = THINGS.map((thing, i) => ({
  ...question,
  question: `Onde vive ${thing}?`,
  options: ['no mar', 'no rio', `em ${thing}`, 'no lago'].map((o, j) => (j === i % 4 ? `em ${thing}s` : o)),
  correctAnswer: i % 4,
}))
const set = { cards, questions, words: [] }
const metric = (id: MetricId, of = set) => measureSet(of).filter(m => m.metric === id)

describe('T1 duplicates', () => {
  const ask = (q: string, answer: string) => ({ question: q, answer, source: { quote: '' } })

  test('the same question in other words', () => {
    expect(isDuplicate(ask('O que é a fotossíntese?', 'a'), ask('O que é fotossíntese?', 'b'))).toBe(true)
    expect(isDuplicate(ask('O que é a fotossíntese?', 'a'), ask('O que é a respiração?', 'b'))).toBe(false)
  })

  test('one sentence about two things called by name asks two facts', () => {
    const [a, b] = ['Qual é o nome popular da espécie S. alata?', 'Qual é o nome popular da espécie S. trachypus?']
    expect(isDuplicate(ask(a, 'fedegoso-gigante'), ask(b, 'pau-de-besouro'))).toBe(false)
    expect(isDuplicate(ask(a, 'fedegoso-gigante'), ask(b, 'fedegoso-gigante'))).toBe(true)
  })

  test('questions half alike with the same answer', () => {
    const [a, b] = ['Em que ano foi assinada a Lei Áurea?', 'Quando foi assinada a Lei Áurea pela princesa Isabel?']
    expect(isDuplicate(ask(a, '2000'), ask(b, '2000'))).toBe(true)
    expect(isDuplicate(ask(a, '2000'), ask(b, '17 de julho'))).toBe(false)
  })

  test('a card and a quiz question may share a fact, not their wording', () => {
    expect(duplicatePairs({ cards: GOOD_CARDS, questions: [question], words: [] })).toEqual([])
    const same = GOOD_CARDS.map((c, i) => ({
      ...question,
      question: i === 0 ? c.question : `${c.question} ${i} outra coisa longe`,
    }))
    expect(duplicatePairs({ cards: [card], questions: same.slice(0, 1), words: [] })).toEqual([
      { kind: 'both', pair: [0, 0] },
    ])
  })

  test('similarity is symmetric, 1 for the same text and 0 for nothing in common', () => {
    expect(questionSimilarity('O que é a água?', 'O que é a água?')).toBe(1)
    expect(questionSimilarity('abcd', 'wxyz')).toBe(0)
    expect(questionSimilarity('O que é a água?', 'Onde há água?')).toBe(
      questionSimilarity('Onde há água?', 'O que é a água?'),
    )
  })
})

test('T3 says what is enough and what is missing', () => {
  expect(metric('T3')).toEqual([
    { metric: 'T3', value: 20, ok: true, detail: '20 cards: suficiente.' },
    { metric: 'T3', value: 20, ok: true, detail: '20 questões: suficiente.' },
    { metric: 'T3', value: 0, ok: false, detail: '0 palavras: insuficiente (o ideal são 12).' },
  ])
})

test('T4 counts cards the memory game can show whole', () => {
  expect(metric('T4')).toMatchObject([{ value: 1, ok: true }])
  const long = cards.map((c, i) => (i < 10 ? { ...c, answer: 'a'.repeat(81) } : c))
  expect(metric('T4', { ...set, cards: long })).toMatchObject([{ value: 0.5, ok: false }])
})

test('T6 wants easy, medium and hard items in their shares', () => {
  const graded = (easy: number, medium: number) => ({
    ...set,
    cards: cards.map(
      (c, i) => ({ ...c, difficulty: i < easy ? 'fácil' : i < easy + medium ? 'médio' : 'difícil' }) as const,
    ),
    questions: [],
  })
  expect(metric('T6', graded(6, 10)).map(({ ok }) => ok)).toEqual([true, true, true])
  expect(metric('T6', graded(20, 0)).map(({ value, ok }) => [value, ok])).toEqual([
    [1, false],
    [0, false],
    [0, false],
  ])
  expect(metric('T6', { ...graded(20, 0), cards: graded(20, 0).cards.slice(0, 9) }).every(({ ok }) => ok)).toBe(true)
})

test('T5 counts questions that can be read in time', () => {
  expect(metric('T5').map(({ value, ok }) => [value, ok])).toEqual([
    [20, true],
    [20, true],
    [20, true],
  ])
  const few = metric('T5', { ...set, questions: questions.slice(0, 12) })
  expect(few.map(({ ok }) => ok)).toEqual([true, true, false])
  expect(
    fitsLightning({ question: 'palavra '.repeat(20), options: ['um dois três', 'quatro cinco', 'seis'] }, 'difícil'),
  ).toBe(true)
  expect(
    fitsLightning({ question: 'palavra '.repeat(21), options: ['um dois três', 'quatro cinco', 'seis'] }, 'difícil'),
  ).toBe(false)
})

describe('T7 key balance', () => {
  test('even positions are fine, one favourite is not', () => {
    expect(metric('T7')).toMatchObject([{ value: 0.25, ok: true }])
    const first = questions.map(q => ({ ...q, correctAnswer: 1 }))
    expect(metric('T7', { ...set, questions: first })).toMatchObject([{ value: 1, ok: false }])
  })

  test('sorted numbers do not count', () => {
    const years = questions.map(q => ({ ...q, options: ['1808', '1822', '1888', '1889'], correctAnswer: 1 }))
    expect(metric('T7', { ...set, questions: years })).toMatchObject([{ ok: true }])
  })
})

test('T8 longest key', () => {
  const long = questions.map((q, i) => ({
    ...q,
    options: ['um', 'dois', 'três', 'quatro e meio'],
    correctAnswer: i < 8 ? 3 : 0,
  }))
  expect(metric('T8', { ...set, questions: long })).toMatchObject([{ value: 0.4, ok: false }])
  expect(metric('T8', { ...set, questions: long.slice(1) })).toMatchObject([{ ok: false }])
  expect(metric('T8', { ...set, questions: long.slice(2) })).toMatchObject([{ value: 6 / 18, ok: true }])
})

test('T9 family mix', () => {
  expect(metric('T9')).toEqual([
    { metric: 'T9', value: 1, ok: false, detail: '100% dos cards são do tipo “definição”.' },
  ])
  const families = ['definition', 'cloze', 'acronym'] as const
  const mixed = cards.map((c, i): Card => ({ ...c, family: families[i % 3] ?? 'cause' }))
  expect(metric('T9', { ...set, cards: mixed }).map(m => m.ok)).toEqual([true, true, false])
})

test('T10 distinct answers', () => {
  expect(metric('T10')).toMatchObject([{ value: 1, ok: true }])
  const same = cards.map((c, i) => ({ ...c, answer: i < 4 ? 'água' : c.answer }))
  expect(metric('T10', { ...set, cards: same })).toMatchObject([{ value: 0.85, ok: false }])
})

test('an empty material has no bad shares, only too few items', () => {
  const bad = measureSet({ cards: [], questions: [], words: [] }).filter(m => !m.ok)
  expect([...new Set(bad.map(m => m.metric))]).toEqual(['T3', 'T4', 'T5'])
  expect(measureSet({ cards: GOOD_CARDS, questions: GOOD_QUESTIONS, words: GOOD_WORDS }).length).toBeGreaterThan(8)
})
