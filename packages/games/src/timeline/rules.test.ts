import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomOf } from '../random.ts'
import { emptySource, type SourceEvent } from '../source.ts'
import { eventsIn } from './events.ts'
import {
  checkTimeline,
  chooseEvents,
  dealTimeline,
  eventsOf,
  mostChecks,
  scoreOf,
  timelineRecognitions,
  timelineXp,
} from './rules.ts'
import { overlap, yearsOf } from './span.ts'

const event = (eventId: number, first: number, last = first): SourceEvent => ({
  eventId,
  text: `Aconteceu o número ${eventId}.`,
  date: `${first}`,
  ...yearsOf(first, last),
  page: 1,
  quote: null,
  cardId: eventId,
})
const years = (count: number) => Array.from({ length: count }, (_, at) => event(at + 1, 1500 + at * 10))
const item = (
  question: string | null,
  answer: string | null,
  quote: string | null = null,
  cardId: number | null = null,
) => ({
  question,
  answer,
  quote,
  page: 3,
  cardId,
})

describe('events in a material', () => {
  test.each([
    ['Em que ano o Brasil deixou de ser colônia?', '1815', 'O Brasil deixou de ser colônia.', '1815'],
    [
      'Quando tropas francesas invadiram Portugal?',
      'Em novembro de 1807',
      'Tropas francesas invadiram Portugal.',
      'novembro de 1807',
    ],
    ['Em que século viveu Zumbi dos Palmares?', 'No século XVII.', 'Viveu Zumbi dos Palmares.', 'século XVII'],
  ])('%s %s', (question, answer, text, date) => {
    expect(eventsIn([item(question, answer, null, 7)])).toMatchObject([{ text, date, cardId: 7, page: 3 }])
  })

  test.each([
    ['Em 1806, Napoleão decretou o Bloqueio Continental.', 'Napoleão decretou o Bloqueio Continental.', '1806'],
    [
      'A Lei Áurea foi assinada em 13 de maio de 1888 pela princesa.',
      'A Lei Áurea foi assinada pela princesa.',
      '13 de maio de 1888',
    ],
    [
      'D. Pedro I reagiu: em novembro de 1823, mandou soldados.',
      'D. Pedro I reagiu: mandou soldados.',
      'novembro de 1823',
    ],
    ['A escravidão acabou, em 1888, e o país mudou.', 'A escravidão acabou, e o país mudou.', '1888'],
  ])('%s', (quote, text, date) => {
    expect(eventsIn([item(null, null, quote)])).toMatchObject([{ text, date, cardId: null }])
  })

  test.each([
    [
      'an answer that is more than a date',
      item('Quando choveu?', 'Em 1815, depois de muitos meses de seca no Nordeste'),
    ],
    ['no year', item('Quando é o dia da Independência?', '7 de setembro')],
    ['two dates', item(null, null, 'O Primeiro Reinado começou em 1822 e terminou em 1831.')],
    ['too few words to tell an event by', item(null, null, 'Em 1822, partiu.')],
    ['more than a card has room for', item(null, null, `Em 1822, ${'a longa viagem '.repeat(10)}terminou.`)],
    ['a date that is a name', item(null, null, 'A Constituição de 1824 dividia o Estado em quatro poderes.')],
    ['a sentence that leans on another', item(null, null, 'Ele foi coroado em 1822 na cidade do Rio.')],
    ['two sentences', item(null, null, 'Choveu em 1822. Depois fez sol no Rio de Janeiro.')],
    ['a cut sentence', item(null, null, 'proclamou em 1822 a Independência')],
  ])('%s tells no event', (_, given) => {
    expect(eventsIn([given])).toEqual([])
  })

  test('one fact asked twice is one event, and its card is kept', () => {
    const quote = 'Em 1815, o Brasil deixou de ser colônia.'
    const found = eventsIn([
      item('Em que ano o Brasil deixou de ser colônia?', '1815', quote, 4),
      item('Em que ano o Brasil foi elevado a reino?', '1815', quote),
    ])
    expect(found.map(({ eventId, cardId }) => [eventId, cardId])).toEqual([[1, 4]])
  })
})

describe('what lies on the line', () => {
  test('events that can be put in one order only, in another one', () => {
    const span = fc.record({ first: fc.integer({ min: 1500, max: 1560 }), more: fc.nat(15) })
    fc.assert(
      fc.property(
        fc.array(span, { maxLength: 25 }),
        fc.constantFrom('easy', 'medium', 'hard'),
        fc.string(),
        (spans, difficulty, seed) => {
          const events = spans.map(({ first, more }, at) => event(at + 1, first, first + more))
          const deal = dealTimeline({ ...emptySource, events }, { difficulty }, seed)
          expect(dealTimeline({ ...emptySource, events }, { difficulty }, seed)).toEqual(deal)
          if (deal.kind === 'shortage') return
          const { order, events: lying } = deal.dealt
          const inOrder = order.map(id => events[id - 1])
          for (const [at, one] of inOrder.entries())
            for (const later of inOrder.slice(at + 1)) {
              if (!one || !later) throw new Error('a foreign event')
              expect(one.to).toBeLessThan(later.from)
            }
          expect(lying.map(({ eventId }) => eventId).sort()).toEqual([...order].sort())
          expect(lying.filter(({ eventId }, at) => order[at] === eventId).length * 3).toBeLessThanOrEqual(order.length)
          expect(order.length).toBeLessThanOrEqual(eventsOf[difficulty])
          expect(deal.notice === null).toBe(order.length === eventsOf[difficulty])
        },
      ),
    )
  })

  test('as many as there can be where chance alone would find fewer', () => {
    const crowded = [event(1, 1500, 1599), ...Array.from({ length: 5 }, (_, at) => event(at + 2, 1500 + at * 20))]
    for (let seed = 0; seed < 50; seed++) {
      const chosen = chooseEvents(crowded, 5, randomOf(`${seed}`))
      expect(chosen).toHaveLength(5)
      for (const one of chosen) for (const other of chosen) if (one !== other) expect(overlap(one, other)).toBe(false)
    }
  })

  test.each([
    [0, 'Este material não tem acontecimentos com data, como têm os de História.'],
    [1, 'Este material só tem 1 acontecimento com data. A linha do tempo precisa de pelo menos 4.'],
    [3, 'Este material só tem 3 acontecimentos com datas diferentes. A linha do tempo precisa de pelo menos 4.'],
  ])('with %i events it says what is missing', (there, reason) => {
    const deal = dealTimeline({ ...emptySource, events: years(there) }, { difficulty: 'easy' }, 's')
    expect(deal).toEqual({ kind: 'shortage', reason })
  })
})

test('an event without words, or without a date, is not dealt', () => {
  const events = years(7).map(one => ({
    ...one,
    ...(one.eventId === 3 && { text: ' ' }),
    ...(one.eventId === 5 && { date: '' }),
  }))
  const deal = dealTimeline({ ...emptySource, events }, { difficulty: 'easy' }, 's')
  expect(deal).toMatchObject({ kind: 'dealt', dealt: { order: [1, 2, 4, 6, 7] } })
})

describe('what was handed in', () => {
  const deal = dealTimeline({ ...emptySource, events: years(5) }, { difficulty: 'easy' }, 's')
  if (deal.kind !== 'dealt') throw new Error('not dealt')
  const { dealt } = deal
  const right = [1, 2, 3, 4, 5]
  const almost = [1, 2, 3, 5, 4]
  const wrong = [5, 1, 2, 3, 4]
  const check = (checks: number[][], timeElapsed = 40, elapsedMs = 41_000) =>
    checkTimeline({ checks, timeElapsed }, dealt, elapsedMs)

  test.each([
    ['right at once', [right], null],
    ['right at the third check', [wrong, almost, right], null],
    ['four wrong orders end the round', [wrong, wrong, wrong, wrong], null],
    ['too early', [wrong], 'A linha do tempo ainda não está na ordem certa.'],
    ['five checks', [wrong, wrong, wrong, wrong, right], 'Há ordens a mais: cada partida tem quatro conferências.'],
    ['on after the right order', [right, right], 'A partida já tinha terminado na ordem certa.'],
    ['an event missing', [[1, 2, 3, 4]], 'Os acontecimentos não são os desta partida.'],
    ['an event twice', [[1, 1, 2, 3, 4]], 'Os acontecimentos não são os desta partida.'],
    ['a foreign event', [[1, 2, 3, 4, 9]], 'Os acontecimentos não são os desta partida.'],
    ['a right one moved away', [almost, wrong, right], 'Um acontecimento que já estava certo saiu do lugar.'],
  ])('%s', (_, checks, reason) => {
    expect(check(checks)).toBe(reason)
  })

  test('counts no more time than passed', () => {
    expect(check([right], 400, 41_000)).toBe('O tempo informado é maior que o tempo da partida.')
  })

  test.each([
    [[right], 1000],
    // Three at the first check, two at the second: 3 × 100 + 2 × 60 of 500.
    [[almost, right], 840],
    [[wrong, wrong, wrong, right], 100],
    [[wrong, wrong, wrong, wrong], 0],
  ])('%j scores %i of 1000', (checks, score) => {
    expect(scoreOf({ checks, timeElapsed: 40 }, dealt)).toBe(score)
  })

  test.each([
    [1000, 'easy', 22],
    [1000, 'medium', 33],
    [1000, 'hard', 44],
    [100, 'easy', 10],
  ] as const)('%i points at %s pay %i XP', (score, difficulty, xp) => {
    expect(timelineXp(score, difficulty)).toBe(xp)
  })

  test('a date misplaced twice was not known; one misplaced once, or none, says nothing', () => {
    const shown = (checks: number[][]) => timelineRecognitions({ checks, timeElapsed: 40 }, dealt)
    expect(shown([right])).toEqual([])
    expect(shown([almost, right])).toEqual([])
    expect(
      shown([almost, almost, right])
        .map(({ cardId, known }) => [cardId, known])
        .sort(),
    ).toEqual([
      [4, false],
      [5, false],
    ])
  })

  test('no round has more checks than the last one can be right in', () => {
    expect(mostChecks).toBe(4)
  })
})
