import { isKnown } from '@capivira/portuguese/morphology'
import { describe, expect, test } from 'vitest'
import { hyphenJudge, joinLines, settleInnerHyphens } from './hyphens.ts'

const judge = hyphenJudge(isKnown, new Set(['pré-histórico', 'fitoquímica']))

describe('words cut at a line end', () => {
  test.each([
    ['a plan-', 'ta cresce', 'a planta cresce'],
    ['a plan\u00AD', 'ta cresce', 'a planta cresce'],
    ['o homem pré-', 'histórico caçava', 'o homem pré-histórico caçava'],
    ['a triagem fito-', 'química', 'a triagem fitoquímica'],
    ['é preciso torná-', 'lo público', 'é preciso torná-lo público'],
    ['ao fazê-', 'la passar', 'ao fazê-la passar'],
    ['antes de pô-', 'lo na água', 'antes de pô-lo na água'],
    ['o guarda-', 'chuva', 'o guarda-chuva'],
    ['a região Centro-', 'Oeste', 'a região Centro-Oeste'],
    ['a planta', 'cresce', 'a planta cresce'],
    ['de 1808 -', 'data da chegada', 'de 1808 - data da chegada'],
  ])('%s | %s', (before, after, joined) => {
    expect(joinLines(before, after, judge)).toBe(joined)
  })

  test('inside a line already joined', () => {
    expect(settleInnerHyphens('a vege\u00AD tação e a plan\u00ADta', judge)).toBe('a vegetação e a planta')
  })
})
