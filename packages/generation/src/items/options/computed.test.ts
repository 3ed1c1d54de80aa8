import { expect, test } from 'vitest'
import { type Asked, factAbout } from '../../testing/fact.ts'
import { computedFor } from './computed.ts'
import { poolsOf } from './pools.ts'

function computed(text: string, asked: Asked): number[] {
  const { fact, facts, study } = factAbout(text, { family: 'cloze', ...asked })
  return (computedFor(fact, poolsOf(study, facts), () => 0.5) ?? []).map(Number)
}

test('beside a year that is only nearly so stands none near it', () => {
  const years = computed('# Vila\n\nA vila cresceu por volta de 1850. Em 1853 veio a ponte, em 1847 a igreja.', {
    question: 'A vila cresceu por volta de _____.',
    answer: '1850',
    answerType: 'year',
  })
  expect(years.length).toBeGreaterThan(1)
  expect(years.filter(year => Math.abs(year - 1850) < 8)).toEqual([])
})

test('a decade has decades beside it', () => {
  const decades = computed('# Baile\n\nOs bailes dos anos 90 tinham luz negra.', {
    question: 'Os bailes dos anos _____ tinham luz negra.',
    answer: '90',
    answerType: 'quantity',
  })
  expect(decades.toSorted((a, b) => a - b)).toEqual([60, 70, 80])
})
