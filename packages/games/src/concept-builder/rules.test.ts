import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptySource, type SourcePair } from '../source.ts'
import { pairsIn } from './pairs.ts'
import {
  type ConceptBuilderDealt,
  checkConcepts,
  conceptRecognitions,
  conceptXp,
  dealConcepts,
  headingsOf,
  pairsOf,
  scoreOf,
} from './rules.ts'

const card = (question: string, answer: string, heading: string | null = 'A água', cardId = 1) => ({
  cardId,
  question,
  answer,
  heading,
  page: 2,
  quote: `${answer}.`,
})
const pair = (pairId: number, heading: string | null = null): SourcePair => ({
  pairId,
  term: `Termo ${pairId}`,
  definition: `O que quer dizer o de número ${pairId}`,
  heading,
  cardId: pairId,
  page: 1,
  quote: null,
})

describe('terms and what they mean', () => {
  test.each([
    ['O que é a erosão?', 'O desgaste do solo e das rochas.', 'Erosão', 'O desgaste do solo e das rochas'],
    ['O que significa a sigla IBGE?', 'Instituto Brasileiro de Geografia', 'IBGE', 'Instituto Brasileiro de Geografia'],
    ['Quem foi a princesa Leopoldina?', 'Esposa de D. Pedro', 'Princesa Leopoldina', 'Esposa de D. Pedro'],
    ['Como se chama a ave símbolo do Pantanal?', 'Tuiuiú', 'Tuiuiú', 'A ave símbolo do Pantanal'],
    ['O que são as geleiras?', 'massas de gelo que se movem', 'Geleiras', 'Massas de gelo que se movem'],
  ])('%s %s', (question, answer, term, definition) => {
    expect(pairsIn([card(question, answer)], [])).toMatchObject([{ pairId: 1, term, definition, heading: 'A água' }])
  })

  test.each([
    ['a meaning that names its term', card('O que é a bacia?', 'A bacia de um rio com seus afluentes')],
    ['no meaning', card('Por que chove?', 'Porque o vapor se condensa')],
    ['a meaning too short', card('O que é o rio?', 'Água')],
    ['a term too long', card(`O que é ${'muito '.repeat(10)}longo?`, 'Uma coisa que não acaba nunca')],
  ])('%s makes no pair', (_, given) => {
    expect(pairsIn([given], [])).toEqual([])
  })

  test('each term and each meaning comes once, cards before words', () => {
    const cards = [
      card('O que é a erosão?', 'O desgaste do solo'),
      card('O que é o desgaste?', 'O desgaste do solo', null, 2),
      card('O que é a abrasão?', 'desgaste do solo.', null, 3),
    ]
    const word = (text: string, hint: string) => ({ wordId: 1, word: text, hint, page: 2, quote: null })
    const words = [
      word('Erosão', 'Outra coisa que desgasta'),
      word('vapor', 'Água no estado gasoso'),
      word('rio', 'O _____ corre.'),
    ]
    expect(pairsIn(cards, words).map(({ term, cardId }) => [term, cardId])).toEqual([
      ['Erosão', 1],
      ['Vapor', null],
    ])
  })

  test('a glossary is no subject; a word is filed where the cards of its page are', () => {
    const words = [{ wordId: 1, word: 'vapor', hint: 'Água no estado gasoso', page: 2, quote: null }]
    expect(
      pairsIn([card('O que é a erosão?', 'O desgaste do solo', 'Glossário')], words).map(({ heading }) => heading),
    ).toEqual([null, null])
    expect(pairsIn([card('O que é a erosão?', 'O desgaste do solo')], words).map(({ heading }) => heading)).toEqual([
      'A água',
      'A água',
    ])
  })
})

describe('what lies on the table', () => {
  test('complete pairs, each term with its definition, and headings that they belong to', () => {
    const headings = fc.option(fc.constantFrom('A', 'B', 'C', 'D', 'E'), { nil: null })
    fc.assert(
      fc.property(
        fc.array(headings, { maxLength: 20 }),
        fc.constantFrom('easy', 'medium', 'hard'),
        fc.string(),
        (given, difficulty, seed) => {
          const pairs = given.map((heading, at) => pair(at + 1, heading))
          const deal = dealConcepts({ ...emptySource, pairs }, { difficulty }, seed)
          expect(dealConcepts({ ...emptySource, pairs }, { difficulty }, seed)).toEqual(deal)
          if (deal.kind === 'shortage') return pairs.length < 3
          const { pairs: dealt, definitions, headings } = deal.dealt
          const wanted = Math.min(pairsOf[difficulty], pairs.length)
          expect(dealt.length).toBeGreaterThanOrEqual(headings.length > 0 ? wanted - 1 : wanted)
          expect(dealt.length).toBeLessThanOrEqual(wanted)
          expect(deal.notice === null).toBe(dealt.length === pairsOf[difficulty])
          expect([...definitions].sort()).toEqual(dealt.map(({ pairId }) => pairId).sort())
          expect(headings.length === 0 || (headings.length > 1 && headings.length <= headingsOf[difficulty])).toBe(true)
          for (const { pairId, heading } of dealt)
            expect(heading === null ? null : headings[heading]).toBe(headings.length === 0 ? null : given[pairId - 1])
          // No heading without a term.
          expect(new Set(dealt.flatMap(({ heading }) => heading ?? [])).size).toBe(headings.length)
          return true
        },
      ),
    )
  })

  test.each([
    [0, 'Este material não tem termos com definição. O construtor de conceitos precisa de pelo menos 3.'],
    [1, 'Este material só tem 1 termo com definição. O construtor de conceitos precisa de pelo menos 3.'],
    [2, 'Este material só tem 2 termos com definição. O construtor de conceitos precisa de pelo menos 3.'],
  ])('with %i pairs it says what is missing', (there, reason) => {
    const pairs = Array.from({ length: there }, (_, at) => pair(at + 1))
    expect(dealConcepts({ ...emptySource, pairs }, { difficulty: 'easy' }, 's')).toEqual({ kind: 'shortage', reason })
  })

  test('fewer than the level has are told, and pairs without a term or a meaning are never dealt', () => {
    const whole = [1, 2, 3].map(at => pair(at))
    const pairs = [...whole, { ...pair(4), term: ' ' }, { ...pair(5), definition: '' }]
    const deal = dealConcepts({ ...emptySource, pairs }, { difficulty: 'easy' }, 's')
    expect(deal).toMatchObject({
      notice: 'Este material dá 3 termos; neste nível seriam 4. A partida fica mais curta.',
    })
    expect(deal.kind === 'dealt' && [...deal.dealt.definitions].sort()).toEqual([1, 2, 3])
  })
})

const dealt: ConceptBuilderDealt = {
  difficulty: 'easy',
  pairs: [1, 2, 3, 4].map(pairId => ({ ...pair(pairId), heading: pairId % 2 })),
  definitions: [3, 1, 4, 2],
  headings: ['Pares', 'Ímpares'],
}
const join = (term: number, definition = term) => ({ term, definition })
const group = (term: number, heading = term % 2) => ({ term, heading })
const joins = [join(1), join(2), join(3), join(4)]
const groups = [group(1), group(2), group(3), group(4)]
const fair = { joins, groups, timeElapsed: 60 }

describe('what was handed in', () => {
  const unfinished = 'Ainda há termos fora do lugar nesta partida.'
  const foreign = 'Esses termos não são desta partida.'
  test.each([
    ['all right at once', fair, null],
    ['wrong ones before the right one', { ...fair, joins: [join(1, 2), ...joins] }, null],
    ['a term not joined', { ...fair, joins: joins.slice(1) }, unfinished],
    ['a term not grouped', { ...fair, groups: groups.slice(1) }, unfinished],
    ['a foreign term', { ...fair, joins: [...joins, join(9)] }, foreign],
    ['a foreign heading', { ...fair, groups: [group(1, 2), ...groups] }, foreign],
    ['a term in its place put again', { ...fair, joins: [...joins, join(1, 2)] }, foreign],
  ])('%s', (_, result, reason) => {
    expect(checkConcepts(result, dealt, 61_000)).toBe(reason)
  })

  test('without headings it ends with the joining', () => {
    const alone = { ...dealt, headings: [], pairs: dealt.pairs.map(one => ({ ...one, heading: null })) }
    expect(checkConcepts({ ...fair, groups: [] }, alone, 61_000)).toBeNull()
    expect(scoreOf({ ...fair, groups: [] }, alone)).toBe(1000)
    expect(checkConcepts(fair, alone, 61_000)).toBe(foreign)
  })
})

describe('score and XP', () => {
  test.each([
    [fair, 1000],
    // One of eight at the second try: 750 of 800.
    [{ ...fair, joins: [join(1, 2), ...joins] }, 938],
    [{ ...fair, groups: [group(1, 0), group(1, 0), group(1, 0), ...groups] }, 900],
  ])('%#', (result, score) => {
    expect(scoreOf(result, dealt)).toBe(score)
  })

  test.each([
    [1000, 'easy', 25],
    [1000, 'medium', 38],
    [1000, 'hard', 50],
    [200, 'easy', 10],
  ] as const)('%i points at %s pay %i XP', (score, difficulty, xp) => {
    expect(conceptXp(score, difficulty)).toBe(xp)
  })
})

test('the first definition a term is put to shows whether it was known, while there is a choice', () => {
  const played = { ...fair, joins: [join(1, 2), join(2), join(1), join(3), join(4)] }
  expect(conceptRecognitions(played, dealt)).toEqual([
    { cardId: 1, known: false },
    { cardId: 2, known: true },
  ])
})
