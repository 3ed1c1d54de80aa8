import { describe, expect, test } from 'vitest'
import { context } from '../testing/good-items.ts'
import { checkWord } from './check.ts'

const refused = (word: string, hint: string) =>
  checkWord({ word, hint }, context).some(({ gate }) => /^[FW]/.test(gate))

describe('a hint a pupil would stumble over', () => {
  test.each([
    ['lagoa', 'Os _____ enchem quando chove na serra.'],
    ['lagoa', 'Depois da chuva, essa _____ fica cheia de peixes.'],
    ['lagoa', 'A _____ fica cheia de de peixes quando chove.'],
    ['lagoa', 'A _____ fica cheia de peixes (quando chove.'],
    ['lagoa', 'A _____ fica cheia de peixes quando chove na.'],
    ['lagoa', 'Como vimos, a _____ fica cheia de peixes.'],
  ])('%s: %s', (word, hint) => {
    expect(refused(word, hint)).toBe(true)
  })
})

describe('a good hint', () => {
  test.each([
    ['lagoa', 'A _____ fica cheia de peixes quando chove na serra.'],
    ['lagoa', 'A _____ fica cheia de peixes, isto é, de tilápias.'],
    ['lagoa', 'Os peixes vivem na _____.'],
    ['artistas', 'Os _____ pintam o muro da escola.'],
    ['lagoa', 'Boa para aqueles que pescam: a _____ fica cheia de peixes para…'],
  ])('%s: %s', (word, hint) => {
    expect(refused(word, hint)).toBe(false)
  })
})
