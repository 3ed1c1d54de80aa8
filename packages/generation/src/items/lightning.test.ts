import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Difficulty } from '../items.ts'
import { type Askable, chooseLightning } from './lightning.ts'

const THINGS = 'xilema floema raiz caule folha flor fruto semente tronco galho casca pólen espinho broto'.split(' ')
const questions: Askable[] = THINGS.map((thing, i) => ({
  question: `Que parte é o número ${i}?`,
  options: [thing, 'núcleo', 'membrana', 'vacúolo'],
  correctAnswer: 0,
  difficulty: (['fácil', 'médio', 'difícil'] as const)[i % 3] ?? 'médio',
  category: i % 2 === 0 ? 'Plantas' : 'Células',
}))
const long: Askable = {
  question:
    'Qual das seguintes descrições diz com mais exatidão o que acontece dentro de uma folha verde durante o dia?',
  options: Array.from({ length: 4 }, (_, i) => `a descrição de número ${i} fala de muitas coisas que se leem devagar`),
  correctAnswer: 1,
  difficulty: 'difícil',
  category: 'Plantas',
}

describe('a round of the lightning quiz', () => {
  test('holds only what can be read in time', () => {
    expect(chooseLightning([long], 'difícil', 5, 'a')).toEqual([])
    expect(chooseLightning([...questions, long], 'difícil', 20, 'a')).toHaveLength(THINGS.length)
  })

  test('holds no option too long for its button', () => {
    const wide = { ...(questions[0] ?? long), options: ['xilema', 'núcleo', 'm'.repeat(41)] }
    expect(chooseLightning([wide], 'fácil', 5, 'a')).toEqual([])
  })

  test('prefers the difficulty of the level', () => {
    const round = chooseLightning(questions, 'difícil', 4, 'a')
    expect(round.map(question => question.difficulty)).toEqual(['difícil', 'difícil', 'difícil', 'difícil'])
  })

  test('takes from every part of the material', () => {
    const round = chooseLightning(questions, 'médio', 6, 'a')
    expect(new Set(round.map(question => question.category)).size).toBe(2)
  })

  test('asks for no answer twice, in singular or plural', () => {
    const twice = ['folha', 'folhas'].map(answer => ({
      ...(questions[0] ?? long),
      options: [answer, 'núcleo', 'gene'],
    }))
    expect(chooseLightning(twice, 'fácil', 5, 'a')).toHaveLength(1)
  })

  test('is the same for the same seed, and never longer than asked', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 0, max: 20 }),
        fc.constantFrom<Difficulty>('fácil', 'médio', 'difícil'),
        (seed, count, level) => {
          const round = chooseLightning(questions, level, count, seed)
          expect(round).toEqual(chooseLightning(questions, level, count, seed))
          expect(round).toHaveLength(Math.min(count, THINGS.length))
          expect(new Set(round).size).toBe(round.length)
        },
      ),
    )
  })

  test('differs with the seed', () => {
    const first = chooseLightning(questions, 'fácil', 8, 'one').map(question => question.question)
    const second = chooseLightning(questions, 'fácil', 8, 'two').map(question => question.question)
    expect(first).not.toEqual(second)
  })
})
