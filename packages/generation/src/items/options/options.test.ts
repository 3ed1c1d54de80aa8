import { describe, expect, test } from 'vitest'
import { studyFrom } from '../../testing/document.ts'
import type { Candidate } from '../candidates.ts'
import { arrangeOptions } from './options.ts'

const [sentence] = studyFrom('# Água\n\nA evaporação transforma a água dos rios em vapor.').sentences
if (!sentence) throw new Error('no sentence')

const candidate = (answer: string, distractors: string[], numeric = false): Candidate => ({
  kind: 'question',
  fact: {
    family: 'cloze',
    pattern: 'test',
    focus: answer,
    question: `Pergunta sobre ${answer}?`,
    answer,
    answerType: 'term',
    sentence,
    quote: sentence.quote,
    page: 1,
    strength: 1,
    load: 0.5,
    card: false,
    quiz: true,
  },
  question: `Pergunta sobre ${answer}?`,
  answer,
  score: 1,
  hardness: 0.5,
  distractors,
  numeric,
  trust: 'sure',
  explanation: '',
})

describe('the order of the options', () => {
  const many = Array.from({ length: 40 }, (_, i) => candidate(`certa ${i}`, ['um', 'dois', 'três']))
  const places = (seed: string) => arrangeOptions(many, seed).map((options, i) => options.indexOf(`certa ${i}`))

  test('the right one stands in every place as often', () => {
    for (const place of [0, 1, 2, 3]) expect(places('a').filter(other => other === place)).toHaveLength(10)
  })

  test('three options are shared out too', () => {
    const three = Array.from({ length: 30 }, (_, i) => candidate(`certa ${i}`, ['um', 'dois']))
    const found = arrangeOptions(three, 'a').map((options, i) => options.indexOf(`certa ${i}`))
    for (const place of [0, 1, 2]) {
      const times = found.filter(other => other === place).length
      expect(times).toBeGreaterThanOrEqual(5)
      expect(times).toBeLessThanOrEqual(15)
    }
  })

  test('is drawn from the seed', () => {
    expect(places('a')).toEqual(places('a'))
    expect(places('a')).not.toEqual(places('b'))
  })

  test('numbers, years, centuries and dates stand in their own order', () => {
    const ordered = arrangeOptions(
      [
        candidate('1822', ['1889', '1808', '1831'], true),
        candidate('Século XVI', ['Século XVIII', 'Século XV', 'Século XVII'], true),
        candidate('1.500 metros', ['900 metros', '2.000 metros', '1.200 metros'], true),
        candidate('2 de julho de 1823', ['2 de julho de 1821', '2 de março de 1825'], true),
      ],
      'a',
    )
    expect(ordered).toEqual([
      ['1808', '1822', '1831', '1889'],
      ['Século XV', 'Século XVI', 'Século XVII', 'Século XVIII'],
      ['900 metros', '1.200 metros', '1.500 metros', '2.000 metros'],
      ['2 de julho de 1821', '2 de julho de 1823', '2 de março de 1825'],
    ])
  })
})
