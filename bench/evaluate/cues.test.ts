import { expect, test } from 'vitest'
import { CUES } from './cues.ts'

const ask = (question: string, ...options: string[]) => ({ question, options })

test('longest: the one option longer than all others', () => {
  expect(CUES.longest(ask('?', 'rim', 'fígado', 'baço'))).toEqual([0, 1, 0])
  expect(CUES.longest(ask('?', 'sol', 'lua', 'mar'))).toEqual([0, 0, 0])
})

test('clang: share of an option’s words that the question has', () => {
  const item = ask('Quem estuda as plantas?', 'Estudioso de plantas', 'Químico')
  expect(CUES.clang(item)).toEqual([0.5, 0])
})

test('grammar: the article before the gap rules an option out', () => {
  expect(CUES.grammar(ask('A _____ bombeia o sangue.', 'artéria', 'coração', 'veia'))).toEqual([0, -1, 0])
  expect(CUES.grammar(ask('Qual bombeia o sangue?', 'artéria', 'coração', 'veia'))).toEqual([0, 0, 0])
})

test('odd: the only option of another kind is crossed out', () => {
  const [year = 0, ...names] = CUES.odd(ask('?', '1888', 'Rio de Janeiro', 'São Paulo', 'Porto Alegre'))
  expect(year).toBeLessThan(0)
  expect(names.map(Math.abs)).toEqual([0, 0, 0])
})

test('convergence: the option the others are made from', () => {
  const [centre = 0, ...rest] = CUES.convergence(
    ask('?', 'aumento do calor', 'aumento do frio', 'queda do calor', 'mudança do vento'),
  )
  expect(Math.max(...rest)).toBeLessThan(centre)
})

test('middle: numbers with others on both sides', () => {
  expect(CUES.middle(ask('?', '1500', '1822', '1889', '1930'))).toEqual([0, 1, 1, 0])
  expect(CUES.middle(ask('?', '1500', 'hoje', '1889'))).toEqual([0, 0, 0])
})
