import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptySource, type SourceCard } from '../source.ts'
import {
  checkMemory,
  columnsOf,
  completionDelay,
  dealMemory,
  type MemoryDealt,
  memoryRecognitions,
  memoryScore,
  memoryXp,
  mismatchDelay,
  pairsOf,
  playableCards,
  shortened,
} from './rules.ts'

const card = (cardId: number, question = `Pergunta ${cardId}?`, answer = `Resposta ${cardId}.`): SourceCard => ({
  cardId,
  question,
  answer,
  heading: null,
  page: 1,
  quote: null,
})
const sourceOf = (count: number) => ({ ...emptySource, cards: Array.from({ length: count }, (_, at) => card(at + 1)) })

test('the constants are those of the specification', () => {
  expect(pairsOf).toEqual({ easy: 6, medium: 8, hard: 12 })
  expect(columnsOf).toEqual({ easy: 4, medium: 4, hard: 6 })
  expect([mismatchDelay, completionDelay]).toEqual([1000, 500])
})

describe('score and XP', () => {
  test.each([
    // 6 pairs in 60 s and 10 moves: 600 + 2 × 240 − 10 × 4.
    [{ moves: 10, timeElapsed: 60 }, 6, 1040],
    [{ moves: 6, timeElapsed: 0 }, 6, 1200],
    [{ moves: 6, timeElapsed: 60.9 }, 6, 1080],
    [{ moves: 6, timeElapsed: 300 }, 6, 600],
    [{ moves: 6, timeElapsed: 9000 }, 6, 600],
    [{ moves: 500, timeElapsed: 400 }, 6, 0],
  ])('%j with %i pairs scores %i', (played, pairs, score) => {
    expect(memoryScore(played, pairs)).toBe(score)
  })

  test.each([
    [1040, 'easy', 16],
    [1040, 'medium', 23],
    [1040, 'hard', 31],
    [0, 'hard', 10],
    [1800, 'hard', 54],
  ] as const)('%i points at %s pay %i XP', (score, difficulty, xp) => {
    expect(memoryXp(score, difficulty)).toBe(xp)
  })
})

describe('what lies on the table', () => {
  test.each([
    ['x'.repeat(80), 'x'.repeat(80)],
    ['x'.repeat(81), `${'x'.repeat(79)}…`],
    ['  O que\n é   água? ', 'O que é água?'],
    [`${'x'.repeat(78)} yz`, `${'x'.repeat(78)}…`],
    ['🐊'.repeat(90), `${'🐊'.repeat(79)}…`],
  ])('%j is shown as %j', (text, shown) => {
    expect(shortened(text)).toBe(shown)
  })

  test('answers that a pupil would call the same do not lie on one table', () => {
    const answers = ['O Sol', 'Sol', 'o sol.', '1822', 'Em 1822', '26']
    const cards = answers.map((answer, at) => card(at + 1, `Pergunta ${'abcdef'[at]}?`, answer))
    expect(playableCards(cards).map(({ answer }) => answer)).toEqual(['O Sol', '1822', '26'])
  })

  test('incomplete cards and cards that look alike are left out', () => {
    const cards = [
      card(1),
      card(2, ' ', 'Resposta 2.'),
      card(3, 'Pergunta 3?', ''),
      card(4, 'Pergunta 4?', 'RESPOSTA 1.'),
      card(5, `${'a'.repeat(100)} um`, 'Resposta 5.'),
      card(6, `${'a'.repeat(100)} dois`, 'Resposta 6.'),
      card(7, 'Água', 'água'),
    ]
    expect(playableCards(cards).map(({ cardId }) => cardId)).toEqual([1, 5])
  })

  test.each([
    '1º/primeiro 2º/segundo 3º/terceiro 4º/quarto 5º/quinto 6º/sexto 7º/sétimo 8º/oitavo',
    'one/um first/primeiro two/dois second/segundo three/três third/terceiro',
    'H2/hidrogênio H2O/água N2/nitrogênio N2O/óxido Cl2/cloro O2/oxigênio',
    '½/1:2 ¼/1:4 0,5/0,50 50%/50_%',
  ])('cards that ask for another form of the same all lie on the table: %s', deck => {
    const cards = deck.split(' ').map((sides, at) => {
      const [question, answer] = sides.split('/').map(side => side.replace(':', '/').replace('_', ' '))
      return card(at, question, answer)
    })
    expect(playableCards(cards)).toEqual(cards)
  })

  test('a level has its pairs, each of one question and one answer of the same card', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('easy', 'medium', 'hard'),
        fc.integer({ min: 2, max: 40 }),
        fc.string(),
        (difficulty, count, seed) => {
          const deal = dealMemory(sourceOf(count), { difficulty }, seed)
          if (deal.kind !== 'dealt') throw new Error('a shortage')
          const { cards, columns } = deal.dealt
          const pairs = Math.min(pairsOf[difficulty], count)
          expect(cards.length).toBe(pairs * 2)
          expect(columns).toBe(columnsOf[difficulty])
          expect(deal.notice === null).toBe(pairs === pairsOf[difficulty])
          for (const { pair } of cards) {
            const sides = cards.filter(other => other.pair === pair)
            expect(sides.map(({ side }) => side).sort()).toEqual(['answer', 'question'])
            expect(sides.map(({ text }) => text).sort()).toEqual([`Pergunta ${pair}?`, `Resposta ${pair}.`])
          }
          expect(dealMemory(sourceOf(count), { difficulty }, seed)).toEqual(deal)
        },
      ),
    )
  })

  test('another seed lays another table', () => {
    const tables = ['1', '2', '3'].map(seed => JSON.stringify(dealMemory(sourceOf(12), { difficulty: 'hard' }, seed)))
    expect(new Set(tables).size).toBe(3)
  })

  test('what is missing is said', () => {
    expect(dealMemory(sourceOf(0), { difficulty: 'easy' }, 's')).toEqual({
      kind: 'shortage',
      reason: 'Este material ainda não tem flip cards. O jogo da memória precisa de pelo menos 2.',
    })
    expect(dealMemory(sourceOf(1), { difficulty: 'easy' }, 's')).toEqual({
      kind: 'shortage',
      reason: 'Este material só tem 1 flip card completo. O jogo da memória precisa de pelo menos 2.',
    })
    expect(dealMemory(sourceOf(5), { difficulty: 'easy' }, 's')).toMatchObject({
      notice: 'Este material dá 5 pares; neste nível seriam 6. A partida fica mais curta.',
    })
  })
})

const side = (pair: number, which: 'question' | 'answer') => ({ pair, side: which, text: `${pair} ${which}` })
/** Questions of the cards 1 to 4 at the places 0 to 3, their answers at 4 to 7. */
const table: MemoryDealt = {
  difficulty: 'easy',
  columns: 4,
  cards: [1, 2, 3, 4].map(pair => side(pair, 'question')).concat([1, 2, 3, 4].map(pair => side(pair, 'answer'))),
}

describe('what was handed in', () => {
  const fair = { difficulty: 'easy', score: 900, moves: 5, timeElapsed: 30 } as const
  test.each([
    ['a fair round', fair, 31_000, null],
    ['another level', { ...fair, difficulty: 'hard' }, 31_000, 'Essa partida foi começada em outro nível.'],
    ['too few moves', { ...fair, moves: 3 }, 31_000, 'Com 3 jogadas não dá para achar 4 pares.'],
    ['too many points', { ...fair, score: 1001 }, 31_000, 'Essa pontuação não é possível nesta partida.'],
    [
      'more time than passed',
      { ...fair, timeElapsed: 60 },
      31_000,
      'O tempo informado é maior que o tempo da partida.',
    ],
    ['no time at all', fair, 500, 'O tempo informado é maior que o tempo da partida.'],
  ] as const)('%s', (_, result, elapsedMs, reason) => {
    expect(checkMemory(result, table, elapsedMs)).toBe(reason)
  })

  test('turns must find every pair in as many moves as said', () => {
    const turns: [number, number][] = [
      [0, 4],
      [1, 6],
      [1, 5],
      [2, 6],
      [3, 7],
    ]
    const no = 'As jogadas não conferem com as cartas desta partida.'
    expect(checkMemory({ ...fair, turns }, table, 31_000)).toBeNull()
    expect(checkMemory({ ...fair, turns: turns.slice(1) }, table, 31_000)).toBe(no)
    expect(checkMemory({ ...fair, turns: turns.with(4, [3, 8]) }, table, 31_000)).toBe(no)
    expect(checkMemory({ ...fair, turns: turns.with(4, [0, 4]) }, table, 31_000)).toBe(no)
    expect(checkMemory({ ...fair, turns: turns.with(4, [3, 3]) }, table, 31_000)).toBe(no)
  })
})

describe('what a round shows about the cards', () => {
  const played = (turns: [number, number][]) =>
    memoryRecognitions({ difficulty: 'easy', score: 0, moves: turns.length, timeElapsed: 60, turns }, table)

  test('a pair found on purpose is known, one by chance or by elimination is not', () => {
    expect(
      played([
        [0, 4],
        [1, 6],
        [2, 6],
        [1, 5],
        [3, 7],
      ]),
    ).toEqual([{ cardId: 3, known: true }])
  })

  test('the same wrong answer twice is a mistake, once it is not', () => {
    expect(
      played([
        [0, 5],
        [1, 4],
        [5, 0],
        [0, 4],
      ]),
    ).toEqual([{ cardId: 1, known: false }])
  })

  test('nothing is known without the turns', () => {
    expect(memoryRecognitions({ difficulty: 'easy', score: 0, moves: 4, timeElapsed: 9 }, table)).toEqual([])
  })
})
