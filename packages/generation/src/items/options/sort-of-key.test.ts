import { expect, test } from 'vitest'
import { factAbout } from '../../testing/fact.ts'
import { isSortOfKey, oneIsSortOfOther, sortsOf } from './sort-of-key.ts'

const TEXT = `# Água

A água potável chega por canos. Todos bebem água potável. A água potável é clara. O poço dá água potável. Sem água \
potável há doenças. A água
potável custa pouco. A água potável difere da água salobra. A água fluorada protege os dentes.`

const asked = {
  question: 'A _____ chega por canos.',
  answer: 'Água potável',
  answerType: 'term',
  family: 'cloze',
} as const

test('a sort of what the text says all the time, unless one sentence sets them against each other', () => {
  const { fact, study } = factAbout(TEXT, asked)
  expect(isSortOfKey('Água fluorada', fact, study)).toBe(true)
  expect(isSortOfKey('Água salobra', fact, study)).toBe(false)
  expect(isSortOfKey('Terra fluorada', fact, study)).toBe(false)
})

test('what the document defines by a term is no option beside it', () => {
  const { facts, study } = factAbout(
    '# Gelo\n\nA geada é um tipo de orvalho que congela sobre as folhas. O orvalho é a água que o ar deixa nas ' +
      'folhas à noite.',
    {
      question: 'O que é a geada?',
      answer: 'Um tipo de orvalho que congela sobre as folhas',
      answerType: 'definition',
    },
  )
  expect(study.sentences).toHaveLength(2)
  const sorts = sortsOf(facts)
  expect(oneIsSortOfOther('Geada', 'Orvalho', sorts)).toBe(true)
  expect(oneIsSortOfOther('O orvalho', 'A geada', sorts)).toBe(true)
  expect(oneIsSortOfOther('Geada', 'Água da chuva', sorts)).toBe(false)
})
